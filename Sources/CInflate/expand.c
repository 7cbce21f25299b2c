#include "cinflate.h"

void cinflate_expand_table(const uint8_t *samples, int bit_depth, const uint32_t *table, uint32_t *rgba,
                           size_t width) {
  if (bit_depth == 8) {
    for (size_t x = 0; x < width; x++) rgba[x] = table[samples[x]];
    return;
  }
  size_t per_byte = 8 / (size_t)bit_depth;
  unsigned mask = (1u << bit_depth) - 1;
  for (size_t x = 0; x < width; x++) {
    int shift = 8 - bit_depth * (int)(x % per_byte + 1);
    rgba[x] = table[samples[x / per_byte] >> shift & mask];
  }
}

void cinflate_expand_grey_alpha(const uint8_t *samples, uint8_t *rgba, size_t width) {
  for (size_t x = 0; x < width; x++) {
    rgba[4 * x] = rgba[4 * x + 1] = rgba[4 * x + 2] = samples[2 * x];
    rgba[4 * x + 3] = samples[2 * x + 1];
  }
}

void cinflate_clear_key(uint32_t *rgba, size_t width, uint32_t key) {
  for (size_t x = 0; x < width; x++) rgba[x] &= rgba[x] == key ? ~CINFLATE_OPAQUE : ~0u;
}

void cinflate_widen(const uint8_t *samples, uint16_t *wide, size_t count) {
  for (size_t i = 0; i < count; i++) wide[i] = (uint16_t)(samples[i] * 257);
}
