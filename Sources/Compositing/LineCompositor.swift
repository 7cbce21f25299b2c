import Pixels

/// Composites lines of separate masks at their own size, premultiplied in Float32.
struct LineCompositor<Rounding: MixtureRounding> {
  /// The size of the masks.
  let size: PixelSize
  /// The largest relative error of any result: three roundings of the ground, one to spare for all
  /// higher orders, and those of each layer.
  let relativeError: Float

  private let layers: [SourceOver]
  private let ground: PremultipliedLanes
  /// Blocks composited at a time: few enough to stay in the fastest cache from layer to layer.
  private static var piece: Int { 64 }

  init(_ masks: [Mask], tints: [RGBA8], background: RGBA8, _ rounding: Rounding) {
    size = masks[0].size
    layers = zip(masks, tints).filter { $0.1.alpha > 0 }.map { SourceOver($0, $1, rounding) }
    relativeError = Float(4 + SourceOver.roundings * layers.count) * 0x1p-24
    let alpha = Float(background.alpha) / 255
    ground = PremultipliedLanes(
      red: .init(repeating: rounding.value(of: background.red) * alpha),
      green: .init(repeating: rounding.value(of: background.green) * alpha),
      blue: .init(repeating: rounding.value(of: background.blue) * alpha), alpha: .init(repeating: alpha))
  }

  /// Composites one line into as many blocks as it fills.
  func composite(line: Int, into result: UnsafeMutableBufferPointer<PremultipliedLanes>) {
    result.update(repeating: ground)
    let (start, end) = (line * size.width, (line + 1) * size.width)
    for first in stride(from: 0, to: result.count, by: Self.piece) {
      let piece = UnsafeMutableBufferPointer(rebasing: result[first..<min(result.count, first + Self.piece)])
      for layer in layers { layer.lay(over: piece, first: start + first * PremultipliedLanes.width, end: end) }
    }
  }
}
