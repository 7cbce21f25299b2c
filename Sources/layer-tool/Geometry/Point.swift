/// A place or a direction in the drawing, in frame units; y grows downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
  static func * (left: Point, factor: Double) -> Point { Point(left.x * factor, left.y * factor) }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The signed area of the parallelogram of both: positive where `other` lies clockwise as seen on the screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  func distance(to other: Point) -> Double { (other - self).length }

  /// The place `share` of the way to `other`: this one at 0, `other` at 1.
  func mixed(with other: Point, _ share: Double) -> Point { self + (other - self) * share }
}

extension Point: CustomStringConvertible {
  /// `(x, y)` with at most two decimals.
  var description: String { "(\(decimal(x, places: 2)), \(decimal(y, places: 2)))" }
}
