#include "CDigest.h"

#include <libdeflate.h>
#include <sha2.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

cdigest_state *cdigest_create(void) {
  XXH3_state_t *state = XXH3_createState();
  if (state) XXH3_128bits_reset(state);
  return (cdigest_state *)state;
}

void cdigest_update(cdigest_state *state, const void *bytes, size_t count) {
  if (count) XXH3_128bits_update((XXH3_state_t *)state, bytes, count);
}

void cdigest_finish(cdigest_state *state, uint8_t *digest) {
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest((XXH3_state_t *)state));
  for (int i = 0; i < 16; i++) digest[i] = canonical.digest[i];
  XXH3_freeState((XXH3_state_t *)state);
}

uint32_t cdigest_crc32(uint32_t crc, const void *bytes, size_t count) {
  return count ? libdeflate_crc32(crc, bytes, count) : crc;
}

void cdigest_sha256(const void *bytes, size_t count, uint8_t *digest) {
  SHA2_CTX context;
  SHA256Init(&context);
  if (count) SHA256Update(&context, bytes, count);
  SHA256Final(digest, &context);
}
