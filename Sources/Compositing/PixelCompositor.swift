import Pixels

/// Composites separate masks line by line, without any table: in Float32, eight pixels at a step, and those in doubt
/// exactly. The result is that of ``ColorTable``.
struct PixelCompositor<Rounding: MixtureRounding> {
  private let size: PixelSize
  private let footprint: DoubtfulPixels.Footprint
  private var lines: ResizedLines<Rounding>
  private let straight: StraightPixels<Rounding>
  private var doubtful: DoubtfulPixels

  /// `rounding` makes the rounding of mixtures with a relative error. The masks are those of the footprint's windows.
  init(
    _ masks: [Mask], _ tints: [RGBA8], _ ground: PictureGround, _ footprint: DoubtfulPixels.Footprint,
    _ rounding: (Float) -> Rounding
  ) {
    size = footprint.size
    self.footprint = footprint
    lines = ResizedLines(
      LineCompositor(masks, tints: tints, background: ground.background, rounding(0)), footprint,
      isResized: footprint.isResized)
    straight = StraightPixels(relativeError: lines.relativeError, rounding)
    doubtful = DoubtfulPixels(masks, tints, ground, footprint)
  }

  /// Writes the picture into a canvas `width` pixels wide, its first pixel at number `start`.
  mutating func write(into canvas: UnsafeMutableBufferPointer<RGBA8>, width: Int, start: Int) {
    for y in 0..<size.height {
      let place = start + y * width
      lines.load(y)
      for (block, pixels) in lines.line.enumerated() {
        let columns = block * PremultipliedLanes.width..<min((block + 1) * PremultipliedLanes.width, size.width)
        let (words, doubts) = straight.round(pixels)
        words.store(in: canvas, place + columns.lowerBound..<place + columns.upperBound)
        guard doubts.hasAnyBit else { continue }
        for column in columns where doubts[column - columns.lowerBound] != 0 {
          doubtful.add(DoubtfulPixels.Pixel(x: column, y: y, place: place + column), in: canvas)
        }
      }
    }
    doubtful.decide(in: canvas)
  }
}
