/* Decoding tables for the Huffman codes of deflate (RFC 1951, 3.2). */
#ifndef CINFLATE_HUFFMAN_H
#define CINFLATE_HUFFMAN_H

#include <stdbool.h>
#include <stdint.h>

/* What the next bits of the stream mean, in one word: how many bits it takes in all (bits 0 to 7), how many of them are the
 * code itself (8 to 11; the rest are extra bits), what it is (12 to 15), and a value (16 to 31). */
typedef uint32_t huffman_entry;

enum {
  HUFFMAN_LITERAL = 0,  /* value: the byte */
  HUFFMAN_LITERALS = 1, /* value: two bytes, the first one low */
  HUFFMAN_BASE = 2,     /* value: a length or distance, to which the extra bits are added */
  HUFFMAN_TABLE = 3,    /* the code is longer: value is where its table begins */
  HUFFMAN_END = 4,      /* of the block */
  HUFFMAN_INVALID = 5,
};

#define HUFFMAN_ENTRY(kind, value, code, total) \
  ((huffman_entry)(value) << 16 | (huffman_entry)(kind) << 12 | (huffman_entry)(code) << 8 | (huffman_entry)(total))

static inline unsigned huffman_kind(huffman_entry entry) { return entry >> 12 & 15; }
static inline unsigned huffman_value(huffman_entry entry) { return entry >> 16; }
static inline unsigned huffman_total(huffman_entry entry) { return entry & 255; }
static inline unsigned huffman_code(huffman_entry entry) { return entry >> 8 & 15; }

/* Bits that the first look-up takes, and room for it and the tables of longer codes: at least two codes share one of those, so
 * there are at most half as many as symbols, of 2 ** (15 - bits) entries each. */
#define HUFFMAN_LITERAL_BITS 11
#define HUFFMAN_DISTANCE_BITS 9
#define HUFFMAN_LENGTH_BITS 7
#define HUFFMAN_LITERAL_ROOM ((1 << HUFFMAN_LITERAL_BITS) + (288 / 2 << (15 - HUFFMAN_LITERAL_BITS)))
#define HUFFMAN_DISTANCE_ROOM ((1 << HUFFMAN_DISTANCE_BITS) + (32 / 2 << (15 - HUFFMAN_DISTANCE_BITS)))

/* Each makes a table from the code lengths of `count` symbols. False for lengths that are no complete code; stricter than
 * zlib in that a code of one symbol is taken for distances alone, where encoders write it. */
bool huffman_build_literals(huffman_entry *table, const uint8_t *lengths, unsigned count);
bool huffman_build_distances(huffman_entry *table, const uint8_t *lengths, unsigned count);
/* The code of the code lengths: 19 symbols of at most 7 bits. */
bool huffman_build_lengths(huffman_entry *table, const uint8_t *lengths);

#endif
