import Compositing
import Recoloring
import Threads

/// The PNGs without colours that are made of one plane of rows, each when it is first asked for.
final class PictureShapes: Sendable {
  private let weighted: WeightedPicture
  private let palette: Lazy<PictureIndices>
  private let truecolor = Monitor<[Key: Lazy<RecolorablePNG>]>([:])

  private struct Key: Hashable {
    let form: PixelForm
    let groundAlpha: UInt8?
  }

  init(_ weighted: WeightedPicture) {
    self.weighted = weighted
    palette = Lazy { PictureIndices(weighted) }
  }

  /// The truecolour PNG for one alpha of the background, of which the alphas of all pixels follow; for any colours if nil.
  func truecolor(_ form: PixelForm, groundAlpha: UInt8?) -> RecolorablePNG {
    let key = Key(form: form, groundAlpha: groundAlpha)
    let png = truecolor.change { known in
      if let png = known[key] { return png }
      let weighted = weighted
      let png = Lazy {
        let traits =
          groundAlpha.map { RowTraits(weighted.table, groundAlpha: $0) } ?? RowTraits(rowCount: weighted.table.count)
        return RecolorablePNG(plane: weighted.plane, traits: traits, form: form)
      }
      known[key] = png
      return png
    }
    return png.get()
  }

  /// The indexed PNG.
  var indexed: PictureIndices { palette.get() }
}
