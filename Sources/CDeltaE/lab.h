/* CIE L*a*b*. Source of the constants: CIE 15, in its exact fractions. */
#ifndef CDELTAE_LAB_H
#define CDELTAE_LAB_H

#include <stddef.h>

#include "arithmetic.h"
#include "cdeltae.h"

/* Of a share of white. */
CDELTAE_INLINE float response(float t) {
  const float epsilon = 216.0f / 24389.0f;
  float curve = cube_root(larger(t, epsilon));
  float line = t * (24389.0f / 27.0f / 116.0f) + 16.0f / 116.0f;
  return t > epsilon ? curve : line;
}

/* A block of colours. */
typedef struct lab_block {
  float lightness[CDELTAE_BLOCK], a[CDELTAE_BLOCK], b[CDELTAE_BLOCK];
  /* a^2 + b^2, and 1 for greys, which have equal light in all planes. */
  float color[CDELTAE_BLOCK];
} lab_block;

/* Greys come out without the rounding in their coordinates: a chroma below 0.002 counts as none. Of 8-bit colours only greys
 * have so little. */
CDELTAE_INLINE void to_lab(const float *restrict light, size_t count, const float *restrict shares,
                           lab_block *restrict lab) {
  const float *red = light, *green = light + CDELTAE_BLOCK, *blue = light + 2 * CDELTAE_BLOCK;
#pragma clang loop vectorize(enable)
  for (size_t i = 0; i < count; i++) {
    float x = response(red[i] * shares[0] + green[i] * shares[3] + blue[i] * shares[6]);
    float y = response(red[i] * shares[1] + green[i] * shares[4] + blue[i] * shares[7]);
    float z = response(red[i] * shares[2] + green[i] * shares[5] + blue[i] * shares[8]);
    float a = 500 * (x - y), b = 200 * (y - z);
    float square = a * a + b * b;
    lab->lightness[i] = 116 * y - 16;
    lab->a[i] = square < 4e-6f ? 0 : a;
    lab->b[i] = square < 4e-6f ? 0 : b;
    lab->color[i] = red[i] == green[i] && green[i] == blue[i] ? 1 : square;
  }
}

#endif
