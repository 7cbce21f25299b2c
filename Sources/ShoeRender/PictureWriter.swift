import Compositing
import PNGCodec
import Pixels
import Recoloring

/// Makes the PNGs of plans, one after the other, in memory that is used again. Each thread has a writer of its own; the
/// same plan gives the same bytes from any.
public final class PictureWriter {
  /// The file last made.
  public private(set) var file: [UInt8] = []
  /// The largest error, of 255, that a sample of the file last made can have; 0 where the picture is exact.
  public private(set) var largestError = 0
  /// The colours of the rows of the picture last made.
  private var colors: [RGBA8] = []
  private var scratch = RecoloringScratch()

  /// A writer that has made nothing yet.
  public init() {}

  /// Makes the PNG of `plan` and leaves it in `file`. Throws where it is to be indexed and has more than 256 rows, and where
  /// a text has a NUL character, which no PNG can carry.
  public func write(_ plan: RenderPlan) throws(RenderError) {
    // The first text is the recipe, which never has one.
    guard !plan.texts.dropFirst().contains(where: { $0.text.utf8.contains(0) }) else {
      throw RenderError(.badData, "the configuration has a NUL character, which a PNG cannot carry; use --embed recipe")
    }
    let template = plan.template
    template.colorTable(PictureGround(background: plan.background, blend: plan.blend))
      .write(tints: plan.tints, into: &colors)
    if plan.form != .truecolor, template.fitsPalette, IndexedPNG.isPossible(plan.size.canvas) {
      let indices = template.indexed
      indices.png.encode(palette: indices.palette(colors), texts: plan.texts, into: &file)
    } else if plan.form == .indexed {
      throw RenderError(.usage, Self.reasonNotIndexed(plan, template))
    } else {
      try writeTruecolor(plan, template)
    }
  }

  private static func reasonNotIndexed(_ plan: RenderPlan, _ template: PictureTemplate) -> String {
    template.fitsPalette
      ? "a picture of \(plan.size.canvas) is too large for an indexed PNG; use --png auto or truecolor"
      : "this picture has \(template.weighted.table.count) distinct rows of weights, an indexed PNG holds 256; use --png auto or truecolor"
  }

  private func writeTruecolor(_ plan: RenderPlan, _ template: PictureTemplate) throws(RenderError) {
    let isOpaque = colors.allSatisfy { $0.alpha == 255 }
    guard RecolorablePNG.isPossible(plan.size.canvas, form: isOpaque ? .rgb : .rgba) else {
      return try writeWhole(plan)
    }
    template.truecolor(groundAlpha: plan.background.alpha, isOpaque: isOpaque)
      .encode(colors: colors, texts: plan.texts, using: &scratch, into: &file)
  }

  /// Pictures that may be too large for a single IDAT chunk go through libpng, which writes many.
  private func writeWhole(_ plan: RenderPlan) throws(RenderError) {
    do {
      file = try PNGEncoder.encode(RenderedPicture(plan).bitmap, text: plan.texts)
    } catch {
      throw RenderError(.fault, "the PNG could not be encoded: \(error.message)")
    }
  }
}

extension RenderPlan {
  /// The picture as PNG.
  public func png() throws(RenderError) -> [UInt8] {
    let writer = PictureWriter()
    try writer.write(self)
    return writer.file
  }
}
