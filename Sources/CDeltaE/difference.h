/* CIEDE2000 with no function but arithmetic and the square root.
 *
 * The formula needs angles only in cosines and sines, which follow from the coordinates. With P = C1 C2, dot = a1 a2 + b1 b2,
 * cross = a1 b2 - b1 a2 and q = 2 (P + |dot|):
 * - dH' = 2 sqrt(P) sin(dh / 2) is 2 cross / sqrt(q), or sqrt(q) with the sign of cross where hues are more than a right angle
 *   apart;
 * - the mean hue is the direction of the sum of both hues' unit vectors, or where that is short, of their difference turned by
 *   a quarter; multiplied by P, either vector has the length sqrt(P q);
 * - T is a polynomial of its cosine and sine, and the bell of the turn 30 exp(-((h - 275) / 25)^2) one of u = 1 - cos(h - 275):
 *   exp(-((h - 275) / 25)^2 / 16) to the 16th power. Fitted for u of 0...1.3; beyond, the bell is below 1e-8. */
#ifndef CDELTAE_DIFFERENCE_H
#define CDELTAE_DIFFERENCE_H

#include <stdbool.h>

#include "arithmetic.h"

/* The root of C^7 / (C^7 + 25^7). Both ends of what is powered are cut so that no power leaves the normal numbers, which are
 * much the faster. */
CDELTAE_INLINE float saturation(float chroma) {
  float share = larger(smaller(chroma * 0.04f, 100), 1e-4f);
  float cube = share * share * share;
  float seventh = cube * cube * share;
  return root(seventh / (seventh + 1));
}

/* dL' / S_L. */
CDELTAE_INLINE float lightness_difference(float one, float other) {
  float middle = (one + other) * 0.5f - 50;
  float square = middle * middle;
  float length = root(square + 20);
  return (other - one) * length / (length + 0.015f * square);
}

/* T of the mean hue: 1 - 0.17 cos(h - 30) + 0.24 cos 2h + 0.32 cos(3h + 6) - 0.20 cos(4h - 63), in degrees, in powers of cos h
 * = c, sin h = s and cos 2h. */
CDELTAE_INLINE float hue_weight(float c, float s) {
  float twice = 2 * (c * c) - 1;
  float sum = 1.0907981f + c * (0.63649402f * twice - 0.46547133f);
  sum -= s * (0.06689822f * twice + 0.11844911f);
  return sum + twice * (0.24f - 0.1815962f * twice - 0.7128052f * (c * s));
}

/* sin(60 degrees x) / x of x^2, for x of 0...1. */
CDELTAE_INLINE float sine(float square) {
  float sum = square * -0.00026530067f + 0.010488434f;
  sum = sum * square - 0.19139522f;
  return sum * square + 1.04719745f;
}

/* The sine of twice the turn. */
CDELTAE_INLINE float turn(float c, float s) {
  /* cos 275 and sin 275. */
  float u = smaller(1 - (0.08715574f * c - 0.9961947f * s), 1.3f);
  float base = u * -0.00033278607f + 0.00026373662f;
  base = base * u - 0.00463757f;
  base = base * u + 0.10612723f;
  base = base * u - 0.65656198f;
  base = base * u + 1;
  float square = base * base;
  float fourth = square * square;
  float eighth = fourth * fourth;
  float bell = eighth * eighth;
  return bell * sine(bell * bell);
}

/* The hue's part of a difference. */
typedef struct hue_difference {
  float delta, cosine, sine;
  bool is_opposite; /* so nearly that the rounding of the coordinates, which is below 0.002, could choose the side */
} hue_difference;

CDELTAE_INLINE hue_difference hues(float a1, float b1, float c1, float a2, float b2, float c2) {
  /* By differences, a cross product keeps its digits where the colours are near. */
  float cross = a1 * (b2 - b1) - b1 * (a2 - a1), dot = a1 * a2 + b1 * b2, product = c1 * c2;
  float side = cross < 0 ? -1.0f : 1.0f;
  float q = 2 * (product + magnitude(dot));
  float scale = 1 / root(product * q);
  float x1 = a1 * c2, y1 = b1 * c2, x2 = a2 * c1, y2 = b2 * c1;
  bool is_wide = dot < 0;
  return (hue_difference){
      .delta = scale * root(product) * (is_wide ? side * q : 2 * cross),
      .cosine = scale * (is_wide ? side * (y2 - y1) : x1 + x2),
      .sine = scale * (is_wide ? side * (x1 - x2) : y1 + y2),
      .is_opposite = is_wide && magnitude(cross) < 0.002f * (c1 + c2),
  };
}

/* Of stretched colours and their chroma. */
CDELTAE_INLINE float difference(float l1, float a1, float b1, float c1, float l2, float a2, float b2, float c2) {
  float sum = c1 + c2, mean = sum * 0.5f;
  hue_difference hue = hues(a1, b1, c1, a2, b2, c2);
  float delta_h = hue.delta / (1 + 0.015f * mean * hue_weight(hue.cosine, hue.sine));
  float delta_c = ((a2 - a1) * (a1 + a2) + (b2 - b1) * (b1 + b2)) / (sum * (1 + 0.045f * mean));
  float delta_l = lightness_difference(l1, l2);
  float rotation = -2 * saturation(mean) * turn(hue.cosine, hue.sine);
  float square = delta_l * delta_l + delta_c * delta_c + delta_h * (delta_h + rotation * delta_c);
  return hue.is_opposite ? __builtin_nanf("") : root(larger(0, square));
}

#endif
