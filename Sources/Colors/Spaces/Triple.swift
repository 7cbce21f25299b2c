/// Three numbers of a colour: its coordinates in some space.
struct Triple: Hashable, Sendable {
  let x: Double
  let y: Double
  let z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  init(repeating value: Double) {
    self.init(value, value, value)
  }

  /// `transform` of each number.
  func mapped(_ transform: (Double) -> Double) -> Triple { Triple(transform(x), transform(y), transform(z)) }

  /// Each number held to 0...1.
  var clipped: Triple { mapped { min(max($0, 0), 1) } }

  /// The length of the straight line to `other`.
  func distance(to other: Triple) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return RealFunctions.squareRoot(dx * dx + dy * dy + dz * dz)
  }

  /// Each number times the one in its place.
  static func * (left: Triple, right: Triple) -> Triple {
    Triple(left.x * right.x, left.y * right.y, left.z * right.z)
  }

  /// Each number by the one in its place.
  static func / (left: Triple, right: Triple) -> Triple {
    Triple(left.x / right.x, left.y / right.y, left.z / right.z)
  }
}
