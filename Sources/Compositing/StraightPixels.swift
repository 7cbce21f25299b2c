import Pixels

/// Premultiplied pixels made straight and rounded to bytes, eight at a step; those whose error may reach another byte are
/// in doubt.
struct StraightPixels<Rounding: MixtureRounding> {
  typealias Words = SIMD8<UInt32>

  private let color: Rounding
  private let alpha: EncodedRounding

  /// For premultiplied pixels of that relative error. The reciprocal of alpha and the product each take one more rounding, in
  /// linear light the colours' values one too.
  init(relativeError: Float, _ rounding: (Float) -> Rounding) {
    color = rounding(2 * relativeError + 4 * 0x1p-24)
    alpha = EncodedRounding(relativeError: relativeError + 2 * 0x1p-24)
  }

  /// The pixels with red in the lowest byte, and for each whether it is in doubt: not 0.
  @inline(__always) func round(_ pixels: PremultipliedLanes) -> (words: Words, doubts: Words) {
    let opacity = alpha.bytes(of: pixels.alpha * 255)
    let isClear = opacity.bytes .== 0
    let reciprocal = 1 / pixels.alpha.replacing(with: 1, where: isClear)
    let red = color.bytes(of: pixels.red * reciprocal)
    let green = color.bytes(of: pixels.green * reciprocal)
    let blue = color.bytes(of: pixels.blue * reciprocal)
    let words = red.bytes | green.bytes &<< 8 | blue.bytes &<< 16 | opacity.bytes &<< 24
    let doubts = opacity.doubts | (red.doubts | green.doubts | blue.doubts).replacing(with: 0, where: isClear)
    return (words.replacing(with: 0, where: isClear), doubts)
  }
}
