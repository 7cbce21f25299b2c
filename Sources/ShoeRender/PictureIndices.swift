import Compositing
import LayerSets
import Pixels
import Recoloring

/// The indexed form of a picture: which row stands where in the palette, and the PNG without its palette.
struct PictureIndices: Sendable {
  let png: IndexedPNG
  private let order: PaletteOrder

  /// Makes the form, with the parse that a built-in set carries if there is one.
  init(_ picture: WeightedPicture, carried: CarriedParses?) {
    let order = PaletteOrder(picture.table)
    let (plane, count) = (picture.plane, picture.table.count)
    let read = carried.flatMap {
      try? IndexedPNG(plane: plane, places: order.places, entryCount: count, parse: $0.indexed)
    }
    png = read ?? IndexedPNG(plane: plane, places: order.places, entryCount: count)
    self.order = order
  }

  /// The palette of these colours, one a row.
  func palette(_ colors: [RGBA8]) -> [RGBA8] { order.rows.map { colors[$0] } }
}
