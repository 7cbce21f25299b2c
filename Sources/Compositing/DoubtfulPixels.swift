import Pixels

/// Pixels of separate masks that Float32 is not sure of: decided some thousands at a time, as rows of a small table.
struct DoubtfulPixels {
  /// What of the masks makes each pixel of a picture.
  struct Footprint {
    let horizontal: AxisFootprint
    let vertical: AxisFootprint

    init(_ horizontal: AxisFootprint, _ vertical: AxisFootprint) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The size of the picture.
    var size: PixelSize { PixelSize(width: horizontal.count, height: vertical.count) }

    /// Whether the picture is not what the masks are.
    var isResized: Bool { !horizontal.isWhole || !vertical.isWhole }

    /// What of masks is used.
    func cut(_ masks: [Mask]) -> [Mask] {
      let window = PixelSize(width: horizontal.window.count, height: vertical.window.count)
      let (x, y) = (horizontal.window.lowerBound, vertical.window.lowerBound)
      return masks.map { $0.size == window && x == 0 && y == 0 ? $0 : $0.placed(in: window, x: -x, y: -y) }
    }
  }

  /// A pixel of the picture, and where it is written.
  struct Pixel {
    var x: Int
    var y: Int
    var place: Int
  }

  private let masks: [Mask]
  private let tints: [RGBA8]
  private let ground: PictureGround
  private let footprint: Footprint
  private var pending: [Pixel] = []

  /// As many pixels are decided at once: their table stays small.
  private let limit: Int

  init(_ masks: [Mask], _ tints: [RGBA8], _ ground: PictureGround, _ footprint: Footprint) {
    (self.masks, self.tints, self.ground, self.footprint) = (masks, tints, ground, footprint)
    limit = max(1, min(1024, (1 << 16) / (footprint.horizontal.longest * footprint.vertical.longest)))
  }

  /// Notes a pixel, and decides those that are noted where they are many.
  mutating func add(_ pixel: Pixel, in colors: UnsafeMutableBufferPointer<RGBA8>) {
    pending.append(pixel)
    if pending.count == limit { decide(in: colors) }
  }

  /// Decides the pixels that are noted.
  mutating func decide(in colors: UnsafeMutableBufferPointer<RGBA8>) {
    let (table, rows) = weights()
    let resolver = RowResolver(table: table, background: ground.background, transfer: .of(ground.blend))
    for (pixel, row) in zip(pending, rows) { colors[pixel.place] = resolver.color(ofRow: Int(row), tints: tints) }
    pending.removeAll(keepingCapacity: true)
  }

  /// A table of the pixels' weights, and the row of each. Each sample of the masks is a tuple of its own, as often as it is
  /// used.
  private func weights() -> (table: WeightTable, rows: [UInt32]) {
    var coverages: [UInt16] = []
    var shares: [[WeightRows.Share]] = []
    for pixel in pending {
      shares.append(
        samples(of: pixel).map { x, y, area in
          coverages += masks.map { $0[x, y] }
          return (UInt32(coverages.count / masks.count - 1), area)
        })
    }
    var rows = WeightRows(
      totalArea: footprint.horizontal.total * footprint.vertical.total, tupleCount: coverages.count / masks.count)
    let numbers = shares.map { $0.count == 1 ? rows.row(ofWhole: $0[0].tuple) : rows.row(of: $0) }
    let tuples = CoverageTable(maxima: masks.map(\.maximum), coverages: coverages)
    return (WeightTable(rows: rows, tuples: tuples, tintAlphas: tints.map(\.alpha)), numbers)
  }

  /// The samples of a pixel and the area that each takes of it.
  private func samples(of pixel: Pixel) -> [(x: Int, y: Int, area: UInt64)] {
    let (horizontal, vertical) = (footprint.horizontal, footprint.vertical)
    return zip(vertical.source(of: pixel.y), vertical.weights(of: pixel.y)).flatMap { y, height in
      zip(horizontal.source(of: pixel.x), horizontal.weights(of: pixel.x)).map { x, width in (x, y, height * width) }
    }
  }
}
