/// Estimates for pixels that are laid over grounds, or have more than 8 bits a sample, gathered into blocks.
final class GroundPairs<Word: PixelWord> {
  private let tables = LightTables.shared
  private let block = PairBlock()
  private var count = 0
  /// The pixel that each pair of the block belongs to.
  private var owners = [Int](repeating: 0, count: PairBlock.capacity)
  private var results = [Float](repeating: 0, count: PairBlock.capacity)

  /// Takes the pixel at `index`. Its estimate, the largest over its grounds, is there after ``finish(_:)``.
  func add(_ index: Int, of pixels: ChangedPixels<Word>, isOpaque: Bool) {
    let (expected, actual) = (pixels.expected[index], pixels.actual[index])
    pixels.deltas[index] = expected.isFaint || actual.isFaint ? .nan : 0
    if count + 3 > PairBlock.capacity { finish(pixels) }
    add(index, expected, actual, over: 0)
    guard !isOpaque else { return }
    add(index, expected, actual, over: Word.maximum)
    add(index, expected, actual, over: Grounds.middle(Word.maximum))
  }

  private func add(_ index: Int, _ expected: Word, _ actual: Word, over ground: Int) {
    block.set(count, expected: tables.light(of: expected, over: ground), actual: tables.light(of: actual, over: ground))
    owners[count] = index
    count += 1
  }

  /// Sets the estimates of the pixels taken so far; none where one of a pixel's cannot be had.
  func finish(_ pixels: ChangedPixels<Word>) {
    guard count > 0 else { return }
    _ = results.withUnsafeMutableBufferPointer { block.differences(count: count, into: $0.baseAddress!) }
    for (owner, result) in zip(owners, results).prefix(count) where result > pixels.deltas[owner] || result.isNaN {
      pixels.deltas[owner] = result
    }
    count = 0
  }
}

extension PixelWord {
  /// Whether so little of a colour shows that over a ground single precision could take it for a grey.
  fileprivate var isFaint: Bool { Self.sampleBits > 8 && alpha < 4096 && !isGrey }
}
