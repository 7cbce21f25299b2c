extension RecolorableStream {
  /// The bits of the block but for its header, for counts and code lengths in `scratch`.
  private func bodyBits(_ scratch: borrowing RecoloringScratch) -> Int {
    var bits = fixedBits
    for symbol in 0..<DeflateAlphabet.literalLengthCount {
      bits += Int(scratch.counts[symbol]) * Int(scratch.lengths[symbol])
    }
    return bits
  }

  /// Makes the code for these colours and fills the table of tokens. `pixels` has the bytes of each row, least significant
  /// first. Returns how much memory ``write(_:_:to:)`` needs.
  func prepare(_ pixels: UnsafePointer<UInt32>, _ scratch: inout RecoloringScratch) -> Int {
    scratch.reserve(tokens: tokenKinds)
    countLiterals(pixels, scratch)
    makeCode(scratch)
    fillLiterals(pixels, scratch)
    fillMatches(scratch)
    scratch.pairsFit = fillPairs(scratch)
    let bits = bodyBits(scratch)
    let room = 2 + (DynamicHeader.maximumBits + bits + 7) / 8 + 4 + 8
    scratch.reserve(bytes: room)
    return room
  }

  private var tokenKinds: Int { 1 + self.pixels.count + hues.count + alphas.count + matches.count + pairs.count }

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
    let table = scratch.table.base + tokenKinds - pairs.count - matches.count
    let matches = matches.span
    for index in matches.indices {
      let match = matches[unchecked: index]
      let symbol = entries[Int(match.symbol)]
      table[index] = symbol &+ UInt64(match.bitCount) | UInt64(match.bits) &<< (symbol & 63 &+ 8)
    }
  }

  /// Whether all pairs fit 56 bits.
  private func fillPairs(_ scratch: borrowing RecoloringScratch) -> Bool {
    let table = scratch.table.base
    let first = tokenKinds - pairs.count
    let pairs = pairs.span
    var longest: UInt64 = 0
    for index in pairs.indices {
      let pair = pairs[unchecked: index]
      let (one, two) = (table[Int(pair.first)], table[Int(pair.second)])
      longest = max(longest, one & 255 &+ two & 255)
      table[first &+ index] = Self.joined(one, two)
    }
    return longest <= TokenFusion.maximumBits
  }

  /// Writes the stream and returns the place behind it. ``prepare(_:_:)`` comes first, with the same colours.
  func write(
    _ pixels: UnsafePointer<UInt32>, _ scratch: borrowing RecoloringScratch, to start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    // A window of 32 KiB, the compressor's slowest algorithm; divisible by 31.
    start.storeBytes(of: UInt16(0x78DA).bigEndian, as: UInt16.self)
    var writer = BitWriter(start + 2)
    scratch.header.write(scratch.lengths.base, to: &writer)
    let body = Body(
      table: scratch.table.base, end: scratch.entries[DeflateAlphabet.endOfBlock], bits: bodyBits(scratch),
      tail: UnsafeMutableRawPointer(scratch.tail.base + scratch.tail.count))
    let place =
      switch tokens {
      case _ where !scratch.pairsFit: writeSingly(body, after: writer)
      case .short(let numbers): body.write(numbers.span, after: writer)
      case .long(let numbers): body.write(numbers.span, after: writer)
      }
    place.storeBytes(of: adler.checksum(pixels, pixelBytes: scanlines.pixelBytes).bigEndian, as: UInt32.self)
    return place + 4
  }

  /// Writes the tokens of the block with pairs taken apart.
  private func writeSingly(_ body: Body, after head: BitWriter) -> UnsafeMutableRawPointer {
    var writer = head
    let firstPair = tokenKinds - pairs.count
    func write(_ token: Int) {
      if token >= firstPair {
        write(Int(pairs[token - firstPair].first))
        write(Int(pairs[token - firstPair].second))
      } else {
        writer.write(body.table[token] >> 8, body.table[token] & 255)
      }
    }
    switch tokens {
    case .short(let numbers): for number in numbers { write(Int(number)) }
    case .long(let numbers): for number in numbers { write(Int(number)) }
    }
    writer.write(body.end >> 8, body.end & 255)
    return writer.finish()
  }
}

/// The tokens of a block, written from both ends towards the middle.
///
/// A token's place hangs on the one before, so one stream takes the time of a chain of additions and shifts. Of two streams
/// that do not hang on each other the processor writes one while it waits for the other: 1.3 became 0.8 ns a token.
private struct Body {
  let table: UnsafePointer<UInt64>
  let end: UInt64
  /// Of all tokens and the end of the block.
  let bits: Int
  /// The end of memory for the second half.
  let tail: UnsafeMutableRawPointer

  /// Writes the tokens where `head` ends, and returns the place behind the last byte.
  @inline(__always)
  func write<Number: FixedWidthInteger>(_ numbers: Span<Number>, after head: BitWriter) -> UnsafeMutableRawPointer {
    let lastBit = head.place.bits + bits
    let byteEnd = head.place.byte + (lastBit + 7) / 8
    var forward = head
    var backward = BackwardBitWriter(tail, padding: -lastBit & 7)
    backward.write(end >> 8, end & 255)
    let last = numbers.count - 1
    for index in 0..<numbers.count / 2 {
      let first = table[Int(truncatingIfNeeded: numbers[unchecked: index])]
      let second = table[Int(truncatingIfNeeded: numbers[unchecked: last &- index])]
      forward.write(first >> 8, first & 255)
      backward.write(second >> 8, second & 255)
    }
    if numbers.count & 1 == 1 {
      let middle = table[Int(truncatingIfNeeded: numbers[unchecked: numbers.count / 2])]
      forward.write(middle >> 8, middle & 255)
    }
    // Both halves may have bits of the byte in which they meet.
    let seam = forward.place
    let rest = backward.rest
    if seam.bits > 0 { seam.byte.storeBytes(of: seam.byte.load(as: UInt8.self) | rest, as: UInt8.self) }
    let count = tail - backward.next
    (byteEnd - count).copyMemory(from: backward.next, byteCount: count)
    return byteEnd
  }
}
