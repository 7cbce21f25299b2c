#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Angles between directions, in degrees.
enum Angle {
  /// The unsigned angle between two directions, 0...180; 0 where either has no length.
  static func between(_ first: Point, _ second: Point) -> Double {
    abs(atan2(first.cross(second), first.dot(second))) * 180 / .pi
  }

  /// The unsigned angle between two lines, whichever way each runs: 0...90.
  static func betweenLines(_ first: Point, _ second: Point) -> Double {
    let angle = between(first, second)
    return min(angle, 180 - angle)
  }
}
