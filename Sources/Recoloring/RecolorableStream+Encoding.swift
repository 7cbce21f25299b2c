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
  /// first. Returns how much memory ``write(_:to:)`` needs.
  func prepare(_ pixels: UnsafePointer<UInt32>, _ scratch: inout RecoloringScratch) -> Int {
    scratch.reserve(tokens: tokenKinds, hues: hueRows.count)
    countLiterals(pixels, &scratch)
    makeCode(scratch)
    fillLiterals(pixels, scratch)
    fillMatches(scratch)
    scratch.pairsFit = fillPairs(scratch)
    scratch.bodyBits = bodyBits(scratch)
    let room = 2 + (DynamicHeader.maximumBits + scratch.bodyBits + 7) / 8 + 4 + 8
    scratch.reserve(bytes: room)
    return room
  }

  private var tokenKinds: Int { 1 + self.pixels.count + hues.count + alphas.count + matches.count + pairs.count }

  private func countLiterals(_ pixels: UnsafePointer<UInt32>, _ scratch: inout RecoloringScratch) {
    let counts = scratch.counts.base
    let channels = counts + DeflateAlphabet.literalLengthCount
    channels.update(repeating: 0, count: 1024)
    scratch.checksum = sums.count(pixels, into: channels)
    fixedCounts.withUnsafeBufferPointer { fixed in
      for byte in 0..<256 {
        counts[byte] =
          fixed[byte] &+ channels[byte] &+ channels[256 + byte] &+ channels[512 + byte] &+ channels[768 + byte]
      }
      for symbol in 256..<DeflateAlphabet.literalLengthCount { counts[symbol] = fixed[symbol] }
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

  /// Red, green and blue, which whole pixels and parts share, are put together once.
  private func fillLiterals(_ pixels: UnsafePointer<UInt32>, _ scratch: borrowing RecoloringScratch) {
    let entries = scratch.entries.base
    let codes = scratch.hueCodes.base
    var table = scratch.table.base
    table[0] = entries[0]
    table += 1
    if scanlines.pixelBytes == 1 {
      for (place, row) in hueRows.enumerated() { codes[place] = entries[Int(pixels[Int(row)] & 255)] }
    } else {
      fillHues(pixels, entries, codes)
    }
    let (wholes, alphas) = (self.pixels.rows.span, self.alphas.rows.span)
    for (index, hue) in self.pixels.hues.enumerated() { table[index] = codes[Int(hue)] }
    if scanlines.pixelBytes == 4 {
      for index in wholes.indices {
        table[index] = Self.joined(table[index], entries[Int(pixels[Int(wholes[unchecked: index])] >> 24)])
      }
    }
    table += wholes.count
    for (index, hue) in hues.hues.enumerated() { table[index] = codes[Int(hue)] }
    table += hues.count
    for index in alphas.indices { table[index] = entries[Int(pixels[Int(alphas[unchecked: index])] >> 24)] }
  }

  private func fillHues(
    _ pixels: UnsafePointer<UInt32>, _ entries: UnsafePointer<UInt64>, _ codes: UnsafeMutablePointer<UInt64>
  ) {
    let rows = hueRows.span
    for index in rows.indices {
      let pixel = pixels[Int(rows[unchecked: index])]
      let two = Self.joined(entries[Int(pixel & 255)], entries[Int(pixel >> 8 & 255)])
      codes[index] = Self.joined(two, entries[Int(pixel >> 16 & 255)])
    }
  }

  /// One code after another, each its bits above the lowest byte, which is their number.
  @inline(__always) private static func joined(_ first: UInt64, _ second: UInt64) -> UInt64 {
    first &+ (second & 255) | (second >> 8) &<< (first & 63 &+ 8)
  }

  /// Matches of one length symbol after those of another, so that all of a loop's shifts are by the same number.
  private func fillMatches(_ scratch: borrowing RecoloringScratch) {
    let entries = scratch.entries.base + 256
    let table = scratch.table.base + tokenKinds - pairs.count - matches.count
    let matches = matches.span
    var first = 0
    for (symbol, end) in matchEnds.enumerated() {
      let entry = entries[symbol]
      let length = entry & 63
      for index in first..<end {
        let code = matches[unchecked: index].code
        table[index] = entry &+ (code & 255) | (code & ~255) &<< length
      }
      first = end
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

  /// Writes the stream and returns the place behind it. ``prepare(_:_:)`` comes first: it knows the colours.
  func write(_ scratch: borrowing RecoloringScratch, to start: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    // A window of 32 KiB, the compressor's slowest algorithm; divisible by 31.
    start.storeBytes(of: UInt16(0x78DA).bigEndian, as: UInt16.self)
    var writer = BitWriter(start + 2)
    scratch.header.write(scratch.lengths.base, to: &writer)
    let body = Body(
      table: scratch.table.base, end: scratch.entries[DeflateAlphabet.endOfBlock], bits: scratch.bodyBits,
      tail: UnsafeMutableRawPointer(scratch.tail.base + scratch.tail.count))
    let place =
      switch tokens {
      case _ where !scratch.pairsFit: writeSingly(body, after: writer)
      case .short(let numbers): body.write(numbers.span, after: writer)
      case .long(let numbers): body.write(numbers.span, after: writer)
      }
    place.storeBytes(of: scratch.checksum.bigEndian, as: UInt32.self)
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
