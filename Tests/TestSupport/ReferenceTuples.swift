public import Pixels

/// The reference compositor for pictures too large for it: exact in the same fractions, but where pixels have equal
/// coverages in all masks, one of them is composited for all.
public struct ReferenceTuples: Sendable {
  private let size: PixelSize
  /// For each pixel the number of its tuple.
  private let plane: [UInt32]
  /// The distinct tuples: of each layer its coverage.
  private let tuples: [[Rational]]

  /// Finds the tuples of masks, bottom to top: at least one, all of one size.
  public init(masks: [Mask]) {
    size = masks[0].size
    var numbers: [[UInt16]: UInt32] = [:]
    var plane: [UInt32] = []
    var tuples: [[Rational]] = []
    var last: (samples: [UInt16], number: UInt32) = ([], 0)
    for y in 0..<size.height {
      for x in 0..<size.width {
        if last.samples.isEmpty || !masks.indices.allSatisfy({ masks[$0][x, y] == last.samples[$0] }) {
          let samples = masks.map { $0[x, y] }
          last = (samples, numbers[samples] ?? UInt32(tuples.count))
          if numbers.updateValue(last.number, forKey: samples) == nil {
            tuples.append(zip(samples, masks).map { Rational(UInt64($0), over: UInt64($1.maximum)) })
          }
        }
        plane.append(last.number)
      }
    }
    self.plane = plane
    self.tuples = tuples
  }

  /// The picture of `tints`, one a mask, on `background`, resized and placed as `ReferenceCompositor` does.
  public func picture(
    tints: [RGBA8], background: RGBA8 = .clear, space: ReferenceSpace = .encoded,
    resizedTo destination: PixelSize? = nil,
    in canvas: PixelSize? = nil
  ) -> Bitmap {
    precondition(tuples[0].count == tints.count, "one tint a mask")
    let ground = ReferencePixel(background, in: space)
    let pixels = tuples.map { coverages in
      var pixel = ground
      for (coverage, tint) in zip(coverages, tints) { pixel.lay(tint, coverage: coverage, in: space) }
      return pixel
    }
    let whole = pixels.map { $0.rounded(in: space).color }
    let inner = destination ?? size
    let canvas = canvas ?? inner
    let horizontal = ReferenceAxis(from: size.width, to: inner.width)
    let vertical = ReferenceAxis(from: size.height, to: inner.height)
    let (left, top) = ((canvas.width - inner.width) / 2, (canvas.height - inner.height) / 2)
    var colors = [RGBA8](repeating: ground.rounded(in: space).color, count: canvas.area)
    for y in 0..<inner.height {
      for x in 0..<inner.width {
        let (columns, lines) = (horizontal.footprints[x], vertical.footprints[y])
        let place = (y + top) * canvas.width + x + left
        let first = plane[lines[0].sample * size.width + columns[0].sample]
        if lines.allSatisfy({ line in
          columns.allSatisfy { plane[line.sample * size.width + $0.sample] == first }
        }) {
          colors[place] = whole[Int(first)]
          continue
        }
        let mean = ReferencePixel(
          meanOf: lines.flatMap { line in
            columns.map { column in
              (pixels[Int(plane[line.sample * size.width + column.sample])], line.weight * column.weight)
            }
          })
        colors[place] = mean.rounded(in: space).color
      }
    }
    return Bitmap(size: canvas, bytes: colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
  }
}
