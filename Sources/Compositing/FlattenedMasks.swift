public import Pixels

/// A layer stack without its colours: which coverage tuple each pixel has. Made once from the masks; every tint,
/// background, size and blend space starts from here.
///
/// Where most pixels have a tuple of their own, as in photographic masks, a table saves nothing and takes hundreds of
/// bytes a pixel in the end. Then the masks are kept as they are: ``isSeparate``.
public struct FlattenedMasks: Sendable {
  private enum Form: Sendable {
    case merged(MergedMasks)
    case separate(SeparateMasks)
  }

  private let form: Form

  /// Pairs a plane with the table that it points into. An index outside the table is a programmer error and traps.
  public init(plane: IndexPlane, table: CoverageTable) {
    precondition(plane.largestIndex < table.count, "a plane points outside its table")
    form = .merged(MergedMasks(plane: plane, table: table))
  }

  /// Flattens masks of one size, bottom to top. None at all, or two sizes, is a programmer error and traps.
  public init(masks: [Mask]) {
    precondition(!masks.isEmpty, "a layer stack has at least one mask")
    let size = masks[0].size
    precondition(masks.allSatisfy { $0.size == size }, "the masks of a stack have one size")
    form = MergedMasks(masks).map(Form.merged) ?? .separate(SeparateMasks(masks))
  }

  /// Masks of one size, kept as they are.
  init(separate masks: [Mask]) {
    form = .separate(SeparateMasks(masks))
  }

  /// Width and height in pixels.
  public var size: PixelSize {
    switch form {
    case .merged(let merged): merged.plane.size
    case .separate(let separate): separate.masks[0].size
    }
  }

  /// The number of layers.
  public var layerCount: Int { separateMasks?.count ?? merged.table.layerCount }

  /// Whether the masks are kept as they are, since most of their pixels differ. Pictures are then best composited pixel by
  /// pixel: ``bitmap(tints:background:blend:resizedTo:in:)``.
  public var isSeparate: Bool { separateMasks != nil }

  /// The masks, where they are kept as they are.
  var separateMasks: [Mask]? {
    if case .separate(let separate) = form { separate.masks } else { nil }
  }

  /// For each pixel the number of its tuple. Of separate masks each pixel has its own; the plane is made when first
  /// asked for, and kept.
  public var plane: IndexPlane { merged.plane }

  /// The tuples: distinct unless the masks are separate, when it is made as ``plane`` is.
  public var table: CoverageTable { merged.table }

  private var merged: MergedMasks {
    switch form {
    case .merged(let merged): merged
    case .separate(let separate): separate.listed
    }
  }
}

extension FlattenedMasks: Equatable {
  /// By size and what each pixel is covered by, as plane and table tell it.
  public static func == (left: FlattenedMasks, right: FlattenedMasks) -> Bool {
    if let masks = left.separateMasks, let others = right.separateMasks { return masks == others }
    return left.merged == right.merged
  }
}
