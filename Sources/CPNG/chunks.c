#include "CPNG.h"
#include <stdlib.h>
#include <zlib.h>

uint32_t cpng_crc32(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(crc32_z(0, NULL, 0), bytes, count);
}

cpng_inflate_status cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity,
                                 size_t *written) {
  uLongf length = capacity;
  int result = uncompress(output, &length, bytes, count);
  *written = length;
  if (result == Z_OK) return CPNG_INFLATED;
  return result == Z_BUF_ERROR ? CPNG_INFLATE_NEEDS_ROOM : CPNG_INFLATE_DAMAGED;
}

bool cpng_can_allocate(size_t count) {
  void *volatile memory = malloc(count ? count : 1); /* volatile: else the pair is optimised away */
  bool had = memory != NULL;
  free(memory);
  return had;
}
