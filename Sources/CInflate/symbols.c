#include "stream.h"

#include <string.h>

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LITTLE_ENDIAN_WORD(word) (word)
#else
#define LITTLE_ENDIAN_WORD(word) __builtin_bswap64(word)
#endif

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

outcome inflate_symbols(cinflate_stream *s) {
  outcome result = many_symbols(s);
  while (result == GO_ON && s->step == IN_SYMBOLS) {
    result = one_symbol(s);
    if (result == GO_ON && s->step == IN_SYMBOLS && s->input_end - s->input >= 64 && s->output < s->output_end)
      result = many_symbols(s);
  }
  return result;
}
