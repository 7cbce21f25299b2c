/* Arithmetic on single numbers, written so that a compiler can do it on many. */
#ifndef CDELTAE_ARITHMETIC_H
#define CDELTAE_ARITHMETIC_H

#include <stdint.h>

/* A fused product and sum would round once where other processors round twice. */
#pragma STDC FP_CONTRACT OFF

#define CDELTAE_INLINE static inline __attribute__((always_inline))

CDELTAE_INLINE float root(float x) { return __builtin_elementwise_sqrt(x); }
/* The second where either is no number. */
CDELTAE_INLINE float larger(float x, float y) { return x > y ? x : y; }
CDELTAE_INLINE float smaller(float x, float y) { return x < y ? x : y; }
CDELTAE_INLINE float magnitude(float x) { return x < 0 ? -x : x; }

CDELTAE_INLINE int32_t bits_of(float x) {
  int32_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}

CDELTAE_INLINE float from_bits(int32_t bits) {
  float x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

/* The cube root of x of 0.008...2, within 1.4e-7 of itself.
 *
 * The bits of a number are nearly its logarithm, so a third of them, taken from a constant, gives a guess g of 1 / cbrt(x) with
 * r = 1 - x g^3 of -0.102...0.103. Then cbrt(x) = x g^2 (1 - r)^(-2/3), of which the last is a polynomial, fitted. */
CDELTAE_INLINE float cube_root(float x) {
  float guess = from_bits((int32_t)(1419899904.0f - (float)bits_of(x) * 0.33333334f));
  float near = x * guess * guess;
  float rest = 1 - near * guess;
  float series = rest * 0.42852124f + 0.45793993f;
  series = series * rest + 0.49380346f;
  series = series * rest + 0.55554175f;
  series = series * rest + 0.66666668f;
  return near + near * (rest * series);
}

#endif
