/// The header of a deflate block with codes of its own (RFC 1951, section 3.2.7), for the last block of a stream.
struct DynamicHeader: ~Copyable {
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  /// Symbol, extra bits and their value, of each step of the code lengths' own code.
  private let steps: Storage<(symbol: UInt8, extraBits: UInt8, extra: UInt8)>
  private let builder = HuffmanBuilder(symbolCount: 19)

  init() {
    steps = Storage(repeating: (0, 0, 0), count: DeflateAlphabet.literalLengthCount + DeflateAlphabet.distanceCount)
  }

  /// More bits than any header has.
  static let maximumBits = 17 + 19 * 3 + (DeflateAlphabet.literalLengthCount + DeflateAlphabet.distanceCount) * 14

  /// `lengths` are those of the literal and length symbols, then, right after, of the distance symbols; 286 and 30.
  func write(_ lengths: UnsafeMutablePointer<UInt8>, to writer: inout BitWriter) {
    let literalCount = used(lengths, DeflateAlphabet.literalLengthCount, atLeast: 257)
    let distances = lengths + DeflateAlphabet.literalLengthCount
    let distanceCount = used(distances, DeflateAlphabet.distanceCount, atLeast: 1)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: literalCount + distanceCount) { all in
      for index in 0..<literalCount { all[index] = lengths[index] }
      for index in 0..<distanceCount { all[literalCount + index] = distances[index] }
      write(all.baseAddress!, literalCount, distanceCount, to: &writer)
    }
  }

  private func used(_ lengths: UnsafeMutablePointer<UInt8>, _ count: Int, atLeast minimum: Int) -> Int {
    var count = count
    while count > minimum, lengths[count - 1] == 0 { count -= 1 }
    return count
  }

  private func write(
    _ lengths: UnsafeMutablePointer<UInt8>, _ literalCount: Int, _ distanceCount: Int, to writer: inout BitWriter
  ) {
    let stepCount = describe(lengths, literalCount + distanceCount)
    var counts = [19 of UInt32](repeating: 0)
    for index in 0..<stepCount { counts[Int(steps[index].symbol)] += 1 }
    var codeLengths = [19 of UInt8](repeating: 0)
    var codes = [19 of UInt16](repeating: 0)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 19) { buffer in
      for symbol in 0..<19 { buffer[symbol] = counts[symbol] }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 19) { lengths in
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 19) { values in
          builder.lengths(of: buffer.baseAddress!, symbolCount: 19, limit: 7, into: lengths.baseAddress!)
          HuffmanBuilder.codes(of: lengths.baseAddress!, symbolCount: 19, into: values.baseAddress!)
          for symbol in 0..<19 { (codeLengths[symbol], codes[symbol]) = (lengths[symbol], values[symbol]) }
        }
      }
    }
    var orderCount = 19
    while orderCount > 4, codeLengths[Self.order[orderCount - 1]] == 0 { orderCount -= 1 }
    writer.write(1 | 2 << 1, 3)  // last block, dynamic
    writer.write(UInt64(literalCount - 257), 5)
    writer.write(UInt64(distanceCount - 1), 5)
    writer.write(UInt64(orderCount - 4), 4)
    for symbol in Self.order[..<orderCount] { writer.write(UInt64(codeLengths[symbol]), 3) }
    for index in 0..<stepCount {
      let step = steps[index]
      let length = UInt64(codeLengths[Int(step.symbol)])
      writer.write(
        UInt64(codes[Int(step.symbol)]) | UInt64(step.extra) << length, length + UInt64(step.extraBits))
    }
  }

  /// The code lengths as lengths and repetitions, which may go from one alphabet into the other.
  private func describe(_ lengths: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    var made = 0
    var index = 0
    while index < count {
      let length = lengths[index]
      var run = 1
      while index + run < count, lengths[index + run] == length { run += 1 }
      index += run
      if length == 0 {
        while run >= 11 {
          let piece = min(run, 138)
          steps[made] = (18, 7, UInt8(piece - 11))
          made += 1
          run -= piece
        }
        if run >= 3 {
          steps[made] = (17, 3, UInt8(run - 3))
          made += 1
          run = 0
        }
      } else {
        steps[made] = (length, 0, 0)
        made += 1
        run -= 1
        while run >= 3 {
          let piece = min(run, 6)
          steps[made] = (16, 2, UInt8(piece - 3))
          made += 1
          run -= piece
        }
      }
      for _ in 0..<run {
        steps[made] = (length, 0, 0)
        made += 1
      }
    }
    return made
  }
}
