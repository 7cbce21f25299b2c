public import Compositing
public import Pixels

/// A picture whose colours are known, not yet written: for each pixel a row number, for each row its colour.
public struct RenderedPicture: Sendable {
  private enum Form: Sendable {
    case rows(IndexPlane, [RGBA8])
    case pixels(Bitmap)
  }

  private let form: Form

  /// Composites a plan.
  public init(_ plan: RenderPlan) {
    guard !plan.masks.isSeparate else {
      form = .pixels(plan.bitmap)
      return
    }
    let weighted = plan.template.weighted
    let colors = weighted.table.colors(tints: plan.tints, background: plan.background, blend: plan.blend)
    form = .rows(weighted.plane, colors)
  }

  /// For each pixel the number of its row in `colors`; of masks whose pixels mostly differ, each has its own.
  public var plane: IndexPlane {
    switch form {
    case .rows(let plane, _): plane
    case .pixels(let bitmap): IndexPlane(size: bitmap.size, indices: (0..<UInt32(bitmap.size.area)).map { $0 })
    }
  }

  /// The colour of each row.
  public var colors: [RGBA8] {
    switch form {
    case .rows(_, let colors): colors
    case .pixels(let bitmap): (0..<bitmap.size.area).map { bitmap[$0 % bitmap.width, $0 / bitmap.width] }
    }
  }

  /// The pixels.
  public var bitmap: Bitmap {
    switch form {
    case .rows(let plane, let colors): Bitmap(plane, colors: colors)
    case .pixels(let bitmap): bitmap
    }
  }
}
