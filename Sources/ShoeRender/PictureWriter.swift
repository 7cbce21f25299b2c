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
  /// What the picture last made was made with; most pictures in a row share it.
  private var prepared: PreparedPicture?

  /// A writer that has made nothing yet.
  public init() {}

  /// Makes the PNG of `plan` and leaves it in `file`. Throws where memory runs out, where it is to be indexed and its
  /// rows are too many even to be gathered, and where a text to embed has a NUL character.
  public func write(_ plan: RenderPlan) throws(RenderError) {
    largestError = 0
    // The recipe, which comes first, never has one.
    guard !plan.texts.dropFirst().contains(where: { $0.text.utf8.contains(0) }) else {
      throw RenderError(.badData, "the configuration has a NUL character, which a PNG cannot carry; use --embed recipe")
    }
    switch plan.encoding {
    case .indexed: writeIndexed(plan, plan.template)
    case .clustered:
      let clustered = plan.template.clustered(plan.ground)
      largestError = clustered.largestError
      writeIndexed(plan, clustered.template)
    case .recolored: writeRecolored(plan)
    case .pixels: try writePixels(plan)
    case .refused(let error): throw error
    }
  }

  /// What is to be said of a picture that is not exact; nil where it is.
  public func bound(_ plan: RenderPlan) -> String? {
    guard largestError > 0 else { return nil }
    return
      "\(plan.rowCount) rows of weights are shown by 256 colours: largest possible error \(largestError) of 255, seen on any ground"
  }

  private func writeIndexed(_ plan: RenderPlan, _ template: PictureTemplate) {
    let prepared = prepared(template, plan.ground)
    prepared.colorTable.write(tints: plan.tints, into: &colors)
    let indices = template.indexed
    indices.png.encode(palette: indices.palette(colors), texts: plan.texts, into: &file)
  }

  private func writeRecolored(_ plan: RenderPlan) {
    let prepared = prepared(plan.template, plan.ground)
    prepared.colorTable.write(tints: plan.tints, into: &colors)
    prepared.truecolor(isOpaque: colors.allSatisfy { $0.alpha == 255 })
      .encode(colors: colors, texts: plan.texts, using: &scratch, into: &file)
  }

  private func prepared(_ template: PictureTemplate, _ ground: PictureGround) -> PreparedPicture {
    if let prepared, prepared.template === template, prepared.ground == ground { return prepared }
    let made = PreparedPicture(template, ground)
    prepared = made
    return made
  }

  private func writePixels(_ plan: RenderPlan) throws(RenderError) {
    do throws(PNGError) {
      file = try PNGEncoder.encode(plan.bitmap, text: plan.texts)
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
