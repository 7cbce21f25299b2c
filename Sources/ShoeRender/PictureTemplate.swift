import Compositing
import Pixels
import Recoloring
import Threads

/// A picture without its colours, and the forms of PNG made from it once.
final class PictureTemplate: Sendable {
  let weighted: WeightedPicture
  /// By the alpha of the background, which decides the alphas of all pixels.
  private let truecolor = Monitor<[UInt8: Lazy<RecolorablePNG>]>([:])
  private let palette: Lazy<PictureIndices>
  private let colorTables = Monitor<[PictureGround: ColorTable]>([:])

  init(_ weighted: WeightedPicture) {
    self.weighted = weighted
    palette = Lazy { PictureIndices(weighted) }
  }

  /// The colours of the rows, over a ground.
  func colorTable(_ ground: PictureGround) -> ColorTable {
    colorTables.change { tables in
      if let table = tables[ground] { return table }
      let table = ColorTable(weighted.table, background: ground.background, blend: ground.blend)
      tables[ground] = table
      return table
    }
  }

  /// The truecolour PNG for backgrounds of this alpha: without an alpha channel where every pixel is opaque.
  func truecolor(groundAlpha: UInt8, isOpaque: Bool) -> RecolorablePNG {
    let png = truecolor.change { known in
      if let png = known[groundAlpha] { return png }
      let weighted = weighted
      let png = Lazy {
        RecolorablePNG(
          plane: weighted.plane, traits: RowTraits(weighted.table, groundAlpha: groundAlpha),
          form: isOpaque ? .rgb : .rgba)
      }
      known[groundAlpha] = png
      return png
    }
    return png.get()
  }

  /// The indexed PNG. More than 256 rows are a programmer error and trap.
  var indexed: PictureIndices { palette.get() }

  /// Whether an indexed PNG shows the picture exactly.
  var fitsPalette: Bool { weighted.table.count <= 256 }
}
