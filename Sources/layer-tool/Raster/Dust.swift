/// Removes from a mask what is too small to be seen as drawn, such as the rest of a dash that a part's edge cuts off.
enum Dust {
  /// Pieces that cover in sum less than this share of the silhouette go: on a shoe of 250 units' length about one square
  /// unit. `shoe-render inspect` calls pieces of up to 0.005 % specks.
  static let share = 0.00006

  /// The plane without the pieces, joined by sides, that cover less than the share of `silhouette` pixels.
  static func removed(from plane: Plane, silhouette: Double) -> Plane {
    var clean = plane
    for piece in Regions.components(of: plane, { plane.values[$0] > 0 }) {
      let area = piece.reduce(0) { $0 + Int(plane.values[$1]) }
      if Double(area) < share * silhouette * 255 { for index in piece { clean.values[index] = 0 } }
    }
    return clean
  }
}
