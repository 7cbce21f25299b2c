import Pixels

/// The parts of a pair in columns.
struct PartTable {
  private let parts: [PartReport]
  private let style: TextStyle

  init(_ parts: [PartReport], _ style: TextStyle) {
    self.parts = parts
    self.style = style
  }

  /// A line a part: name, share that changed, colours, CIEDE2000, shape.
  var lines: [String] {
    let rows = [["part", "changed", "CIEDE2000", "shape"]] + parts.map(Self.cells)
    let widths = rows[0].indices.map { column in rows.reduce(0) { max($0, $1[column].count) } }
    return zip(rows, ["colour"] + parts.map(colors)).map { row, colors in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return Self.trimmed("  " + (cells + [colors]).joined(separator: "  "))
    }
  }

  private static func cells(_ part: PartReport) -> [String] {
    let share = ReportNumber.percent(part.changed, of: part.pixels)
    let deltaE = part.color.map { ReportNumber.decimal($0.deltaE) } ?? ""
    return [
      Visible.line(part.part), share, deltaE, part.isReshaped.map { $0 ? "reshaped" : "same" } ?? "",
    ]
  }

  private func colors(_ part: PartReport) -> String {
    guard let color = part.color else { return "not known" }
    let before = style.named(color.before, color.names.before)
    return color.isEqual ? before : "\(before) → \(style.named(color.after, color.names.after))"
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
