import FileSystem
import JSON
import Palettes

/// What the text of a source is.
enum StreamFormat: Equatable {
  /// One configuration a line.
  case lines
  /// One array of configurations.
  case array
  /// One configuration.
  case whole
  /// Rows of cells under a header.
  case table

  /// What a file's name promises.
  enum Name { case lines, json, table, unknown }

  /// By the extension of `path`.
  static func named(_ path: String) -> Name {
    switch Path.extension(path).lowercased() {
    case "jsonl", "ndjson": .lines
    case "json": .json
    case "csv", "tsv": .table
    default: .unknown
    }
  }

  /// By name, and where that does not tell, by the first characters: `[` begins an array and `{` a configuration, or the
  /// first of several, one a line. Anything else is a table, but in a file named .json, which is read as JSON whatever it
  /// holds. An array of objects in a file named .jsonl is an array, since none of its lines could be a configuration.
  static func detected(_ name: Name, in buffer: inout TextBuffer) throws(SourceError) -> StreamFormat {
    if name == .table { return .table }
    let first = try buffer.first(where: TextBuffer.isFilled)
    switch first?.byte {
    case UInt8(ascii: "["):
      guard name == .lines else { return .array }
      let second = try buffer.first(from: (first?.offset ?? 0) + 1, where: TextBuffer.isFilled)
      return second?.byte == UInt8(ascii: "{") ? .array : .lines
    case _ where name == .lines: return .lines
    case UInt8(ascii: "{"): return try isLines(&buffer) ? .lines : .whole
    default: return name == .json ? .whole : .table
    }
  }

  /// Whether a text that begins with `{` is JSON Lines: something follows its first line, and that line is a value by
  /// itself, or ends with `}` where the next one begins with `{`, which no JSON value does.
  private static func isLines(_ buffer: inout TextBuffer) throws(SourceError) -> Bool {
    guard let start = try buffer.first(where: TextBuffer.isFilled)?.offset,
      let end = try buffer.first(from: start, where: { $0 == UInt8(ascii: "\n") })?.offset,
      let next = try buffer.first(from: end, where: TextBuffer.isFilled)?.byte
    else { return false }
    let line = buffer.index + start..<buffer.index + end
    if JSONReader.isValue(buffer.bytes, in: line) { return true }
    return next == UInt8(ascii: "{") && buffer.bytes[line].last(where: TextBuffer.isFilled) == UInt8(ascii: "}")
  }
}
