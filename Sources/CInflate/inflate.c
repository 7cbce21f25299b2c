#include "cinflate.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <zlib.h>

const char *cinflate_zlib_version(void) { return zlibVersion(); }

bool cinflate_whole(const uint8_t *bytes, size_t count, uint8_t *output, size_t size) {
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  if (inflater == NULL) return false;
  size_t taken = 0, written = 0;
  enum libdeflate_result result =
      libdeflate_zlib_decompress_ex(inflater, bytes, count, output, size, &taken, &written);
  libdeflate_free_decompressor(inflater);
  return result == LIBDEFLATE_SUCCESS && taken == count && written == size;
}

struct cinflate_stream {
  z_stream zlib;
};

cinflate_stream *cinflate_open(void) {
  cinflate_stream *stream = calloc(1, sizeof *stream);
  if (stream == NULL) return NULL;
  if (inflateInit(&stream->zlib) == Z_OK) return stream;
  free(stream);
  return NULL;
}

void cinflate_feed(cinflate_stream *stream, const uint8_t *bytes, uint32_t count) {
  stream->zlib.next_in = (Bytef *)bytes;
  stream->zlib.avail_in = count;
}

cinflate_status cinflate_fill(cinflate_stream *stream, uint8_t *output, uint32_t size, uint32_t *written) {
  z_stream *zlib = &stream->zlib;
  zlib->next_out = output;
  zlib->avail_out = size;
  int result = inflate(zlib, Z_NO_FLUSH);
  *written = size - zlib->avail_out;
  if (result == Z_STREAM_END) return CINFLATE_ENDED;
  if (result != Z_OK && result != Z_BUF_ERROR) return CINFLATE_DAMAGED;
  return zlib->avail_out == 0 ? CINFLATE_FILLED : CINFLATE_NEEDS_INPUT;
}

uint32_t cinflate_rest(const cinflate_stream *stream) { return stream->zlib.avail_in; }

void cinflate_close(cinflate_stream *stream) {
  inflateEnd(&stream->zlib);
  free(stream);
}
