extension RecolorableStream {
  /// The most bytes that the stream takes, and 8 more that may be written beyond it, for code lengths in `scratch`.
  private func byteBound(_ scratch: borrowing RecoloringScratch) -> Int {
    var bits = fixedBits + DynamicHeader.maximumBits
    for symbol in 0..<DeflateAlphabet.literalLengthCount {
      bits += Int(scratch.counts[symbol]) * Int(scratch.lengths[symbol])
    }
    return 2 + (bits + 7) / 8 + 4 + 8
  }

  /// Makes the code for these colours and fills the table of tokens. `pixels` has the bytes of each row, least significant
  /// first. Returns how much memory ``write(_:_:to:)`` needs.
  func prepare(_ pixels: UnsafePointer<UInt32>, _ scratch: inout RecoloringScratch) -> Int {
    scratch.reserve(tokens: tokenKinds)
    countLiterals(pixels, scratch)
    makeCode(scratch)
    fillLiterals(pixels, scratch)
    fillMatches(scratch)
    return byteBound(scratch)
  }

  private var tokenKinds: Int { 1 + self.pixels.count + hues.count + alphas.count + matches.count }

  private func countLiterals(_ pixels: UnsafePointer<UInt32>, _ scratch: borrowing RecoloringScratch) {
    let counts = scratch.counts.base
    let channels = counts + DeflateAlphabet.literalLengthCount
    channels.update(repeating: 0, count: 1024)
    switch scanlines.pixelBytes {
    case 4:
      Self.count(self.pixels, pixels, channels, bytes: 4)
      Self.count(hues, pixels, channels, bytes: 3)
      Self.count(alphas, pixels, channels, bytes: 4, from: 3)
    case 3: Self.count(self.pixels, pixels, channels, bytes: 3)
    default: Self.count(self.pixels, pixels, channels, bytes: 1)
    }
    fixedCounts.withUnsafeBufferPointer { fixed in
      for byte in 0..<256 {
        counts[byte] =
          fixed[byte] &+ channels[byte] &+ channels[256 + byte] &+ channels[512 + byte] &+ channels[768 + byte]
      }
      for symbol in 256..<DeflateAlphabet.literalLengthCount { counts[symbol] = fixed[symbol] }
    }
  }

  /// Four histograms, one a channel, so that no addition waits for the one before.
  @inline(__always)
  private static func count(
    _ literals: LiteralTokens, _ pixels: UnsafePointer<UInt32>, _ channels: UnsafeMutablePointer<UInt32>,
    bytes: Int, from first: Int = 0
  ) {
    let (rows, counts) = (literals.rows.span, literals.counts.span)
    for index in rows.indices {
      let pixel = pixels[Int(rows[unchecked: index])]
      let count = counts[unchecked: index]
      for byte in first..<bytes { channels[256 &* byte &+ Int(pixel >> UInt32(8 &* byte) & 255)] &+= count }
    }
  }

  private func makeCode(_ scratch: borrowing RecoloringScratch) {
    let count = DeflateAlphabet.literalLengthCount
    scratch.builder.lengths(
      of: scratch.counts.base, symbolCount: count, limit: Self.codeLimit, into: scratch.lengths.base)
    HuffmanBuilder.codes(of: scratch.lengths.base, symbolCount: count, into: scratch.codes.base)
    for symbol in 0..<count {
      scratch.entries[symbol] = UInt64(scratch.codes[symbol]) << 8 | UInt64(scratch.lengths[symbol])
    }
    for symbol in distanceLengths.indices { scratch.lengths[count + symbol] = distanceLengths[symbol] }
  }

  private func fillLiterals(_ pixels: UnsafePointer<UInt32>, _ scratch: borrowing RecoloringScratch) {
    let entries = scratch.entries.base
    let table = scratch.table.base
    table[0] = entries[0]
    switch scanlines.pixelBytes {
    case 4:
      Self.fill(self.pixels, pixels, entries, table + 1, bytes: 4)
      Self.fill(hues, pixels, entries, table + 1 + self.pixels.count, bytes: 3)
      Self.fill(alphas, pixels, entries, table + 1 + self.pixels.count + hues.count, bytes: 4, from: 3)
    case 3: Self.fill(self.pixels, pixels, entries, table + 1, bytes: 3)
    default: Self.fill(self.pixels, pixels, entries, table + 1, bytes: 1)
    }
  }

  @inline(__always)
  private static func fill(
    _ literals: LiteralTokens, _ pixels: UnsafePointer<UInt32>, _ entries: UnsafePointer<UInt64>,
    _ table: UnsafeMutablePointer<UInt64>, bytes: Int, from first: Int = 0
  ) {
    let rows = literals.rows.span
    for index in rows.indices {
      let pixel = pixels[Int(rows[unchecked: index])]
      var code = entries[Int(pixel >> UInt32(8 &* first) & 255)]
      for byte in first + 1..<max(bytes, first + 1) {
        code = joined(code, entries[Int(pixel >> UInt32(8 &* byte) & 255)])
      }
      table[index] = code
    }
  }

  /// One code after another, each its bits above the lowest byte, which is their number.
  @inline(__always) private static func joined(_ first: UInt64, _ second: UInt64) -> UInt64 {
    first &+ (second & 255) | (second >> 8) &<< (first & 63 &+ 8)
  }

  private func fillMatches(_ scratch: borrowing RecoloringScratch) {
    let entries = scratch.entries.base + 256
    let table = scratch.table.base + tokenKinds - matches.count
    let matches = matches.span
    for index in matches.indices {
      let match = matches[unchecked: index]
      let symbol = entries[Int(match.symbol)]
      table[index] = symbol &+ UInt64(match.bitCount) | UInt64(match.bits) &<< (symbol & 63 &+ 8)
    }
  }

  /// Writes the stream and returns the place behind it. ``prepare(_:_:)`` comes first, with the same colours.
  func write(
    _ pixels: UnsafePointer<UInt32>, _ scratch: borrowing RecoloringScratch, to start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    // A window of 32 KiB, the compressor's slowest algorithm; divisible by 31.
    start.storeBytes(of: UInt16(0x78DA).bigEndian, as: UInt16.self)
    var writer = BitWriter(start + 2)
    scratch.header.write(scratch.lengths.base, to: &writer)
    let table = UnsafePointer(scratch.table.base)
    switch tokens {
    case .short(let numbers): Self.write(numbers.span, table, to: &writer)
    case .long(let numbers): Self.write(numbers.span, table, to: &writer)
    }
    let end = scratch.entries[DeflateAlphabet.endOfBlock]
    writer.write(end >> 8, end & 255)
    let place = writer.finish()
    place.storeBytes(of: adler.checksum(pixels, pixelBytes: scanlines.pixelBytes).bigEndian, as: UInt32.self)
    return place + 4
  }

  @inline(__always)
  private static func write<Number: FixedWidthInteger>(
    _ numbers: Span<Number>, _ table: UnsafePointer<UInt64>, to writer: inout BitWriter
  ) {
    var output = writer
    for index in numbers.indices {
      let code = table[Int(truncatingIfNeeded: numbers[unchecked: index])]
      output.write(code >> 8, code & 255)
    }
    writer = output
  }
}
