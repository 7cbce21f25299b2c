/// Rounds coverages to 52 levels, 0, 5 ... 255, so that few tuples of coverages are left in a picture.
enum Quantizer {
  /// The nearest multiple of 5; it is never more than 2 away, and 0 and 255 stay.
  static func level(_ coverage: UInt8) -> UInt8 { UInt8((Int(coverage) + 2) / 5 * 5) }

  static func quantized(_ plane: Plane) -> Plane {
    Plane(width: plane.width, height: plane.height, values: plane.values.map(level))
  }
}
