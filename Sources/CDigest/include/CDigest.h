#ifndef CDIGEST_H
#define CDIGEST_H
#include <stddef.h>
#include <stdint.h>

/// The state of one XXH3 digest of 128 bits.
typedef struct cdigest_state cdigest_state;

/// A new state, or null when memory is out. End it with cdigest_finish.
cdigest_state *_Nullable cdigest_create(void);
/// Takes `count` more bytes into the digest.
void cdigest_update(cdigest_state *_Nonnull state, const void *_Nullable bytes, size_t count);
/// Writes the 16 bytes of the digest, most significant first (the canonical form of XXH128), and frees the state.
void cdigest_finish(cdigest_state *_Nonnull state, uint8_t *_Nonnull digest);

/// The CRC-32 of PNG chunks over `count` more bytes; begin with 0. By libdeflate, which uses the processor's carry-less
/// multiplication: zlib's takes ten times as long.
uint32_t cdigest_crc32(uint32_t crc, const void *_Nullable bytes, size_t count);
/// Writes the 32 bytes of the SHA-256 digest of `count` bytes.
void cdigest_sha256(const void *_Nullable bytes, size_t count, uint8_t *_Nonnull digest);

#endif
