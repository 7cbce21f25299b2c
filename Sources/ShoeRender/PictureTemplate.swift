import Compositing
import LayerSets
import Pixels
import Recoloring
import Threads

/// A picture without its colours for one vector of tint alphas, and the PNGs made of it once.
final class PictureTemplate: Sendable {
  let weighted: WeightedPicture
  private let shapes: PictureShapes
  private let colorTables = Monitor<[PictureGround: ColorTable]>([:])
  private let clusters: ClusteredTemplates

  /// The template of a picture; `relative` is one whose rows are the same under other alphas, which shares what it has made.
  init(_ weighted: WeightedPicture, carried: CarriedParses? = nil, relative: PictureTemplate? = nil) {
    self.weighted = weighted
    shapes = relative?.shapes ?? PictureShapes(weighted, carried: carried)
    clusters = ClusteredTemplates(weighted)
  }

  /// The template for other alphas; nil where rows are other ones then.
  func reweighted(by tintAlphas: [UInt8]) -> PictureTemplate? {
    weighted.reweighted(by: tintAlphas).map { PictureTemplate($0, relative: self) }
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
    // Translucent tints of any alphas share a parse, which then knows nothing of the alphas of pixels.
    let hasOpaqueTints = weighted.table.tintAlphas.allSatisfy { $0 == 0 || $0 == 255 }
    return shapes.truecolor(isOpaque ? .rgb : .rgba, groundAlpha: hasOpaqueTints ? groundAlpha : nil)
  }

  /// The indexed PNG. More than 256 rows are a programmer error and trap.
  var indexed: PictureIndices { shapes.indexed }

  /// The picture by at most 256 rows, over a ground, and how wrong it can be.
  func clustered(_ ground: PictureGround) -> ClusteredTemplates.Clustered {
    fitsPalette
      ? ClusteredTemplates.Clustered(template: self, largestError: 0) : clusters.clustered(ground)
  }

  /// Whether an indexed PNG shows the picture exactly.
  var fitsPalette: Bool { weighted.table.count <= 256 }
}
