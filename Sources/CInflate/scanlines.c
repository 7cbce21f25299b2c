#include "cinflate.h"

#include <string.h>

/* PNG filters (PNG specification, part 9) on whole pixels: four lanes, of which RGB lets the last hold whatever follows. Each
 * pixel hangs on its left neighbour, so what counts is how few operations in a row that takes: one for Sub, five for Average,
 * nine for Paeth. Vector extensions of GCC and Clang; compiled for any processor that the compiler knows. */

typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef int16_t words4 __attribute__((vector_size(8)));

#define INLINE static inline __attribute__((always_inline))

INLINE uint32_t load(const uint8_t *from) {
  uint32_t word;
  memcpy(&word, from, 4);
  return word;
}

INLINE void store(uint8_t *to, uint32_t word) { memcpy(to, &word, 4); }

INLINE uint32_t add(uint32_t a, uint32_t b) {
  bytes4 x, y;
  memcpy(&x, &a, 4), memcpy(&y, &b, 4);
  x += y;
  memcpy(&a, &x, 4);
  return a;
}

INLINE words4 widened(uint32_t word) {
  bytes4 narrow;
  memcpy(&narrow, &word, 4);
  return __builtin_convertvector(narrow, words4);
}

INLINE uint32_t narrowed(words4 wide) {
  bytes4 narrow = __builtin_convertvector(wide, bytes4);
  uint32_t word;
  memcpy(&word, &narrow, 4);
  return word;
}

INLINE words4 chosen(words4 mask, words4 yes, words4 no) { return (mask & yes) | (~mask & no); }

/* The one of left, above and corner that is nearest to left + above - corner, by comparing 3 * corner - left - above with the
 * smaller and the larger of left and above: what it reaches beyond is out. */
INLINE words4 paeth(words4 left, words4 above, words4 corner) {
  words4 is_less = left < above;
  words4 low = chosen(is_less, left, above), high = chosen(is_less, above, left);
  words4 bound = (corner * 3 - above) - left;
  words4 first = chosen(bound < high, corner, low);
  return chosen(low < bound, first, high);
}

INLINE bool line(const uint8_t *source, const uint8_t *above, uint8_t *rgba, size_t width, size_t step,
                 uint32_t opaque) {
  uint8_t filter = *source++;
  uint8_t *end = rgba + 4 * width;
  uint32_t left = 0;
  switch (filter) {
  case 0:
    for (; rgba < end; rgba += 4, source += step) store(rgba, load(source) | opaque);
    return true;
  case 1:
    for (; rgba < end; rgba += 4, source += step) store(rgba, (left = add(load(source), left)) | opaque);
    return true;
  case 2:
    for (; rgba < end; rgba += 4, above += 4, source += step) store(rgba, add(load(source), load(above)) | opaque);
    return true;
  case 3:
    for (; rgba < end; rgba += 4, above += 4, source += step) {
      uint32_t up = load(above);
      uint32_t mean = (left & up) + (((left ^ up) & 0xFEFEFEFEu) >> 1);
      store(rgba, (left = add(load(source), mean)) | opaque);
    }
    return true;
  case 4: {
    words4 west = {0}, corner = {0}, low_byte = {255, 255, 255, 255};
    for (; rgba < end; rgba += 4, above += 4, source += step) {
      words4 north = widened(load(above));
      west = (widened(load(source)) + paeth(west, north, corner)) & low_byte;
      corner = north;
      store(rgba, narrowed(west) | opaque);
    }
    return true;
  }
  default: return false;
  }
}

bool cinflate_line_rgb(const uint8_t *source, const uint8_t *above, uint8_t *rgba, size_t width) {
  return line(source, above, rgba, width, 3, CINFLATE_OPAQUE);
}

bool cinflate_line_rgba(const uint8_t *source, const uint8_t *above, uint8_t *rgba, size_t width) {
  return line(source, above, rgba, width, 4, 0);
}

INLINE int distance(int a, int b) { return a < b ? b - a : a - b; }

INLINE uint8_t nearest(int left, int above, int corner) {
  int to_left = distance(above, corner), to_above = distance(left, corner);
  int to_corner = distance(left + above, 2 * corner);
  if (to_left <= to_above && to_left <= to_corner) return (uint8_t)left;
  return (uint8_t)(to_above <= to_corner ? above : corner);
}

bool cinflate_line_bytes(const uint8_t *line, const uint8_t *above, uint8_t *samples, size_t count, size_t step) {
  uint8_t filter = *line++;
  size_t i;
  switch (filter) {
  case 0: memcpy(samples, line, count); return true;
  case 1:
    for (i = 0; i < count; i++) samples[i] = (uint8_t)(line[i] + (i < step ? 0 : samples[i - step]));
    return true;
  case 2:
    for (i = 0; i < count; i++) samples[i] = (uint8_t)(line[i] + above[i]);
    return true;
  case 3:
    for (i = 0; i < count; i++) samples[i] = (uint8_t)(line[i] + (((i < step ? 0 : samples[i - step]) + above[i]) >> 1));
    return true;
  case 4:
    for (i = 0; i < count; i++)
      samples[i] = (uint8_t)(line[i] + (i < step ? above[i] : nearest(samples[i - step], above[i], above[i - step])));
    return true;
  default: return false;
  }
}
