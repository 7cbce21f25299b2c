import Palettes
import ShoeDesign

/// Swatches of a palette that went to parts in order: a colorway.
struct SwatchRow: Sendable {
  let configuration: ShoeConfiguration

  /// Every `parts.count` swatches make a colorway; what is left over makes none. It has the palette's name, and its
  /// number where there are several.
  static func rows(_ palette: Palette, parts: [ShoePart]) -> [SwatchRow] {
    let count = palette.swatches.count / parts.count
    return (0..<count).map { row in
      var configuration = ShoeConfiguration(name: count == 1 ? palette.name : "\(palette.name) \(row + 1)")
      for (offset, part) in parts.enumerated() {
        configuration.setColor(palette.swatches[row * parts.count + offset].color, of: part)
      }
      return SwatchRow(configuration: configuration)
    }
  }
}

/// The colorways of one palette.
final class SwatchSplitter: Splitter {
  private var rows: ArraySlice<SwatchRow>
  private let name: String
  let notices: [RowNotice]

  init(_ rows: [SwatchRow], _ name: String, _ notices: [RowNotice]) {
    self.rows = rows[...]
    self.name = name
    self.notices = notices
  }

  func next() -> (RowPlace, RecordContent)? { rows.popFirst().map { (RowPlace(source: name), .swatches($0)) } }
}
