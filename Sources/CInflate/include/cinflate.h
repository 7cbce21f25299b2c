/* Inflating zlib streams, whole by libdeflate or in bands by zlib, and turning the scanlines of a PNG that come out of them
 * into RGBA. Nothing here allocates but the two handles, and nothing calls its caller. */
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
#endif

/* Full alpha in an RGBA pixel that is one word in memory. */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define CINFLATE_OPAQUE 0xFF000000u
#else
#define CINFLATE_OPAQUE 0x000000FFu
#endif

/* The version of the zlib in use, such as "1.3.1". */
const char *cinflate_zlib_version(void);

/* Inflates a whole zlib stream. True only if it takes exactly `count` bytes, gives exactly `size`, and its checksum holds. */
bool cinflate_whole(const uint8_t *bytes, size_t count, uint8_t *output, size_t size);

typedef enum CINFLATE_CLOSED cinflate_status {
  CINFLATE_FILLED,      /* the output has no room left */
  CINFLATE_NEEDS_INPUT, /* all input is taken */
  CINFLATE_ENDED,       /* the stream ended, and its checksum holds */
  CINFLATE_DAMAGED,
} cinflate_status;

/* A zlib stream that is inflated piece by piece. NULL where memory runs out. */
typedef struct cinflate_stream cinflate_stream;
cinflate_stream *_Nullable cinflate_open(void);
/* Sets the next `count` bytes of input, once all before are taken. They must outlive the calls that take them. */
void cinflate_feed(cinflate_stream *stream, const uint8_t *bytes, uint32_t count);
/* Inflates into at most `size` bytes; `written` tells how many, whatever the status. */
cinflate_status cinflate_fill(cinflate_stream *stream, uint8_t *output, uint32_t size, uint32_t *written);
/* How many bytes of the input are not taken yet. */
uint32_t cinflate_rest(const cinflate_stream *stream);
void cinflate_close(cinflate_stream *stream);

/* Undo the filter of a scanline of 8-bit RGB or RGBA, `line` beginning with the filter's number, and write it as RGBA. `above`
 * is what was written for the line above, zeros for the first. Up to 4 bytes behind the line are read. False where the number
 * is none of PNG's filters. */
bool cinflate_line_rgb(const uint8_t *line, const uint8_t *above, uint8_t *rgba, size_t width);
bool cinflate_line_rgba(const uint8_t *line, const uint8_t *above, uint8_t *rgba, size_t width);
/* Undoes the filter of a scanline of `count` bytes in place, for pixels of 1 or 2 bytes (1 for less). `line` begins with the
 * filter's number, `above` does not. */
bool cinflate_line_bytes(uint8_t *line, const uint8_t *above, size_t count, size_t pixel_bytes);

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
