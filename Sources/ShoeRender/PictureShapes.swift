import Compositing
import LayerSets
import Recoloring
import Threads

/// The PNGs without colours that are made of one plane of rows, each when it is first asked for.
final class PictureShapes: Sendable {
  private let weighted: WeightedPicture
  private let carried: CarriedParses?
  private let palette: Lazy<PictureIndices>
  private let truecolor = Monitor<[Key: Lazy<RecolorablePNG>]>([:])

  private struct Key: Hashable {
    let form: PixelForm
    let groundAlpha: UInt8
  }

  /// The PNGs of a picture; `carried` are the parses that a built-in set has for it, so that they need not be made.
  init(_ weighted: WeightedPicture, carried: CarriedParses?) {
    self.weighted = weighted
    self.carried = carried
    palette = Lazy { PictureIndices(weighted, carried: carried) }
  }

  /// The truecolour PNG for backgrounds of one alpha.
  func truecolor(_ form: PixelForm, groundAlpha: UInt8) -> RecolorablePNG {
    let key = Key(form: form, groundAlpha: groundAlpha)
    let png = truecolor.change { known in
      if let png = known[key] { return png }
      let weighted = weighted
      let parse = form == .rgba && groundAlpha == 0 ? carried?.truecolor : nil
      let png = Lazy {
        let traits = RowTraits(sharedBy: weighted.table, groundAlpha: groundAlpha)
        let read = parse.flatMap {
          try? RecolorablePNG(plane: weighted.plane, traits: traits, form: form, parse: $0)
        }
        return read ?? RecolorablePNG(plane: weighted.plane, traits: traits, form: form)
      }
      known[key] = png
      return png
    }
    return png.get()
  }

  /// The indexed PNG.
  var indexed: PictureIndices { palette.get() }
}
