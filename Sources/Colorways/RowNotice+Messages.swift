import Colors
import ShoeDesign
import Suggestions

/// The words of everything that is said about a source that is read all the same.
extension RowNotice {
  static func separator(_ source: String, _ separator: UInt8) -> RowNotice {
    RowNotice(.separator, source, "the columns are parted by \(TableHeader.name(of: separator))s")
  }

  static func missingColumns(_ source: String, _ parts: [ShoePart]) -> RowNotice {
    let names = parts.map(\.rawValue).joined(separator: ", ")
    return RowNotice(
      .missingColumns, source,
      parts.count == 1
        ? "no column \(names); the part has the default shoe's colour"
        : "no columns \(names); these parts have the default shoe's colours")
  }

  static func bareHex(_ place: RowPlace, _ text: String, column: String) -> RowNotice {
    RowNotice(
      .bareHex, place.source,
      "\(quotedExcerpt(text)) in column \(quotedExcerpt(column))\(place.line.map { " (line \($0))" } ?? "") and others like it "
        + "are read as hex colours without their '#'")
  }

  static func nameConflict(_ place: RowPlace, _ conflict: NameConflict) -> RowNotice {
    RowNotice(.nameConflict, place.source, conflict.description)
  }

  static func unreadFiles(_ folder: String, first: String, count: Int) -> RowNotice {
    let others = count == 1 ? "" : " and \(count - 1) more"
    return RowNotice(
      .unreadFiles, folder,
      "of a folder only *.json is read; \(quotedExcerpt(first))\(others) is left out, name it as a source to read it")
  }

  static func noRows(_ source: String) -> RowNotice { RowNotice(.noRows, source, "there is no colorway in it") }
}

extension RowNotice {
  static func sameColor(_ source: String, _ part: ShoePart, _ first: String, _ second: String) -> RowNotice {
    RowNotice(
      .sameColors, source,
      "\(part): \(quotedExcerpt(second)) is the same colour as \(quotedExcerpt(first)) and is counted once")
  }

  static func sameSwatches(_ source: String, _ count: Int) -> RowNotice {
    let subject =
      count == 1
      ? "1 swatch has the colour of an earlier one and is"
      : "\(count) swatches have the colours of earlier ones and are"
    return RowNotice(.sameColors, source, "\(subject) counted once")
  }

  static func unusedSwatches(_ source: String, _ rest: Int, of count: Int, parts: Int) -> RowNotice {
    let last = rest == 1 ? "the last of its \(count) swatches is" : "the last \(rest) of its \(count) swatches are"
    return RowNotice(.unusedSwatches, source, "\(last) left over, since --assign takes \(parts) at a time")
  }
}
