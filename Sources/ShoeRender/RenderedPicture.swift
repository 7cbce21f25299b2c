public import Compositing
public import Pixels

/// A picture whose colours are known, not yet written: for each pixel a row number, for each row its colour.
public struct RenderedPicture: Sendable {
  /// For each pixel the number of its row in `colors`.
  public let plane: IndexPlane
  /// The colour of each row.
  public let colors: [RGBA8]

  /// Composites a plan.
  public init(_ plan: RenderPlan) {
    let weighted = plan.template.weighted
    plane = weighted.plane
    colors = weighted.table.colors(tints: plan.tints, background: plan.background, blend: plan.blend)
  }

  /// The pixels.
  public var bitmap: Bitmap { Bitmap(plane, colors: colors) }
}
