#include "cdeltae.h"

#include "difference.h"

/* A near-grey that is no grey, beside a colour. Greys have equal light in all three planes. */
CDELTAE_INLINE bool is_doubtful(lab one, bool one_is_grey, lab other, bool other_is_grey) {
  float first = one.a * one.a + one.b * one.b, second = other.a * other.a + other.b * other.b;
  float least = smaller(one_is_grey ? 1.0f : first, other_is_grey ? 1.0f : second);
  return (least < 4e-4f) & (larger(first, second) > 0.25f);
}

CDELTAE_INLINE void differences(const float *restrict one, const float *restrict other, size_t count,
                                const float *restrict shares, float *restrict results) {
  const size_t green = CDELTAE_BLOCK, blue = 2 * CDELTAE_BLOCK;
#pragma clang loop vectorize(enable)
  for (size_t i = 0; i < count / CDELTAE_STEP * CDELTAE_STEP; i++) {
    lab first = lab_of(one[i], one[green + i], one[blue + i], shares);
    lab second = lab_of(other[i], other[green + i], other[blue + i], shares);
    bool first_is_grey = (one[i] == one[green + i]) & (one[i] == one[blue + i]);
    bool second_is_grey = (other[i] == other[green + i]) & (other[i] == other[blue + i]);
    float result = difference(first, second);
    results[i] = is_doubtful(first, first_is_grey, second, second_is_grey) ? __builtin_nanf("") : result;
  }
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
  features static void differences_##name(const float *one, const float *other, size_t count, const float *shares,     \
                                          float *results) {                                                            \
    differences(one, other, count, shares, results);                                                                   \
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

#define CDELTAE_CALL(variant, function, ...)                                                                           \
  switch (variant) {                                                                                                   \
    case CDELTAE_AVX512: function##_avx512(__VA_ARGS__); break;                                                        \
    case CDELTAE_AVX2: function##_avx2(__VA_ARGS__); break;                                                            \
    case CDELTAE_BASELINE: function##_baseline(__VA_ARGS__); break;                                                    \
  }
#else
bool cdeltae_has(cdeltae_variant variant) { return variant == CDELTAE_BASELINE; }

#define CDELTAE_CALL(variant, function, ...) function##_baseline(__VA_ARGS__)
#endif

cdeltae_variant cdeltae_widest(void) {
  return cdeltae_has(CDELTAE_AVX512) ? CDELTAE_AVX512 : cdeltae_has(CDELTAE_AVX2) ? CDELTAE_AVX2 : CDELTAE_BASELINE;
}

void cdeltae_decode(cdeltae_variant variant, const uint32_t *expected, const uint32_t *actual, size_t count,
                    const float *light, cdeltae_block block) {
  CDELTAE_CALL(variant, decode, expected, count, light, block.expected)
  CDELTAE_CALL(variant, decode, actual, count, light, block.actual)
}

void cdeltae_differences(cdeltae_variant variant, cdeltae_block block, size_t count, const float *shares,
                         float *results) {
  CDELTAE_CALL(variant, differences, block.expected, block.actual, count, shares, results)
}
