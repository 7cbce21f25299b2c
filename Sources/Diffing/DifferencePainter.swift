import Comparing
import PNGCodec
import PartChanges
import Pixels

/// Draws the rows of a difference picture in one of the styles.
struct DifferencePainter: Sendable {
  private enum Look {
    case highlight(HighlightPainter, palette: [RGBA8])
    case heat
    case sideBySide(SideBySidePainter)
    case parts(PartsPainter, PartPlanes)
  }

  /// The size of the picture that is drawn.
  let pictureSize: PixelSize
  private let look: Look

  /// A painter for pairs of `size`. Where no part is known, `parts` looks as the highlight does.
  init(_ style: PictureStyle, size: PixelSize, planes: PartPlanes?) {
    let highlight = HighlightPainter()
    switch (style, planes) {
    case (.heat, _): look = .heat
    case (.sideBySide, _): look = .sideBySide(SideBySidePainter())
    case (.parts, let planes?): look = .parts(PartsPainter(colors: PartHues.colors(planes.parts.count)), planes)
    case (.highlight, _), (.parts, nil): look = .highlight(highlight, palette: highlight.palette ?? [])
    }
    let width = if case .sideBySide(let painter) = look { painter.width(for: size.width) } else { size.width }
    pictureSize = PixelSize(width: width, height: size.height)
  }

  /// What a row of the picture holds.
  var form: PNGRowWriter.Form {
    switch look {
    case .highlight(_, let palette): .indexed(palette)
    case .heat: .indexed(HeatPainter.palette)
    case .sideBySide, .parts: .truecolourWithAlpha
    }
  }

  /// The bytes of a row.
  var bytesPerRow: Int {
    if case .indexed = form { pictureSize.width } else { 4 * pictureSize.width }
  }

  /// Draws row `y`; `verdicts` and `deltaE` have an element for each of its pixels.
  func draw(
    row y: Int, expected: PixelRows, actual: PixelRows, verdicts: UnsafePointer<PixelVerdict>,
    deltaE: UnsafePointer<Float>, into memory: UnsafeMutableRawPointer
  ) {
    let indices = memory.assumingMemoryBound(to: UInt8.self)
    let pixels = memory.assumingMemoryBound(to: RGBA8.self)
    switch look {
    case .highlight(let painter, _): painter.drawIndices(row: y, of: expected, verdicts: verdicts, into: indices)
    case .heat:
      HeatPainter.drawIndices(deltaE: UnsafeBufferPointer(start: deltaE, count: expected.width), into: indices)
    case .sideBySide(let painter):
      painter.draw(row: y, expected: expected, actual: actual, verdicts: verdicts, into: pixels)
    case .parts(let painter, let planes):
      planes.strongest.withUnsafeBufferPointer { parts in
        painter.draw(
          row: y, of: expected, verdicts: verdicts, parts: parts.baseAddress! + y * expected.width, into: pixels)
      }
    }
  }
}

/// The colours that stand for parts: as far from each other as so few can be, for all kinds of eyes.
///
/// Source: Okabe and Ito, "Color Universal Design", 2008, without black; after seven they come again.
private enum PartHues {
  private static let hues = [0xE69F00, 0x56B4E9, 0x009E73, 0xD55E00, 0x0072B2, 0xCC79A7, 0xF0E442]

  static func colors(_ count: Int) -> [RGBA8] {
    (0..<count).map { index in
      let hue = hues[index % hues.count]
      return RGBA8(red: UInt8(hue >> 16), green: UInt8(hue >> 8 & 255), blue: UInt8(hue & 255))
    }
  }
}
