/* Inflating zlib streams in bands, and turning the scanlines of a PNG that come out of them into RGBA. Nothing here allocates
 * but the handle of a stream, and nothing calls its caller. */
#ifndef CINFLATE_H
#define CINFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CINFLATE_CLOSED __attribute__((enum_extensibility(closed)))
#pragma clang assume_nonnull begin
#else
#define CINFLATE_CLOSED
#define _Nullable
#define _Nonnull
#endif

/* Full alpha in an RGBA pixel that is one word in memory. */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define CINFLATE_OPAQUE 0xFF000000u
#else
#define CINFLATE_OPAQUE 0x000000FFu
#endif

typedef enum CINFLATE_CLOSED cinflate_status {
  CINFLATE_FILLED,      /* all bytes that were asked for are there */
  CINFLATE_NEEDS_INPUT, /* all input is taken */
  CINFLATE_ENDED,       /* the stream ended before, and its checksum holds */
  CINFLATE_DAMAGED,
} cinflate_status;

/* A zlib stream that is inflated in bands of at most `band` bytes. NULL where memory runs out. */
typedef struct cinflate_stream cinflate_stream;
cinflate_stream *_Nullable cinflate_open(size_t band);
/* Sets the next `count` bytes of input, once all before are taken. They must outlive the calls that take them. */
void cinflate_feed(cinflate_stream *stream, const uint8_t *bytes, size_t count);
/* Inflates the next `size` bytes, at most a band, and lends them until the next call, with 16 readable bytes behind. `count` is
 * `size` where they are all there; else it tells how many are, which the next call begins with. */
cinflate_status cinflate_next(cinflate_stream *stream, size_t size, const uint8_t *_Nullable *_Nonnull bytes,
                              size_t *count);
/* How many bytes of the input are not used. */
size_t cinflate_rest(const cinflate_stream *stream);
void cinflate_close(cinflate_stream *stream);

/* Undo the filter of a scanline of 8-bit RGB or RGBA, `line` beginning with the filter's number, and write it as RGBA. `above`
 * is what was written for the line above, zeros for the first. Up to 4 bytes behind the line are read. False where the number
 * is none of PNG's filters. */
bool cinflate_line_rgb(const uint8_t *line, const uint8_t *above, uint8_t *rgba, size_t width);
bool cinflate_line_rgba(const uint8_t *line, const uint8_t *above, uint8_t *rgba, size_t width);
/* Undoes the filter of a scanline of `count` bytes, without its filter's number, for pixels of 1 or 2 bytes (1 for less). */
bool cinflate_line_bytes(const uint8_t *line, const uint8_t *above, uint8_t *samples, size_t count, size_t pixel_bytes);

/* Looks up samples of 1, 2, 4 or 8 bits in a table of RGBA pixels, one for each value. */
void cinflate_expand_table(const uint8_t *samples, int bit_depth, const uint32_t *table, uint32_t *rgba, size_t width);
/* Grey and alpha of 8 bits as RGBA. */
void cinflate_expand_grey_alpha(const uint8_t *samples, uint8_t *rgba, size_t width);
/* Makes the opaque pixels that equal `key` transparent. */
void cinflate_clear_key(uint32_t *rgba, size_t width, uint32_t key);
/* Samples of 8 bits times 257. */
void cinflate_widen(const uint8_t *samples, uint16_t *wide, size_t count);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
