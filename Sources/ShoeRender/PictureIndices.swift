import Compositing
import Pixels
import Recoloring

/// The indexed form of a picture: which row stands where in the palette, and the PNG without its palette.
///
/// Rows through which the ground is seen come first, so that tRNS, which ends with the last entry that is not opaque, is
/// short under every colorway and ground.
struct PictureIndices: Sendable {
  let png: IndexedPNG
  /// For each place of the palette its row.
  private let rows: [Int]

  init(_ picture: WeightedPicture) {
    let table = picture.table
    let showsGround = (0..<table.count).map { table.weights[$0 * (table.layerCount + 1)] > 0 }
    rows = showsGround.indices.filter { showsGround[$0] } + showsGround.indices.filter { !showsGround[$0] }
    var places = [UInt8](repeating: 0, count: table.count)
    for (place, row) in rows.enumerated() { places[row] = UInt8(place) }
    png = IndexedPNG(plane: picture.plane, places: places, entryCount: table.count)
  }

  /// The palette of these colours, one a row.
  func palette(_ colors: [RGBA8]) -> [RGBA8] { rows.map { colors[$0] } }
}
