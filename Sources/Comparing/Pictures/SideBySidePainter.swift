public import Pixels

/// Draws rows of a picture that has the expected one, the actual one and the highlight beside each other.
public struct SideBySidePainter: Sendable {
  /// The look of the third.
  public let highlight: HighlightPainter
  /// Pixels between two pictures; they stay clear.
  public let gap: Int

  /// A painter with gaps of 8 pixels and pixelmatch's look, unless others are given; a negative gap counts as none.
  public init(highlight: HighlightPainter = HighlightPainter(), gap: Int = 8) {
    self.highlight = highlight
    self.gap = max(gap, 0)
  }

  /// Pixels a row for pictures of `width`.
  public func width(for width: Int) -> Int { 3 * width + 2 * gap }

  /// Writes row `y`; `output` has room for ``width(for:)`` pixels, `verdicts` has an element for each pixel of a picture.
  public func draw(
    row y: Int, expected: PixelRows, actual: PixelRows, verdicts: UnsafePointer<PixelVerdict>,
    into output: UnsafeMutablePointer<RGBA8>
  ) {
    let (width, step) = (expected.width, expected.width + gap)
    output.update(repeating: .clear, count: self.width(for: width))
    Self.copy(y, of: expected, to: output)
    Self.copy(y, of: actual, to: output + step)
    highlight.drawPixels(row: y, of: expected, verdicts: verdicts, into: output + 2 * step)
  }

  private static func copy(_ y: Int, of rows: PixelRows, to output: UnsafeMutablePointer<RGBA8>) {
    switch rows.depth {
    case .eight: copy(rows.row(y).assumingMemoryBound(to: UInt32.self), rows.width, output)
    case .sixteen: copy(rows.row(y).assumingMemoryBound(to: UInt64.self), rows.width, output)
    }
  }

  private static func copy(
    _ row: UnsafePointer<some PixelWord>, _ width: Int, _ output: UnsafeMutablePointer<RGBA8>
  ) {
    for x in 0..<width { output[x] = RGBA8(word: row[x].reduced) }
  }
}
