public import Pixels

/// One pixel on its way through the reference compositor: premultiplied and exact.
public struct ReferencePixel: Sendable {
  /// Red, green and blue in the values of a blend space, times alpha.
  public var colors: [Rational]
  /// 0 (transparent) to 1 (opaque).
  public var alpha: Rational

  /// A pixel that shows nothing but `color`.
  public init(_ color: RGBA8, in space: ReferenceSpace) {
    let alpha = Rational(UInt64(color.alpha), over: 255)
    colors = ColorChannel.allCases.map { space.values[Int(color[$0])] * alpha }
    self.alpha = alpha
  }

  /// The mean of pixels by weights that add up to 1. No pixel at all is a programmer error and traps.
  public init(meanOf pixels: [(pixel: ReferencePixel, weight: Rational)]) {
    func mean(_ component: (ReferencePixel) -> Rational) -> Rational {
      let terms = pixels.map { component($0.pixel) * $0.weight }
      return terms.dropFirst().reduce(terms[0], +)
    }
    colors = (0..<3).map { channel in mean { $0.colors[channel] } }
    alpha = mean(\.alpha)
  }

  /// Source-over: lays `tint` over the pixel where a layer covers `coverage` (0...1) of it.
  public mutating func lay(_ tint: RGBA8, coverage: Rational, in space: ReferenceSpace) {
    let opacity = coverage * Rational(UInt64(tint.alpha), over: 255)
    for channel in ColorChannel.allCases {
      let index = channel.rawValue
      colors[index] = colors[index].mixed(with: space.values[Int(tint[channel])], by: opacity)
    }
    alpha = alpha.mixed(with: Rational(1), by: opacity)
  }

  /// The straight colour, rounded once, and how many of its samples lay exactly on a rounding boundary. A pixel whose
  /// rounded alpha is 0 is 0,0,0,0.
  public func rounded(in space: ReferenceSpace) -> (color: RGBA8, ties: Int) {
    let alphaByte = ReferenceSpace.encoded.round(alpha * Rational(255))
    guard alphaByte.byte > 0 else { return (.clear, 0) }
    let samples = colors.map { space.round($0 / alpha) }
    let color = RGBA8(
      red: samples[0].byte, green: samples[1].byte, blue: samples[2].byte, alpha: alphaByte.byte)
    return (color, (samples + [alphaByte]).count { $0.isTie })
  }
}
