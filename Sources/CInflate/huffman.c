#include "huffman.h"

/* RFC 1951, 3.2.5: symbols 257 to 285 are lengths, the distances have symbols of their own. */
static const uint16_t length_bases[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                        31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extras[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_bases[] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
                                          193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};

/* An entry without its code's length. */
static huffman_entry literal_or_length(unsigned symbol) {
  if (symbol < 256) return HUFFMAN_ENTRY(HUFFMAN_LITERAL, symbol, 0, 0);
  if (symbol == 256) return HUFFMAN_ENTRY(HUFFMAN_END, 0, 0, 0);
  if (symbol > 285) return HUFFMAN_ENTRY(HUFFMAN_INVALID, 0, 0, 0);
  return HUFFMAN_ENTRY(HUFFMAN_BASE, length_bases[symbol - 257], 0, length_extras[symbol - 257]);
}

static huffman_entry distance(unsigned symbol) {
  if (symbol > 29) return HUFFMAN_ENTRY(HUFFMAN_INVALID, 0, 0, 0);
  return HUFFMAN_ENTRY(HUFFMAN_BASE, distance_bases[symbol], 0, symbol < 4 ? 0 : symbol / 2 - 1);
}

static huffman_entry code_length(unsigned symbol) { return HUFFMAN_ENTRY(HUFFMAN_LITERAL, symbol, 0, 0); }

static unsigned reversed(unsigned code, unsigned length) {
  unsigned result = 0;
  for (; length; length--, code >>= 1) result = result << 1 | (code & 1);
  return result;
}

/* Canonical codes (3.2.2): shorter ones first, among equals by symbol. Bits come lowest first, so codes are reversed. */
static bool build(huffman_entry *table, unsigned bits, const uint8_t *lengths, unsigned count,
                  huffman_entry (*entry_of)(unsigned)) {
  unsigned counts[16] = {0}, next[16], code = 0, longest = 0;
  for (unsigned symbol = 0; symbol < count; symbol++) counts[lengths[symbol]]++;
  counts[0] = 0;
  for (unsigned length = 1; length < 16; length++) {
    next[length] = code = (code + counts[length - 1]) << 1;
    if (counts[length]) longest = length;
    if (code + counts[length] > 1u << length) return false;
  }
  if (longest == 0 || next[longest] + counts[longest] != 1u << longest) return false;

  unsigned table_bits = longest > bits ? longest - bits : 0, end = 1u << bits;
  for (unsigned i = 0; table_bits && i < 1u << bits; i++) table[i] = 0;
  for (unsigned symbol = 0; symbol < count; symbol++) {
    unsigned length = lengths[symbol];
    if (length == 0) continue;
    unsigned place = reversed(next[length]++, length);
    huffman_entry entry = entry_of(symbol);
    if (length <= bits) {
      entry += length << 8 | length;
      for (; place < 1u << bits; place += 1u << length) table[place] = entry;
      continue;
    }
    huffman_entry *first = &table[place & ((1u << bits) - 1)];
    if (*first == 0) {
      *first = HUFFMAN_ENTRY(HUFFMAN_TABLE, end, table_bits, bits);
      end += 1u << table_bits;
    }
    unsigned rest = length - bits;
    entry += rest << 8 | rest;
    for (place >>= bits; place < 1u << table_bits; place += 1u << rest) table[huffman_value(*first) + place] = entry;
  }
  return true;
}

/* Two literals whose codes fit into one look-up are taken at once. */
static void pair_literals(huffman_entry *table) {
  /* From the end: the second literal is looked up at a lower place, which must still be single. */
  for (unsigned place = 1u << HUFFMAN_LITERAL_BITS; place-- > 0;) {
    huffman_entry first = table[place];
    if (huffman_kind(first) != HUFFMAN_LITERAL) continue;
    unsigned length = huffman_total(first);
    huffman_entry second = table[place >> length];
    unsigned both = length + huffman_total(second);
    if (huffman_kind(second) != HUFFMAN_LITERAL || both > HUFFMAN_LITERAL_BITS) continue;
    table[place] =
        HUFFMAN_ENTRY(HUFFMAN_LITERALS, huffman_value(first) | huffman_value(second) << 8, 0, both);
  }
}

bool huffman_build_literals(huffman_entry *table, const uint8_t *lengths, unsigned count) {
  if (lengths[256] == 0 || !build(table, HUFFMAN_LITERAL_BITS, lengths, count, literal_or_length)) return false;
  pair_literals(table);
  return true;
}

bool huffman_build_distances(huffman_entry *table, const uint8_t *lengths, unsigned count) {
  unsigned used = 0, last = 0;
  for (unsigned symbol = 0; symbol < count; symbol++)
    if (lengths[symbol]) used++, last = symbol;
  if (used > 1 || (used == 1 && lengths[last] != 1))
    return build(table, HUFFMAN_DISTANCE_BITS, lengths, count, distance);
  for (unsigned i = 0; i < 1u << HUFFMAN_DISTANCE_BITS; i++)
    table[i] = used && !(i & 1) ? distance(last) + (1 << 8 | 1) : HUFFMAN_ENTRY(HUFFMAN_INVALID, 0, 1, 1);
  return true;
}

bool huffman_build_lengths(huffman_entry *table, const uint8_t *lengths) {
  return build(table, HUFFMAN_LENGTH_BITS, lengths, 19, code_length);
}
