/* Quick values of CIEDE2000 for many pairs of sRGB colours.
 *
 * They are made of + - * / and square roots in single precision, which IEEE 754 fixes, with no product and sum fused: every
 * variant, and so every machine, gives the same bits. Nothing here allocates. */
#ifndef CDELTAE_H
#define CDELTAE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CDELTAE_CLOSED __attribute__((enum_extensibility(closed)))
#pragma clang assume_nonnull begin
#else
#define CDELTAE_CLOSED
#endif

/* The same loops, compiled for registers of different widths. */
typedef enum CDELTAE_CLOSED cdeltae_variant {
  CDELTAE_BASELINE, /* what every processor of the architecture has */
  CDELTAE_AVX2,
  CDELTAE_AVX512,
} cdeltae_variant;

/* Whether this processor has what the variant needs. */
bool cdeltae_has(cdeltae_variant variant);
/* The one with the widest registers that this processor has. */
cdeltae_variant cdeltae_widest(void);

/* Pairs in a block. */
#define CDELTAE_BLOCK 256
/* Counts of pairs are whole steps of so many. */
#define CDELTAE_STEP 16

/* A block of pairs in linear light, 0...1: for each colour a plane of red, one of green and one of blue. */
typedef struct cdeltae_block {
  float *expected; /* 3 * CDELTAE_BLOCK */
  float *actual;   /* 3 * CDELTAE_BLOCK */
} cdeltae_block;

/* Sets a block to opaque pixels with 8 bits a sample, red lowest; alpha does not count. `light` has the linear light of the 256
 * levels. `count` is at most CDELTAE_BLOCK. */
void cdeltae_decode(cdeltae_variant variant, const uint32_t *expected, const uint32_t *actual, size_t count,
                    const float *light, cdeltae_block block);

/* CIEDE2000 of the first `count` pairs of a block, a multiple of CDELTAE_STEP and at most CDELTAE_BLOCK. `shares` has what full
 * light of red, of green and of blue adds to X, Y and Z as shares of white: 9 values, red's first.
 *
 * False where any is no number, which it is where single precision cannot tell: where hues are so nearly opposite that rounding
 * could choose the side of their mean, and where a colour so near to grey, without being one, that its hue is rounding meets
 * one that has a hue. */
bool cdeltae_differences(cdeltae_variant variant, cdeltae_block block, size_t count, const float *shares,
                         float *differences);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
