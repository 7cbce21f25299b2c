/// Eight pixels on their way through compositing: premultiplied, in the values of a blend space.
struct PremultipliedLanes {
  typealias Lanes = SIMD8<Float>

  static let width = 8

  var red = Lanes.zero
  var green = Lanes.zero
  var blue = Lanes.zero
  var alpha = Lanes.zero

  /// Adds `share` of other pixels.
  @inline(__always) mutating func add(_ other: PremultipliedLanes, times share: Lanes) {
    red += other.red * share
    green += other.green * share
    blue += other.blue * share
    alpha += other.alpha * share
  }
}
