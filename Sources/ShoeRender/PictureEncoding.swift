import Compositing
public import Pixels
import Recoloring

/// By which way a picture becomes a PNG. All give the same pixels, but for the one that is asked to be near.
enum PictureEncoding {
  /// Palette entries, exactly.
  case indexed
  /// Palette entries that stand for several rows each.
  case clustered
  /// Truecolour, of which only the colours change from one picture to the next.
  case recolored
  /// Truecolour pixel by pixel through libpng.
  case pixels
  /// None.
  case refused(RenderError)
}

extension RenderPlan {
  /// More rows than this are not gathered for `--png indexed`: it would take seconds.
  static let mostClusteredRows = 1 << 16

  /// The way for this picture.
  ///
  /// Pictures whose masks are kept as they are, since most of their pixels differ, have no rows to recolour. Nor are
  /// pictures recoloured that are too large for it.
  var encoding: PictureEncoding {
    if masks.isSeparate { return form == .indexed ? .refused(Self.tooManyRows(size.canvas.area)) : .pixels }
    if form != .truecolor, template.fitsPalette {
      return IndexedPNG.isPossible(size.canvas) ? .indexed : form == .indexed ? .refused(Self.tooLarge(self)) : .pixels
    }
    if form == .indexed {
      return rowCount > Self.mostClusteredRows ? .refused(Self.tooManyRows(rowCount)) : .clustered
    }
    return RecolorablePNG.isPossible(size.canvas, form: .rgba) ? .recolored : .pixels
  }

  private static func tooManyRows(_ count: Int) -> RenderError {
    RenderError(
      .usage,
      "this picture has \(count) distinct rows of weights, too many to be gathered into the 256 of an indexed PNG; use --png auto or truecolor"
    )
  }

  private static func tooLarge(_ plan: RenderPlan) -> RenderError {
    RenderError(.usage, "a picture of \(plan.size.canvas) is too large for an indexed PNG; use --png auto or truecolor")
  }
}

extension RenderPlan {
  var ground: PictureGround { PictureGround(background: background, blend: blend) }

  /// What the picture has in common with others of the same model, size and alphas.
  var template: PictureTemplate { model.template(tintAlphas: tints.map(\.alpha)) }

  /// The number of distinct rows of weights; that of pixels where most of them differ.
  public var rowCount: Int { masks.isSeparate ? size.canvas.area : template.weighted.table.count }

  /// The pixels.
  public var bitmap: Bitmap {
    guard masks.isSeparate else {
      return Bitmap(template.weighted.plane, colors: template.colorTable(ground).colors(tints: tints))
    }
    return masks.bitmap(
      tints: tints, background: background, blend: blend, placed: size.placement)
  }
}
