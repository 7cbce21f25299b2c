/* libpng as bytes in, samples out and samples in, bytes out. Nothing of libpng or setjmp shows here.
 *
 * Every function that can fail has one setjmp of its own and returns a status, so no jump ever leaves this
 * target, and none calls its caller. Handles may pass between threads, but serve one at a time. */
#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CPNG_CLOSED __attribute__((enum_extensibility(closed)))
#pragma clang assume_nonnull begin
#else
#define CPNG_CLOSED
#define _Nullable
#define _Nonnull
#endif

typedef enum CPNG_CLOSED cpng_status {
  CPNG_OK,
  CPNG_DAMAGED,   /* libpng refused; the message says why */
  CPNG_CUT_SHORT, /* the bytes end before IEND */
  CPNG_OUT_OF_MEMORY,
} cpng_status;

/* What went wrong, in libpng's words. */
typedef struct cpng_failure {
  cpng_status status;
  char message[128];
} cpng_failure;

typedef struct cpng_header {
  uint32_t width, height;
  uint8_t bit_depth, color_type; /* as in IHDR */
  bool is_interlaced;
  bool has_transparency; /* a tRNS chunk */
} cpng_header;

/* What a sample row holds. 16-bit samples are in the machine's byte order. */
typedef enum CPNG_CLOSED cpng_layout {
  CPNG_EXPANDED, /* 1 to 4 channels of 8 or 16 bits: palette, tRNS and depths below 8 expanded, no more */
  CPNG_RGBA8,    /* 16 bits reduced by round(v / 257) */
  CPNG_RGBA16,   /* depths below 16 expanded exactly */
} cpng_layout;

typedef struct cpng_rows {
  uint8_t channels, bit_depth;
  size_t row_bytes;
} cpng_rows;

typedef struct cpng_reader cpng_reader;

/* Reads the chunks before IDAT. `bytes` must outlive the reader. NULL after a failure. */
cpng_reader *_Nullable cpng_reader_open(const uint8_t *bytes, size_t count, cpng_header *header, cpng_failure *failure);
/* Takes the memory of a few rows. Once a reader, before any row. */
cpng_status cpng_reader_start(cpng_reader *reader, cpng_layout layout, cpng_rows *rows, cpng_failure *failure);
/* Reads the next `count` rows into `count * row_bytes` bytes; an interlaced picture is read whole, at once. */
cpng_status cpng_reader_read(cpng_reader *reader, uint8_t *samples, size_t count, cpng_failure *failure);
/* Reads on to IEND, after the last row. */
cpng_status cpng_reader_finish(cpng_reader *reader, cpng_failure *failure);
void cpng_reader_close(cpng_reader *reader);

/* One iTXt chunk: keyword in Latin-1, text in UTF-8, both ended by NUL. */
typedef struct cpng_text {
  const char *keyword, *text;
} cpng_text;

typedef struct cpng_picture {
  uint32_t width, height;
  const uint8_t *samples;           /* RGBA, or one index a byte where there is a palette */
  bool is_opaque;                   /* RGBA only: written without alpha */
  const uint8_t *_Nullable palette; /* RGBA entries, 1 to 256 of them */
  size_t palette_count;
  const cpng_text *_Nullable texts;
  size_t text_count;
} cpng_picture;

/* The PNG and its length; to be freed with cpng_free. NULL after a failure. */
uint8_t *_Nullable cpng_encode(const cpng_picture *picture, size_t *count, cpng_failure *failure);
void cpng_free(uint8_t *_Nullable bytes);

/* How zlib compresses rows; `strategy` is one of zlib's numbers, `filters` a set of libpng's PNG_FILTER_ bits. */
typedef struct cpng_compression {
  int level, strategy, filters;
} cpng_compression;

/* Begins a PNG whose rows come later; `samples` is not used. Indices are written as bytes. NULL after a failure. */
typedef struct cpng_writer cpng_writer;
cpng_writer *_Nullable cpng_writer_open(const cpng_picture *picture, cpng_compression compression, cpng_failure *failure);
/* Writes the next `count` rows, laid out as in cpng_picture. */
cpng_status cpng_writer_rows(cpng_writer *writer, const uint8_t *samples, size_t count, cpng_failure *failure);
/* Writes what follows the last row. */
cpng_status cpng_writer_finish(cpng_writer *writer, cpng_failure *failure);
/* The bytes written and not taken yet; valid until the next call. */
const uint8_t *_Nullable cpng_writer_bytes(const cpng_writer *writer, size_t *count);
/* Forgets them. */
void cpng_writer_take(cpng_writer *writer);
void cpng_writer_close(cpng_writer *writer);

extern const int cpng_strategy_default, cpng_strategy_rle, cpng_strategy_filtered, cpng_strategy_huffman;
extern const int cpng_filter_none, cpng_filter_sub, cpng_filter_up;

/* CRC-32 as in a PNG chunk. */
uint32_t cpng_crc32(const uint8_t *bytes, size_t count);

typedef enum CPNG_CLOSED cpng_inflate_status {
  CPNG_INFLATED,
  CPNG_INFLATE_NEEDS_ROOM, /* `capacity` is too small */
  CPNG_INFLATE_DAMAGED,
} cpng_inflate_status;

/* Inflates a whole zlib stream into at most `capacity` bytes; `written` tells how many. */
cpng_inflate_status cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity, size_t *written);

/* Whether `count` bytes can be had now. Swift's arrays trap where malloc would return NULL. */
bool cpng_can_allocate(size_t count);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
/// The versions of the libraries in use, such as "1.6.39".
const char *_Nonnull cpng_libpng_version(void);
const char *_Nonnull cpng_zlib_version(void);

#endif
