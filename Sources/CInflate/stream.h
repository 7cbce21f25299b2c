/* The state of a stream that is inflated, and the reading of its bits. */
#ifndef CINFLATE_STREAM_H
#define CINFLATE_STREAM_H

#include "cinflate.h"
#include "huffman.h"

enum { WINDOW = 32768, LONGEST_MATCH = 258, MARGIN = 64 };

typedef enum step {
  AT_HEADER, AT_BLOCK, AT_STORED_LENGTH, IN_STORED, AT_CODE_COUNTS, IN_CODE_LENGTH_CODE, IN_CODE_LENGTHS, IN_SYMBOLS,
  AT_CHECKSUM, AT_END
} step;

struct cinflate_stream {
  const uint8_t *input, *input_end;
  uint64_t bits;
  unsigned bit_count;
  step step;
  bool is_last_block;
  uint32_t checksum;
  size_t stored;                                   /* bytes left of a stored block */
  unsigned literal_count, distance_count, length_code_count, filled; /* of a dynamic block's code lengths */
  uint8_t lengths[288 + 32];
  huffman_entry code_lengths[1 << HUFFMAN_LENGTH_BITS];
  huffman_entry literals[HUFFMAN_LITERAL_ROOM];
  huffman_entry distances[HUFFMAN_DISTANCE_ROOM];
  uint8_t *output, *output_end; /* the next byte's place; no symbol begins at or behind output_end */
  uint8_t *taken;               /* up to here the caller has it */
  uint8_t *summed;              /* up to here it is in the checksum */
  size_t band;
  uint8_t buffer[];
};

/* Takes in whole bytes, until there are 56 to 63 bits. False if there are fewer than `needed`, nothing being lost. */
static inline bool has_bits(cinflate_stream *s, unsigned needed) {
  while (s->bit_count < 56 && s->input < s->input_end) {
    s->bits |= (uint64_t)*s->input++ << s->bit_count;
    s->bit_count += 8;
  }
  return s->bit_count >= needed;
}

static inline unsigned peek(const cinflate_stream *s, unsigned count) { return (unsigned)(s->bits & ((1ull << count) - 1)); }

static inline void drop(cinflate_stream *s, unsigned count) {
  s->bits >>= count;
  s->bit_count -= count;
}

static inline unsigned pull(cinflate_stream *s, unsigned count) {
  unsigned value = peek(s, count);
  drop(s, count);
  return value;
}

/* What a step comes to: go on, or stop with a status. */
typedef enum outcome { GO_ON, STOP_FULL, STOP_EMPTY, STOP_END, STOP_DAMAGED } outcome;

/* Decodes literals and matches up to the end of the block, of the input or of the room. */
outcome inflate_symbols(cinflate_stream *s);

#endif
