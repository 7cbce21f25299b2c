public import Compositing

/// The order of a picture's rows in a palette.
///
/// Rows through which the ground is seen come first, so that tRNS, which ends with the last entry that is not opaque, is
/// short under every colorway and ground; and what is empty has place 0, the value of a filter byte too. The order is the same
/// for all translucent tints, whatever their alphas.
public struct PaletteOrder: Equatable, Sendable {
  /// For each place of the palette its row.
  public let rows: [Int]
  /// For each row its place.
  public let places: [UInt8]

  /// Orders the rows of a table. More than 256 are a programmer error and trap.
  public init(_ table: WeightTable) {
    precondition(table.count <= 256, "a palette has at most 256 entries, not \(table.count)")
    let grounds = (0..<table.count).map { table.weights[$0 * (table.layerCount + 1)] }
    rows =
      grounds.indices.filter { grounds[$0] == 1 } + grounds.indices.filter { grounds[$0] > 0 && grounds[$0] < 1 }
      + grounds.indices.filter { grounds[$0] == 0 }
    var places = [UInt8](repeating: 0, count: table.count)
    for (place, row) in rows.enumerated() { places[row] = UInt8(place) }
    self.places = places
  }
}
