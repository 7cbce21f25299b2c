/// What generations 7 and 8 lay translucent pixels over.
enum Ground {
  /// The pattern at the pixel whose first byte has the offset `place`, or white.
  @inline(__always) static func channels(checkerboard: Bool, at place: Int) -> Channels {
    guard checkerboard else { return Channels(255, 255, 255) }
    let quotients = (Double(place) / 1.618033988749895, Double(place) / 2.618033988749895)
    return Channels(level(place), level(truncated(quotients.0)), level(truncated(quotients.1)))
  }

  /// To 32 bits, as `| 0` does.
  private static func truncated(_ value: Double) -> Int { Int(Int32(truncatingIfNeeded: Int(value))) }
  private static func level(_ number: Int) -> Double { Double(48 + 159 * (number % 2)) }

  /// Differences of the two pixels after both were laid over `ground`.
  @inline(__always) static func difference(
    _ first: UInt32, _ second: UInt32, over ground: @autoclosure () -> Channels
  ) -> Channels {
    let (one, two) = (Channels(first), Channels(second))
    guard !(first & second).isOpaque else {
      return Channels(one.red - two.red, one.green - two.green, one.blue - two.blue)
    }
    let (ground, a, b) = (ground(), Double(first.alpha), Double(second.alpha))
    let alpha = a - b
    return Channels(
      (one.red * a - two.red * b - ground.red * alpha) / 255,
      (one.green * a - two.green * b - ground.green * alpha) / 255,
      (one.blue * a - two.blue * b - ground.blue * alpha) / 255)
  }
}
