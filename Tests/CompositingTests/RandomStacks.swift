import Compositing
import Pixels
import TestSupport

/// Random layer stacks, rich in the levels at which arithmetic goes wrong first.
struct RandomStacks {
  private var random: SplitMix64

  /// The stacks of `seed`.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// A whole number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + random.below(range.count)
  }

  /// Half of the time an edge level; a quarter of the time a multiple of 17, since sums of those often give ties.
  mutating func byte() -> UInt8 {
    switch random.below(4) {
    case 0: UInt8(random.below(256))
    case 1: UInt8(random.below(16) * 17)
    default: random.pick(EdgeLevels.bytes)
    }
  }

  /// The same for 16 bits, with levels that 8 bits have too.
  mutating func word() -> UInt16 {
    switch random.below(4) {
    case 0: UInt16(random.below(65536))
    case 1: UInt16(byte()) * 257
    default: random.pick(EdgeLevels.words)
    }
  }

  /// A colour, opaque unless `translucent`.
  mutating func color(translucent: Bool) -> RGBA8 {
    RGBA8(red: byte(), green: byte(), blue: byte(), alpha: translucent ? byte() : 255)
  }

  /// A mask of random samples with 8 or 16 bits.
  mutating func mask(_ size: PixelSize, deep: Bool) -> Mask {
    guard deep else { return Mask(size: size, coverages: (0..<size.area).map { _ in byte() }) }
    return Mask(size: size, coverages: (0..<size.area).map { _ in word() })
  }

  /// Grounds without, with some and with full alpha.
  mutating func ground() -> RGBA8 {
    switch random.below(4) {
    case 0: .clear
    case 1: color(translucent: false)
    default: color(translucent: true)
    }
  }

  /// A stack of `layers` layers; every other tint, on average, of every other stack is translucent.
  mutating func stack(_ size: PixelSize, layers: Int, deep: Bool) -> LayerStack {
    let anyTranslucent = random.below(2) == 0
    return LayerStack(
      masks: (0..<layers).map { _ in mask(size, deep: deep) },
      tints: (0..<layers).map { _ in color(translucent: anyTranslucent && random.below(2) == 0) },
      background: ground(), blend: random.below(2) == 0 ? .srgb : .linear)
  }
}
