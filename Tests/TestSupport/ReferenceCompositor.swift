public import Pixels

/// A plain compositor, as slow as it is simple: every pixel of the masks is composited at full size in exact fractions;
/// the premultiplied result is then resized exactly, and each sample rounded once, halves up.
public struct ReferenceCompositor: Sendable {
  private let size: PixelSize
  private let pixels: [ReferencePixel]
  private let ground: ReferencePixel
  private let space: ReferenceSpace

  /// Composites `tints` through `masks`, bottom to top, onto `background`: at least one mask, all of one size, and as
  /// many tints.
  public init(masks: [Mask], tints: [RGBA8], background: RGBA8 = .clear, space: ReferenceSpace = .encoded) {
    precondition(masks.count == tints.count, "one tint a mask")
    size = masks[0].size
    self.space = space
    let ground = ReferencePixel(background, in: space)
    self.ground = ground
    let positions = (0..<size.area).map { [size] in ($0 % size.width, $0 / size.width) }
    pixels = positions.map { x, y in
      var pixel = ground
      for (mask, tint) in zip(masks, tints) {
        let coverage = Rational(UInt64(mask[x, y]), over: UInt64(mask.maximum))
        pixel.lay(tint, coverage: coverage, in: space)
      }
      return pixel
    }
  }

  /// The picture, resized to `destination`, in the middle of `canvas` (odd differences: the extra pixel right and
  /// below), and the number of samples that lay exactly between two bytes.
  public func picture(resizedTo destination: PixelSize? = nil, in canvas: PixelSize? = nil) -> (Bitmap, ties: Int) {
    let inner = destination ?? size
    let canvas = canvas ?? inner
    let horizontal = ReferenceAxis(from: size.width, to: inner.width)
    let vertical = ReferenceAxis(from: size.height, to: inner.height)
    let (left, top) = ((canvas.width - inner.width) / 2, (canvas.height - inner.height) / 2)
    var bytes: [UInt8] = []
    var ties = 0
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let isInside = x >= left && x < left + inner.width && y >= top && y < top + inner.height
        let pixel = isInside ? mean(horizontal.footprints[x - left], vertical.footprints[y - top]) : ground
        let result = pixel.rounded(in: space)
        bytes += [result.color.red, result.color.green, result.color.blue, result.color.alpha]
        ties += result.ties
      }
    }
    return (Bitmap(size: canvas, bytes: bytes), ties)
  }

  private func mean(
    _ columns: [(sample: Int, weight: Rational)], _ lines: [(sample: Int, weight: Rational)]
  ) -> ReferencePixel {
    ReferencePixel(
      meanOf: lines.flatMap { line in
        columns.map { column in
          (pixels[line.sample * size.width + column.sample], line.weight * column.weight)
        }
      })
  }
}
