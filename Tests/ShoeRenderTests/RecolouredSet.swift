import LayerSets
import Pixels
import ShoeDesign
import TestSupport

/// A small set of masks with everything that makes recolouring go wrong: soft edges, coverages that are rounded to nothing,
/// holes, levels at which halves lie between bytes, 8 and 16 bits. The folder lives as long as the set does.
struct RecolouredSet {
  /// What kind of masks, and which layers.
  enum Kind: CaseIterable {
    /// The five parts, soft, with 8 bits.
    case soft
    /// The same with 16 bits.
    case deep
    /// Masks of 8 and of 16 bits, most coverages so small that their alpha is rounded to 0 or 1.
    case thin
    /// All or nothing: halves at half size.
    case hard
    /// With layers of one part twice, and fixed ones: shade, shine, and the very colour of a part.
    case shaded
  }

  static let size = PixelSize(width: 13, height: 6)
  let folder: TemporaryFolder
  let catalog: LayerSetCatalog
  let masks: [Mask]
  private let sources: [Layer.Source]

  /// The set of `kind` and `seed`, and with masks of `size`.
  init(_ kind: Kind, seed: UInt64, size: PixelSize = Self.size) throws {
    var random = SplitMix64(seed: seed)
    sources = kind == .shaded ? Self.shadedSources : ShoePart.standard.map { .part($0) }
    masks = sources.map { _ in Self.mask(kind, size, &random) }
    folder = try TemporaryFolder()
    var layers: [String] = []
    for (index, (mask, source)) in zip(masks, sources).enumerated() {
      try folder.write(mask, to: "shoe/\(index).png")
      let color =
        switch source {
        case .part(let part): #""part": "\#(part.rawValue)""#
        case .fixed(let color): #""color": "\#(color)""#
        }
      layers.append(#"{"mask": "\#(index).png", \#(color)}"#)
    }
    try folder.write(#"{"layers": [\#(layers.joined(separator: ", "))]}"#, to: "shoe/model.json")
    catalog = try LayerSetCatalog(folder: folder.path("shoe"))
  }

  /// The tints of the layers, bottom to top.
  func tints(_ colors: ShoeColors) -> [RGBA8] { sources.map { Layer(mask: "", source: $0).tint(in: colors) } }

  private static let shadedSources: [Layer.Source] = [
    .part(.base), .part(.side), .fixed(rgba(255, 255, 255)), .part(.sole), .part(.side), .fixed(rgba(0, 0, 0, 48)),
    .part(.cage), .fixed(rgba(255, 255, 255, 0)), .part(.outline),
  ]
}

extension RecolouredSet {
  private static func mask(_ kind: Kind, _ size: PixelSize, _ random: inout SplitMix64) -> Mask {
    let isDeep = kind == .deep || kind == .thin && random.below(2) == 0
    let shape = Shape(size, &random)
    let samples = (0..<size.area).map { pixel -> UInt16 in
      let share = shape.share(pixel % size.width, pixel / size.width)
      let level = Self.level(kind, share, &random)
      return isDeep ? deepened(level, &random) : UInt16(level)
    }
    return isDeep
      ? Mask(size: size, coverages: samples) : Mask(size: size, coverages: samples.map { UInt8($0) })
  }

  /// One coverage of 8 bits, where the shape covers `share` of a pixel.
  private static func level(_ kind: Kind, _ share: Double, _ random: inout SplitMix64) -> UInt8 {
    switch (kind, random.below(12)) {
    case (.hard, 0): share < 0.5 ? 255 : 0
    case (.hard, _): share < 0.5 ? 0 : 255
    case (.thin, 0): UInt8(share * 255)
    case (.thin, _): share < 0.3 ? 0 : UInt8(1 + random.below(3))
    case (_, 0): 0
    case (_, 1): UInt8(1 + random.below(3))
    case (_, 2): UInt8(random.below(256))
    default: UInt8(share * 255)
    }
  }

  /// The level in 16 bits, seldom exactly.
  private static func deepened(_ level: UInt8, _ random: inout SplitMix64) -> UInt16 {
    let deep = Int(level) * 257
    switch random.below(4) {
    case 0: return level == 0 ? UInt16(random.below(130)) : UInt16(deep - random.below(256))
    default: return UInt16(deep)
    }
  }

  /// A disc with an edge of a few pixels.
  private struct Shape {
    let x, y, radius: Double

    init(_ size: PixelSize, _ random: inout SplitMix64) {
      x = Double(random.below(size.width))
      y = Double(random.below(size.height))
      radius = Double(2 + random.below(size.width / 2))
    }

    func share(_ column: Int, _ row: Int) -> Double {
      let (dx, dy) = (Double(column) - x, Double(row) - y)
      return min(1, max(0, (radius - (dx * dx + dy * dy).squareRoot()) / 3))
    }
  }
}
