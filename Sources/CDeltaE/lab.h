/* CIE L*a*b*. Source of the constants: CIE 15, in its exact fractions. */
#ifndef CDELTAE_LAB_H
#define CDELTAE_LAB_H

#include "arithmetic.h"

typedef struct lab {
  float lightness, a, b;
} lab;

/* Of a share of white. */
CDELTAE_INLINE float response(float t) {
  const float epsilon = 216.0f / 24389.0f;
  float curve = cube_root(larger(t, epsilon));
  float line = t * (24389.0f / 27.0f / 116.0f) + 16.0f / 116.0f;
  return t > epsilon ? curve : line;
}

/* Greys come out without the rounding in their coordinates: a chroma below 0.002 counts as none. Of 8-bit colours only greys
 * have so little. */
CDELTAE_INLINE lab lab_of(float red, float green, float blue, const float *shares) {
  float x = response(red * shares[0] + green * shares[3] + blue * shares[6]);
  float y = response(red * shares[1] + green * shares[4] + blue * shares[7]);
  float z = response(red * shares[2] + green * shares[5] + blue * shares[8]);
  float a = 500 * (x - y), b = 200 * (y - z);
  float color = a * a + b * b < 4e-6f ? 0.0f : 1.0f;
  return (lab){116 * y - 16, a * color, b * color};
}

#endif
