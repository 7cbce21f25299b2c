#include "cdeltae.h"

#include "difference.h"
#include "lab.h"

/* A near-grey that is no grey, beside a colour. */
CDELTAE_INLINE bool is_doubtful(float first, float second) {
  return smaller(first, second) < 4e-4f && larger(first, second) > 0.25f;
}

/* Makes a and b those of the formula, a' and b, and `color` the chroma C', which is no number where the hue is doubtful. */
CDELTAE_INLINE void stretch(lab_block *restrict one, lab_block *restrict other, size_t count) {
#pragma clang loop vectorize(enable)
  for (size_t i = 0; i < count; i++) {
    float a1 = one->a[i], b1 = one->b[i], a2 = other->a[i], b2 = other->b[i];
    float chroma = root(a1 * a1 + b1 * b1) + root(a2 * a2 + b2 * b2);
    float factor = 1.5f - 0.5f * saturation(chroma * 0.5f);
    bool doubtful = is_doubtful(one->color[i], other->color[i]);
    one->a[i] = a1 * factor;
    other->a[i] = a2 * factor;
    one->color[i] = doubtful ? __builtin_nanf("") : root(one->a[i] * one->a[i] + b1 * b1 + 1e-12f);
    other->color[i] = root(other->a[i] * other->a[i] + b2 * b2 + 1e-12f);
  }
}

CDELTAE_INLINE bool differences(const float *light, const float *other_light, size_t count, const float *shares,
                                float *restrict results) {
  lab_block one, other;
  to_lab(light, count, shares, &one);
  to_lab(other_light, count, shares, &other);
  stretch(&one, &other, count);
#pragma clang loop vectorize(enable)
  for (size_t i = 0; i < count; i++)
    results[i] = difference(one.lightness[i], one.a[i], one.b[i], one.color[i], other.lightness[i], other.a[i],
                            other.b[i], other.color[i]);
  uint32_t unknown = 0;
  for (size_t i = 0; i < count; i++) unknown |= results[i] != results[i];
  return unknown == 0;
}

CDELTAE_INLINE void decode(const uint32_t *restrict words, size_t count, const float *restrict light,
                           float *restrict planes) {
  for (size_t i = 0; i < count; i++) {
    planes[i] = light[words[i] & 255];
    planes[CDELTAE_BLOCK + i] = light[words[i] >> 8 & 255];
    planes[2 * CDELTAE_BLOCK + i] = light[words[i] >> 16 & 255];
  }
}

/* The loops as functions for one kind of processor. */
#define CDELTAE_VARIANT(name, features)                                                                                \
  features static bool differences_##name(const float *one, const float *other, size_t count, const float *shares,     \
                                          float *results) {                                                            \
    return differences(one, other, count / CDELTAE_STEP * CDELTAE_STEP, shares, results);                              \
  }                                                                                                                    \
  features static void decode_##name(const uint32_t *words, size_t count, const float *light, float *planes) {         \
    decode(words, count, light, planes);                                                                               \
  }

CDELTAE_VARIANT(baseline, )

#if defined(__x86_64__)
CDELTAE_VARIANT(avx2, __attribute__((target("avx2"))))
CDELTAE_VARIANT(avx512, __attribute__((target("avx2,avx512f,avx512dq,avx512bw,avx512vl"))))

bool cdeltae_has(cdeltae_variant variant) {
  switch (variant) {
    case CDELTAE_BASELINE: return true;
    case CDELTAE_AVX2: return __builtin_cpu_supports("avx2");
    case CDELTAE_AVX512:
      return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
             __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
  }
  return false;
}

#define CDELTAE_VARIANT_OF(variant, function)                                                                          \
  (variant == CDELTAE_AVX512 ? function##_avx512 : variant == CDELTAE_AVX2 ? function##_avx2 : function##_baseline)
#else
bool cdeltae_has(cdeltae_variant variant) { return variant == CDELTAE_BASELINE; }

#define CDELTAE_VARIANT_OF(variant, function) ((void)variant, function##_baseline)
#endif

cdeltae_variant cdeltae_widest(void) {
  return cdeltae_has(CDELTAE_AVX512) ? CDELTAE_AVX512 : cdeltae_has(CDELTAE_AVX2) ? CDELTAE_AVX2 : CDELTAE_BASELINE;
}

void cdeltae_decode(cdeltae_variant variant, const uint32_t *expected, const uint32_t *actual, size_t count,
                    const float *light, cdeltae_block block) {
  CDELTAE_VARIANT_OF(variant, decode)(expected, count, light, block.expected);
  CDELTAE_VARIANT_OF(variant, decode)(actual, count, light, block.actual);
}

bool cdeltae_differences(cdeltae_variant variant, cdeltae_block block, size_t count, const float *shares,
                         float *results) {
  return CDELTAE_VARIANT_OF(variant, differences)(block.expected, block.actual, count, shares, results);
}
