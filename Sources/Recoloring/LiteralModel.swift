import Pixels

/// What is known of the bytes of literals before there are colours.
struct LiteralModel {
  /// For each value its bytes under some sets of colours, least significant first; value 0 is 0.
  private let samples: [[UInt32]]
  private let pixelBytes: Int
  private let valueCount: Int

  /// `samples` are sets of colours, one a row.
  init(samples: [[RGBA8]], classes: PixelClasses) {
    pixelBytes = classes.pixelBytes
    valueCount = classes.valueCount
    self.samples = samples.map { [0] + $0.map { $0.littleEndian } }
  }

  /// Of bytes that are their own values.
  init(bytes classes: PixelClasses) {
    pixelBytes = 1
    valueCount = classes.valueCount
    samples = [[0] + (0...255)]
  }

  /// The costs before anything is known: each row is a literal as often as any other, half of all symbols are literals, and
  /// matches are as in typical pictures.
  var initialCosts: ParseCosts {
    let typical = TypicalMatches(pixelBytes: pixelBytes)
    let counts = [Int](repeating: 1 << 10, count: valueCount)
    let total = 2 * pixelBytes * (valueCount - 1) << 10
    let literals = literalCosts(counts, counts, total: max(total, 1 << 12))
    return ParseCosts(
      hues: literals.hues, alphas: literals.alphas, lengthCounts: typical.lengths, lengthTotal: typical.total,
      distanceCounts: typical.distances)
  }

  /// The costs by what a parse took.
  func costs(of operations: [ParseOperation]) -> ParseCosts {
    var hues = [Int](repeating: 0, count: valueCount)
    var alphas = hues
    var lengths = [Int](repeating: 0, count: 29)
    var distances = [Int](repeating: 0, count: 30)
    for operation in operations {
      if operation.isMatch {
        lengths[Int(DeflateAlphabet.lengthSymbols[operation.length]) - 257] += 1
        distances[DeflateAlphabet.distanceSymbol(operation.distance)] += 1
      } else {
        if operation.part != .alpha { hues[operation.value] += 1 }
        if operation.part != .hue { alphas[operation.value] += 1 }
      }
    }
    alphas[0] = 0
    let total =
      lengths.reduce(1, +) + hues[0] + (hues.reduce(0, +) - hues[0]) * min(3, pixelBytes)
      + (pixelBytes == 4 ? alphas.reduce(0, +) : 0)
    let literals = literalCosts(hues, alphas, total: total)
    return ParseCosts(
      hues: literals.hues, alphas: literals.alphas, lengthCounts: lengths, lengthTotal: total,
      distanceCounts: distances)
  }

  /// Without samples: about what bytes cost in pictures that have some.
  private var unknownCosts: (hues: [UInt32], alphas: [UInt32]) {
    let (hue, alpha): (UInt32, UInt32) = pixelBytes == 4 ? (20, 3) : (pixelBytes == 3 ? 20 : 7, 0)
    var hues = [UInt32](repeating: hue * FixedLogarithm.one, count: valueCount)
    var alphas = [UInt32](repeating: alpha * FixedLogarithm.one, count: valueCount)
    (hues[0], alphas[0]) = (5 * FixedLogarithm.one, 0)
    return (hues, alphas)
  }

  /// Means over the samples.
  private func literalCosts(_ hueCounts: [Int], _ alphaCounts: [Int], total: Int) -> (hues: [UInt32], alphas: [UInt32])
  {
    guard !samples.isEmpty else { return unknownCosts }
    var hues = [UInt32](repeating: 0, count: valueCount)
    var alphas = hues
    let hueBytes = min(pixelBytes, 3)
    for pixels in samples {
      var histogram = [Int](repeating: 0, count: 256)
      histogram[0] = hueCounts[0]
      for value in 1..<valueCount {
        for byte in 0..<hueBytes { histogram[Int(pixels[value] >> UInt32(8 * byte) & 255)] += hueCounts[value] }
        if pixelBytes == 4 { histogram[Int(pixels[value] >> 24)] += alphaCounts[value] }
      }
      let costs = histogram.map { FixedLogarithm.bits($0, of: total) }
      hues[0] += costs[0]
      for value in 1..<valueCount {
        for byte in 0..<hueBytes { hues[value] += costs[Int(pixels[value] >> UInt32(8 * byte) & 255)] }
        if pixelBytes == 4 { alphas[value] += costs[Int(pixels[value] >> 24)] }
      }
    }
    let count = UInt32(samples.count)
    return (hues.map { $0 / count }, alphas.map { $0 / count })
  }
}

extension RGBA8 {
  /// The four bytes in the order in which they are stored, least significant first.
  var littleEndian: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24 }
}
