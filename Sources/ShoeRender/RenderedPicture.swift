public import Compositing
public import PNGCodec
public import Pixels

/// A picture whose colours are known, not yet written: for each pixel a row number, for each row its colour.
public struct RenderedPicture: Sendable {
  /// For each pixel the number of its row in `colors`.
  public let plane: IndexPlane
  /// The colour of each row.
  public let colors: [RGBA8]

  /// Composites a plan.
  public init(_ plan: RenderPlan) {
    let weighted = plan.masks.weighted(
      by: plan.tints.map(\.alpha), resizedTo: plan.size.frame, in: plan.size.canvas)
    plane = weighted.plane
    colors = weighted.table.colors(tints: plan.tints, background: plan.background, blend: plan.blend)
  }

  /// The pixels.
  public var bitmap: Bitmap { Bitmap(plane, colors: colors) }
}

extension RenderedPicture {
  /// The picture as PNG. Throws where it is to be indexed and has more than 256 rows.
  public func png(_ form: PNGForm, texts: [PNGText]) throws(RenderError) -> [UInt8] {
    let isIndexed = form == .indexed || (form == .auto && colors.count <= 256)
    guard colors.count <= 256 || !isIndexed else {
      throw RenderError(
        .usage,
        "this picture has \(colors.count) distinct rows of weights, an indexed PNG holds 256; use --png auto or truecolor"
      )
    }
    do {
      return isIndexed ? try indexed(texts) : try PNGEncoder.encode(bitmap, text: texts)
    } catch {
      throw RenderError(.fault, "the PNG could not be encoded: \(error.message)")
    }
  }

  /// Entries that are not opaque come first, so that tRNS need not name the others.
  private func indexed(_ texts: [PNGText]) throws(PNGError) -> [UInt8] {
    let order = colors.indices.filter { colors[$0].alpha < 255 } + colors.indices.filter { colors[$0].alpha == 255 }
    var entry = [UInt8](repeating: 0, count: colors.count)
    for (place, row) in order.enumerated() { entry[row] = UInt8(place) }
    return try PNGEncoder.encode(
      indices: plane.bytes(entry), size: plane.size, palette: order.map { colors[$0] }, text: texts)
  }
}
