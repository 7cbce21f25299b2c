public import Pixels

/// Where and how the two pictures differ in one pixel.
public struct PixelPair: Hashable, Sendable {
  /// Column, from 0.
  public var x: Int
  /// Row, from 0.
  public var y: Int
  /// The expected pixel; samples of 16 bits are reduced by round(v / 257).
  public var expected: RGBA8
  /// The actual pixel, likewise.
  public var actual: RGBA8
  /// CIEDE2000 of the pixels as stored, on the worst of their grounds.
  public var deltaE: Double

  /// Whether it is worse than `other`: further apart, or as far and earlier in reading order.
  func isWorse(than other: PixelPair) -> Bool {
    guard deltaE == other.deltaE else { return deltaE > other.deltaE }
    return (y, x) < (other.y, other.x)
  }
}

extension RGBA8 {
  /// The pixel of a word.
  init(word: UInt32) {
    self.init(
      red: UInt8(word.red), green: UInt8(word.green), blue: UInt8(word.blue), alpha: UInt8(word.alpha))
  }
}
