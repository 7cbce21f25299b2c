public import Pixels

/// Draws rows of a highlight in which different pixels have the colour of the part that they belong to.
public struct PartsPainter: Sendable {
  /// The look of all else.
  public let highlight: HighlightPainter
  /// A colour for each part, by its number.
  public let colors: [RGBA8]

  /// A painter for parts of these colours.
  public init(colors: [RGBA8], highlight: HighlightPainter = HighlightPainter()) {
    self.colors = colors
    self.highlight = highlight
  }

  /// Writes row `y`. `parts` has the number of the part for each pixel; for a number without a colour, such as 255,
  /// the highlight's own colour stays.
  public func draw(
    row y: Int, of expected: PixelRows, verdicts: UnsafePointer<PixelVerdict>, parts: UnsafePointer<UInt8>,
    into output: UnsafeMutablePointer<RGBA8>
  ) {
    highlight.drawPixels(row: y, of: expected, verdicts: verdicts, into: output)
    for x in 0..<expected.width where verdicts[x].isDifferent && Int(parts[x]) < colors.count {
      output[x] = colors[Int(parts[x])]
    }
  }
}
