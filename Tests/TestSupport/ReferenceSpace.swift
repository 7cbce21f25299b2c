/// A blend space for the reference compositor: what each byte counts for, and from which value on each byte is the
/// rounded result.
public struct ReferenceSpace: Sendable {
  /// For each byte what it counts for in a mixture.
  public let values: [Rational]
  /// For each byte the least mixture that rounds to it.
  public let boundaries: [Rational]

  /// The bytes as they are; a mixture rounds to the nearest byte, halves up.
  public static let encoded = ReferenceSpace(
    values: (0..<256).map { Rational($0) },
    boundaries: (0..<256).map { Rational($0 == 0 ? 0 : 2 * $0 - 1, over: 2) })

  /// A space by its values and boundaries, 256 of each and ascending.
  public init(values: [Rational], boundaries: [Rational]) {
    precondition(values.count == 256 && boundaries.count == 256, "a space has 256 values and boundaries")
    self.values = values
    self.boundaries = boundaries
  }

  /// The greatest byte whose boundary is not above `value`, and whether the value lies exactly on it.
  public func round(_ value: Rational) -> (byte: UInt8, isTie: Bool) {
    var (byte, next) = (0, 256)
    while next - byte > 1 {
      let middle = (byte + next) / 2
      if boundaries[middle] <= value { byte = middle } else { next = middle }
    }
    return (UInt8(byte), byte > 0 && boundaries[byte] == value)
  }
}
