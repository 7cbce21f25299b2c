/// Estimates for the changed pixels of a row.
final class DeltaEEstimator<Word: PixelWord> {
  private let block = PairBlock()
  private let grounds = GroundPairs<Word>()

  /// Sets ``ChangedPixels/deltas``. Where an estimate cannot be had, the value is that of `exact`.
  func estimate(_ pixels: ChangedPixels<Word>, exact: inout ExactDeltaE<Word>) {
    let isComplete = Word.self == UInt32.self && estimateAsOpaque(pixels)
    let areOpaque = Word.self == UInt32.self && Self.areOpaque(pixels)
    if !areOpaque { estimateOthers(pixels) }
    guard !isComplete || !areOpaque else { return }
    for index in 0..<pixels.count where pixels.deltas[index].isNaN {
      pixels.deltas[index] = Float(exact.value(pixels.expected[index], pixels.actual[index]))
    }
  }

  private static func areOpaque(_ pixels: ChangedPixels<Word>) -> Bool {
    var common = Word.max
    for index in 0..<pixels.count { common &= pixels.expected[index] & pixels.actual[index] }
    return common.isOpaque
  }

  /// Of pixels with 8 bits a sample, whatever their alpha; false where one may be missing.
  private func estimateAsOpaque(_ pixels: ChangedPixels<Word>) -> Bool {
    let expected = UnsafeRawPointer(pixels.expected).assumingMemoryBound(to: UInt32.self)
    let actual = UnsafeRawPointer(pixels.actual).assumingMemoryBound(to: UInt32.self)
    var isComplete = true
    for start in stride(from: 0, to: pixels.count, by: PairBlock.capacity) {
      let count = min(pixels.count - start, PairBlock.capacity)
      block.set(expected: expected + start, actual: actual + start, count: count)
      if !block.differences(count: count, into: pixels.deltas + start) { isComplete = false }
    }
    return isComplete
  }

  /// Of pixels that are not opaque, and of all with more than 8 bits a sample.
  private func estimateOthers(_ pixels: ChangedPixels<Word>) {
    for index in 0..<pixels.count {
      let isOpaque = (pixels.expected[index] & pixels.actual[index]).isOpaque
      if Word.self != UInt32.self || !isOpaque { grounds.add(index, of: pixels, isOpaque: isOpaque) }
    }
    grounds.finish(pixels)
  }
}
