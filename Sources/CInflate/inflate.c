#include "cinflate.h"
#include "stream.h"

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
  case IN_SYMBOLS: return inflate_symbols(s);
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
