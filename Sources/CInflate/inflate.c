#include "cinflate.h"
#include "huffman.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

/* A deflate decoder (RFC 1950 and 1951) that hands out its output in bands. zlib does that too, at less than half the speed;
 * libdeflate is as fast, but only whole, and takes some streams that zlib, and so libpng, refuses. This one refuses whatever
 * zlib does, and some more: its caller then asks libpng.
 *
 * Output lies in one buffer: at most 32 KiB that a match may still reach back to, then the band. Bits wait in a word, lowest
 * first. Near the end of a piece of input or of the buffer symbols are decoded one by one, and nothing is taken until all bits
 * of a step are there; elsewhere in a loop that need not look. */

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LITTLE_ENDIAN_WORD(word) (word)
#else
#define LITTLE_ENDIAN_WORD(word) __builtin_bswap64(word)
#endif

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

cinflate_stream *cinflate_open(size_t band) {
  cinflate_stream *s = malloc(sizeof *s + WINDOW + band + LONGEST_MATCH + MARGIN);
  if (s == NULL) return NULL;
  memset(s, 0, sizeof *s);
  s->checksum = 1;
  s->band = band;
  s->output = s->output_end = s->taken = s->summed = s->buffer;
  return s;
}

void cinflate_close(cinflate_stream *s) { free(s); }

void cinflate_feed(cinflate_stream *s, const uint8_t *bytes, size_t count) {
  s->input = bytes;
  s->input_end = bytes + count;
}

size_t cinflate_rest(const cinflate_stream *s) { return (size_t)(s->input_end - s->input) + s->bit_count / 8; }

/* Takes in whole bytes, until there are 56 to 63 bits. False if there are fewer than `needed`, nothing being lost. */
static bool has_bits(cinflate_stream *s, unsigned needed) {
  while (s->bit_count < 56 && s->input < s->input_end) {
    s->bits |= (uint64_t)*s->input++ << s->bit_count;
    s->bit_count += 8;
  }
  return s->bit_count >= needed;
}

static unsigned peek(const cinflate_stream *s, unsigned count) { return (unsigned)(s->bits & ((1ull << count) - 1)); }

static void drop(cinflate_stream *s, unsigned count) {
  s->bits >>= count;
  s->bit_count -= count;
}

static unsigned pull(cinflate_stream *s, unsigned count) {
  unsigned value = peek(s, count);
  drop(s, count);
  return value;
}

/* What a step comes to: go on, or stop with a status. */
typedef enum outcome { GO_ON, STOP_FULL, STOP_EMPTY, STOP_END, STOP_DAMAGED } outcome;

static outcome header(cinflate_stream *s) {
  if (!has_bits(s, 16)) return STOP_EMPTY;
  unsigned method = pull(s, 8), flags = pull(s, 8);
  bool is_good = (method & 15) == 8 && method >> 4 <= 7 && !(flags & 32) && (method << 8 | flags) % 31 == 0;
  s->step = AT_BLOCK;
  return is_good ? GO_ON : STOP_DAMAGED;
}

/* 3.2.6 */
static void set_fixed_codes(cinflate_stream *s) {
  for (unsigned i = 0; i < 288; i++) s->lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  huffman_build_literals(s->literals, s->lengths, 288);
  for (unsigned i = 0; i < 32; i++) s->lengths[i] = 5;
  huffman_build_distances(s->distances, s->lengths, 32);
}

static outcome block(cinflate_stream *s) {
  if (s->is_last_block) {
    drop(s, s->bit_count % 8);
    s->step = AT_CHECKSUM;
    return GO_ON;
  }
  if (!has_bits(s, 3)) return STOP_EMPTY;
  s->is_last_block = pull(s, 1);
  switch (pull(s, 2)) {
  case 0:
    drop(s, s->bit_count % 8);
    s->step = AT_STORED_LENGTH;
    return GO_ON;
  case 1:
    set_fixed_codes(s);
    s->step = IN_SYMBOLS;
    return GO_ON;
  case 2: s->step = AT_CODE_COUNTS; return GO_ON;
  default: return STOP_DAMAGED;
  }
}

static outcome stored_length(cinflate_stream *s) {
  if (!has_bits(s, 32)) return STOP_EMPTY;
  s->stored = pull(s, 16);
  s->step = IN_STORED;
  return (pull(s, 16) ^ 0xFFFF) == s->stored ? GO_ON : STOP_DAMAGED;
}

static outcome stored(cinflate_stream *s) {
  while (s->stored && s->output < s->output_end) {
    size_t room = (size_t)(s->output_end - s->output), left = (size_t)(s->input_end - s->input);
    size_t count = s->stored < room ? s->stored : room;
    if (s->bit_count) { /* whole bytes that were taken in already */
      *s->output++ = (uint8_t)pull(s, 8);
      s->stored--;
      continue;
    }
    if (left == 0) return STOP_EMPTY;
    if (count > left) count = left;
    memcpy(s->output, s->input, count);
    s->output += count, s->input += count, s->stored -= count;
  }
  if (s->stored) return STOP_FULL;
  s->step = AT_BLOCK;
  return GO_ON;
}

static outcome code_counts(cinflate_stream *s) {
  if (!has_bits(s, 14)) return STOP_EMPTY;
  s->literal_count = pull(s, 5) + 257, s->distance_count = pull(s, 5) + 1, s->length_code_count = pull(s, 4) + 4;
  memset(s->lengths, 0, sizeof s->lengths);
  s->filled = 0;
  s->step = IN_CODE_LENGTH_CODE;
  return s->literal_count <= 286 && s->distance_count <= 30 ? GO_ON : STOP_DAMAGED;
}

static outcome code_length_code(cinflate_stream *s) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  for (; s->filled < s->length_code_count; s->filled++) {
    if (!has_bits(s, 3)) return STOP_EMPTY;
    s->lengths[order[s->filled]] = (uint8_t)pull(s, 3);
  }
  if (!huffman_build_lengths(s->code_lengths, s->lengths)) return STOP_DAMAGED;
  s->filled = 0;
  s->step = IN_CODE_LENGTHS;
  return GO_ON;
}

static outcome code_lengths(cinflate_stream *s) {
  unsigned count = s->literal_count + s->distance_count;
  while (s->filled < count) {
    has_bits(s, 14);
    huffman_entry entry = s->code_lengths[peek(s, HUFFMAN_LENGTH_BITS)];
    unsigned symbol = huffman_value(entry), length = huffman_total(entry);
    unsigned extra = symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
    if (s->bit_count < length + extra) return STOP_EMPTY;
    drop(s, length);
    if (symbol < 16) {
      s->lengths[s->filled++] = (uint8_t)symbol;
      continue;
    }
    unsigned times = pull(s, extra) + (symbol == 18 ? 11 : 3);
    if (times > count - s->filled || (symbol == 16 && s->filled == 0)) return STOP_DAMAGED;
    uint8_t value = symbol == 16 ? s->lengths[s->filled - 1] : 0;
    memset(s->lengths + s->filled, value, times);
    s->filled += times;
  }
  if (!huffman_build_literals(s->literals, s->lengths, s->literal_count) ||
      !huffman_build_distances(s->distances, s->lengths + s->literal_count, s->distance_count))
    return STOP_DAMAGED;
  s->step = IN_SYMBOLS;
  return GO_ON;
}

#define INLINE static inline __attribute__((always_inline))

INLINE uint64_t low_bits(uint64_t bits, unsigned count) { return bits & ((1ull << count) - 1); }

/* The base and the extra bits that follow the code. */
INLINE size_t with_extra(huffman_entry entry, uint64_t bits) {
  return huffman_value(entry) + (size_t)(low_bits(bits, huffman_total(entry)) >> huffman_code(entry));
}

/* Copies what lies `distance` back; up to 15 bytes more are written behind. */
INLINE uint8_t *copy_match(uint8_t *to, size_t distance, size_t length) {
  uint8_t *end = to + length;
  const uint8_t *from = to - distance;
  if (distance < 16) {
    /* Until a whole number of periods, of 16 bytes or more, lies behind. */
    size_t period = distance * ((15 + distance) / distance);
    for (uint8_t *stop = to + (period - distance); to < stop; to++) *to = *from++;
    from = to - period;
  }
  for (; to < end; to += 16, from += 16) memcpy(to, from, 16);
  return end;
}

/* One symbol, with all care. */
static outcome one_symbol(cinflate_stream *s) {
  if (s->output >= s->output_end) return STOP_FULL;
  has_bits(s, 56);
  uint64_t bits = s->bits;
  huffman_entry entry = s->literals[low_bits(bits, HUFFMAN_LITERAL_BITS)];
  unsigned used = 0;
  if (huffman_kind(entry) == HUFFMAN_TABLE) {
    used = HUFFMAN_LITERAL_BITS, bits >>= used;
    entry = s->literals[huffman_value(entry) + low_bits(bits, huffman_code(entry))];
  }
  used += huffman_total(entry);
  if (used > s->bit_count) return STOP_EMPTY;
  switch (huffman_kind(entry)) {
  case HUFFMAN_LITERAL:
    *s->output++ = (uint8_t)huffman_value(entry);
    drop(s, used);
    return GO_ON;
  case HUFFMAN_LITERALS:
    *s->output++ = (uint8_t)huffman_value(entry);
    *s->output++ = (uint8_t)(huffman_value(entry) >> 8);
    drop(s, used);
    return GO_ON;
  case HUFFMAN_END:
    drop(s, used);
    s->step = AT_BLOCK;
    return GO_ON;
  case HUFFMAN_BASE: break;
  default: return STOP_DAMAGED;
  }
  size_t length = with_extra(entry, bits);
  bits = s->bits >> used;
  entry = s->distances[low_bits(bits, HUFFMAN_DISTANCE_BITS)];
  if (huffman_kind(entry) == HUFFMAN_TABLE) {
    used += HUFFMAN_DISTANCE_BITS, bits >>= HUFFMAN_DISTANCE_BITS;
    entry = s->distances[huffman_value(entry) + low_bits(bits, huffman_code(entry))];
  }
  used += huffman_total(entry);
  if (used > s->bit_count) return STOP_EMPTY;
  size_t distance = with_extra(entry, bits);
  if (huffman_kind(entry) != HUFFMAN_BASE || distance > (size_t)(s->output - s->buffer)) return STOP_DAMAGED;
  drop(s, used);
  s->output = copy_match(s->output, distance, length);
  return GO_ON;
}

/* As many symbols as fit without looking at the ends of input and output: each round takes at most 22 + 8 bytes of input into
 * the word, and writes at most 6 bytes and a match. */
static outcome many_symbols(cinflate_stream *s) {
  if (s->input_end - s->input < 32) return GO_ON;
  const uint8_t *input = s->input, *input_limit = s->input_end - 32;
  uint8_t *output = s->output, *output_end = s->output_end;
  const huffman_entry *literals = s->literals, *distances = s->distances;
  uint64_t bits = s->bits, word;
  unsigned bit_count = s->bit_count;
  outcome result = GO_ON;
  huffman_entry entry;

#define REFILL() \
  (memcpy(&word, input, 8), bits |= LITTLE_ENDIAN_WORD(word) << bit_count, input += (63 - bit_count) >> 3, bit_count |= 56)
#define DROP(count) (bits >>= (count), bit_count -= (count))
#define LOOK_UP() (entry = literals[low_bits(bits, HUFFMAN_LITERAL_BITS)])
#define IS_LITERAL() (huffman_kind(entry) <= HUFFMAN_LITERALS)
/* One or two bytes. */
#define PUT() \
  (output[0] = (uint8_t)(entry >> 16), output[1] = (uint8_t)(entry >> 24), output += 1 + huffman_kind(entry), \
   DROP(huffman_total(entry)))

  while (input <= input_limit && output < output_end) {
    REFILL();
    LOOK_UP();
    if (IS_LITERAL()) {
      PUT();
      LOOK_UP();
      if (IS_LITERAL()) {
        PUT();
        LOOK_UP();
        if (IS_LITERAL()) {
          PUT();
          LOOK_UP();
          if (IS_LITERAL()) {
            PUT();
            continue;
          }
        }
      }
      REFILL();
    }
    if (huffman_kind(entry) == HUFFMAN_TABLE) {
      DROP(HUFFMAN_LITERAL_BITS);
      entry = literals[huffman_value(entry) + low_bits(bits, huffman_code(entry))];
      if (IS_LITERAL()) {
        PUT();
        continue;
      }
    }
    if (huffman_kind(entry) != HUFFMAN_BASE) {
      DROP(huffman_total(entry));
      s->step = AT_BLOCK;
      if (huffman_kind(entry) != HUFFMAN_END) result = STOP_DAMAGED;
      break;
    }
    size_t length = with_extra(entry, bits);
    DROP(huffman_total(entry));
    entry = distances[low_bits(bits, HUFFMAN_DISTANCE_BITS)];
    if (huffman_kind(entry) == HUFFMAN_TABLE) {
      DROP(HUFFMAN_DISTANCE_BITS);
      entry = distances[huffman_value(entry) + low_bits(bits, huffman_code(entry))];
    }
    size_t distance = with_extra(entry, bits);
    DROP(huffman_total(entry));
    if (huffman_kind(entry) != HUFFMAN_BASE || distance > (size_t)(output - s->buffer)) {
      result = STOP_DAMAGED;
      break;
    }
    output = copy_match(output, distance, length);
  }
  s->bits = low_bits(bits, bit_count); /* REFILL leaves more in the word than it counts */
  s->bit_count = bit_count;
  s->input = input;
  s->output = output;
  return result;
}

static outcome symbols(cinflate_stream *s) {
  outcome result = many_symbols(s);
  while (result == GO_ON && s->step == IN_SYMBOLS) {
    result = one_symbol(s);
    if (result == GO_ON && s->step == IN_SYMBOLS && s->input_end - s->input >= 64 && s->output < s->output_end)
      result = many_symbols(s);
  }
  return result;
}

/* Adler-32 of all output so far. */
static void sum(cinflate_stream *s) {
  s->checksum = libdeflate_adler32(s->checksum, s->summed, (size_t)(s->output - s->summed));
  s->summed = s->output;
}

static outcome checksum(cinflate_stream *s) {
  if (!has_bits(s, 32)) return STOP_EMPTY;
  sum(s);
  uint32_t stored = __builtin_bswap32(pull(s, 32));
  s->step = AT_END;
  return stored == s->checksum ? GO_ON : STOP_DAMAGED;
}

static outcome advance(cinflate_stream *s) {
  switch (s->step) {
  case AT_HEADER: return header(s);
  case AT_BLOCK: return block(s);
  case AT_STORED_LENGTH: return stored_length(s);
  case IN_STORED: return stored(s);
  case AT_CODE_COUNTS: return code_counts(s);
  case IN_CODE_LENGTH_CODE: return code_length_code(s);
  case IN_CODE_LENGTHS: return code_lengths(s);
  case IN_SYMBOLS: return symbols(s);
  case AT_CHECKSUM: return checksum(s);
  case AT_END: return STOP_END;
  }
  return STOP_DAMAGED;
}

/* Moves what a match may reach, and what the caller has not yet, to the front, if `size` bytes would not fit else. */
static void make_room(cinflate_stream *s, size_t size) {
  if (s->taken + size <= s->buffer + WINDOW + s->band) return;
  uint8_t *keep = (size_t)(s->output - s->buffer) > WINDOW ? s->output - WINDOW : s->buffer;
  if (keep > s->taken) keep = s->taken;
  size_t moved = (size_t)(keep - s->buffer);
  sum(s);
  memmove(s->buffer, keep, (size_t)(s->output - keep));
  s->output -= moved, s->taken -= moved, s->summed -= moved;
}

cinflate_status cinflate_next(cinflate_stream *s, size_t size, const uint8_t **bytes, size_t *count) {
  make_room(s, size);
  s->output_end = s->taken + size;
  outcome result = GO_ON;
  while ((size_t)(s->output - s->taken) < size && result == GO_ON) result = advance(s);
  size_t ready = (size_t)(s->output - s->taken);
  *bytes = s->taken;
  *count = ready < size ? ready : size;
  if (ready < size)
    return result == STOP_EMPTY ? CINFLATE_NEEDS_INPUT : result == STOP_END ? CINFLATE_ENDED : CINFLATE_DAMAGED;
  s->taken += size;
  return CINFLATE_FILLED;
}
