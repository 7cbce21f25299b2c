public import Pixels

/// Draws rows of a highlight picture, as palette indices or as pixels.
public struct HighlightPainter: Sendable {
  /// The look.
  public let style: HighlightStyle
  /// The colours of indices: white first and each grey one level darker, then the colours of verdicts, then clear.
  ///
  /// At most 32 for alpha 0.1; nil where there would be more than 256, and ``drawIndices(row:of:verdicts:into:)`` must not
  /// be called.
  public var palette: [RGBA8]? { colors.count <= 256 ? colors : nil }
  private let colors: [RGBA8]
  private let greys: Int
  /// By the verdict's raw value: the index, or -1 where the grey shows.
  private let indices: [Int]

  /// A painter of the style.
  public init(style: HighlightStyle = HighlightStyle()) {
    self.style = style
    let darkest = Int(style.grey(0xFF00_0000))
    greys = 256 - darkest
    var colors = (0..<greys).map { level in
      let grey = UInt8(255 - level)
      return RGBA8(red: grey, green: grey, blue: grey)
    }
    indices = (0...6).map { raw in
      let verdict = PixelVerdict(rawValue: UInt8(raw))!
      guard let color = style.color(verdict) ?? (style.isMask ? .clear : nil) else { return -1 }
      if let known = colors.firstIndex(of: color) { return known }
      colors.append(color)
      return colors.count - 1
    }
    self.colors = colors
  }

  /// Writes the palette indices of row `y`: `expected` holds the row, `verdicts` and `output` have an element for each of
  /// its pixels.
  public func drawIndices(
    row y: Int, of expected: PixelRows, verdicts: UnsafePointer<PixelVerdict>, into output: UnsafeMutablePointer<UInt8>
  ) {
    precondition(colors.count <= 256, "more than 256 colours")
    each(y, expected, verdicts) { x, index in output[x] = UInt8(truncatingIfNeeded: index) }
  }

  /// Writes the pixels of row `y`, as ``drawIndices(row:of:verdicts:into:)`` does indices.
  public func drawPixels(
    row y: Int, of expected: PixelRows, verdicts: UnsafePointer<PixelVerdict>, into output: UnsafeMutablePointer<RGBA8>
  ) {
    colors.withUnsafeBufferPointer { colors in
      each(y, expected, verdicts) { x, index in output[x] = colors[index] }
    }
  }

  @inline(__always) private func each(
    _ y: Int, _ expected: PixelRows, _ verdicts: UnsafePointer<PixelVerdict>, _ body: (Int, Int) -> Void
  ) {
    let row = expected.row(y)
    switch expected.depth {
    case .eight: each(row.assumingMemoryBound(to: UInt32.self), expected.width, verdicts, body)
    case .sixteen: each(row.assumingMemoryBound(to: UInt64.self), expected.width, verdicts, body)
    }
  }

  @inline(__always) private func each<Word: PixelWord>(
    _ row: UnsafePointer<Word>, _ width: Int, _ verdicts: UnsafePointer<PixelVerdict>, _ body: (Int, Int) -> Void
  ) {
    indices.withUnsafeBufferPointer { indices in
      for x in 0..<width {
        let fixed = indices[Int(verdicts[x].rawValue)]
        body(x, fixed >= 0 ? fixed : 255 - Int(style.grey(row[x].reduced)))
      }
    }
  }
}
