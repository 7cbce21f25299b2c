import FileSystem
import JSON
import ShoeDesign
import Suggestions

/// The words for everything that can be wrong with a row.
extension RowFault {
  init(_ error: JSONError, at place: RowPlace, after: String = "") {
    self.init(.badData, at: place, error.message + after, position: error.position)
  }

  init(_ error: ConfigurationError, at place: RowPlace) {
    let path = error.path.isEmpty ? "" : "\(error.path): "
    self.init(.badData, at: place, path + error.message, position: error.position)
  }

  init(_ error: FileError, at place: RowPlace) {
    // The place has the path already.
    let reason = "cannot be read: \(error.detail ?? error.errno.description)"
    self.init(error.isMissing ? .missing : .unreadable, at: place, reason)
  }

  /// What ends a JSON array before its end.
  static func brokenArray(_ error: JSONError, at place: RowPlace) -> RowFault {
    RowFault(error, at: place, after: "; what follows in the array is not read")
  }

  static func tooLong(at place: RowPlace, isLast: Bool = false) -> RowFault {
    let size = TextBuffer.longestRecord >> 20
    return RowFault(
      .badData, at: place,
      "more than \(size) MiB for one colorway\(isLast ? "; the rest of the source is not read" : "")")
  }

  static func openQuote(at place: RowPlace, isTooLong: Bool) -> RowFault {
    let where_ = isTooLong ? " within \(TextBuffer.longestRecord >> 20) MiB" : ""
    return RowFault(
      .badData, at: place,
      "the quote that begins here is not closed\(where_); close it with '\"', and write a quote inside a cell twice; "
        + "the rest of the source is not read")
  }

  static func cell(_ title: String, at place: RowPlace, _ message: String) -> RowFault {
    RowFault(.badData, at: place, "column \(quotedExcerpt(title)): \(message)")
  }

  static func cellCount(_ count: Int, of titles: Int, separator: UInt8, at place: RowPlace) -> RowFault {
    let cells = count == 1 ? "1 cell" : "\(count) cells"
    let columns = titles == 1 ? "1 column" : "\(titles) columns"
    let mark = TableHeader.name(of: separator)
    let way = count > titles ? "; put a cell that holds a \(mark) in quotes" : ""
    return RowFault(.badData, at: place, "\(cells), but the header has \(columns)\(way)")
  }
}

extension RowFault {
  static func notUTF8(_ bytes: ArraySlice<UInt8>, _ title: String, at place: RowPlace) -> RowFault {
    let shown = quotedExcerpt(String(decoding: bytes, as: UTF8.self))
    return .cell(title, at: place, "\(shown) is not UTF-8; \(utf8Advice())")
  }

  /// Text that is neither UTF-8 nor UTF-16 is nearly always Windows-1252.
  static func utf8Advice() -> String {
    "save the table as UTF-8 (in Excel: 'CSV UTF-8'), or convert it: iconv -f WINDOWS-1252 -t UTF-8"
  }

  static func lostZeros(_ text: String, meant: String?, _ title: String, at place: RowPlace) -> RowFault {
    let way = meant.map { "write \($0)" } ?? "write the colour with '#', such as #004455"
    return .cell(
      title, at: place,
      "\(quotedExcerpt(text)) is a number, as spreadsheets make it of a colour's digits; "
        + "format the column as text before entering colours, or \(way)")
  }
}
