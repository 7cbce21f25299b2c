import Compositing
import PNGCodec
import Pixels
import Recoloring

/// Makes the PNGs of plans, one after the other, in memory that is used again. Each thread has a writer of its own; the
/// same plan gives the same bytes from any.
public final class PictureWriter {
  /// The file last made.
  public private(set) var file: [UInt8] = []
  /// The colours of the rows of the picture last made.
  private var colors: [RGBA8] = []
  private var scratch = RecoloringScratch()

  /// A writer that has made nothing yet.
  public init() {}

  /// Makes the PNG of `plan` and leaves it in `file`. Throws where it is to be indexed and has more than 256 rows.
  public func write(_ plan: RenderPlan) throws(RenderError) {
    let template = plan.template
    template.colorTable(PictureGround(background: plan.background, blend: plan.blend))
      .write(tints: plan.tints, into: &colors)
    if plan.form != .truecolor, template.fitsPalette {
      let indices = template.indexed
      indices.png.encode(palette: indices.palette(colors), texts: plan.texts, into: &file)
    } else if plan.form == .indexed {
      throw RenderError(
        .usage,
        "this picture has \(colors.count) distinct rows of weights, an indexed PNG holds 256; use --png auto or truecolor"
      )
    } else {
      let isOpaque = colors.allSatisfy { $0.alpha == 255 }
      template.truecolor(groundAlpha: plan.background.alpha, isOpaque: isOpaque)
        .encode(colors: colors, texts: plan.texts, using: &scratch, into: &file)
    }
  }
}

extension RenderPlan {
  /// What the picture has in common with others of the same model, size and alphas.
  var template: PictureTemplate { model.template(tintAlphas: tints.map(\.alpha)) }

  /// The number of distinct rows of weights.
  public var rowCount: Int { template.weighted.table.count }

  /// The picture as PNG.
  public func png() throws(RenderError) -> [UInt8] {
    let writer = PictureWriter()
    try writer.write(self)
    return writer.file
  }
}
