import Arguments
import ShoeDesign

/// Where colorways come from.
struct SourceOptions: Sendable {
  /// A column of a table under a header of its own.
  struct Column: Sendable {
    let name: String
    let header: String
  }

  var sources: [String] = []
  var columns: [Column] = []
  var base: String?
  var assign: [ShoePart]?
  var matrix: String?
  var sample: Int?
  var seed: UInt64?

  private static let group = "Source options"

  static let arguments: [Argument<SourceOptions>] = [
    .positional(
      "source", help: "Lists, configurations, folders, palettes, or -.",
      completion: .files(["json", "jsonl", "csv", "tsv"]), \.sources),
    .option(
      "--column", value: "name=header", help: "Which header of a table a column has.", group: group, parse: column,
      \.columns),
    .option(
      "--base", value: "config", help: "A configuration that fills what rows leave out.", group: group,
      completion: .files(["json"]), \.base),
    .option(
      "--assign", value: "parts", help: "Parts that a palette's colours go to.", group: group, parse: parts, \.assign),
    .option(
      "--matrix", value: "lists", help: "Every combination of 'part=color,…; part=…'.", group: group, \.matrix),
    .option(
      "--sample", value: "count", help: "So many different ones of all.", group: group, parse: count, \.sample),
    .option("--seed", value: "number", help: "Which ones (default: 0).", group: group, parse: seed, \.seed),
  ]
}

extension SourceOptions {
  @Sendable private static func column(_ text: String) throws(ArgumentMessage) -> Column {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw "it is written COLUMN=HEADER, such as side='Option1 Value'"
    }
    return Column(name: String(text[..<equals]), header: String(text[text.index(after: equals)...]))
  }

  @Sendable private static func parts(_ text: String) throws(ArgumentMessage) -> [ShoePart] {
    var parts: [ShoePart] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = ShoePart(rawValue: String(name)) else {
        throw ArgumentMessage("'\(name)' is no part; parts are written base,side,sole")
      }
      guard !parts.contains(part) else { throw ArgumentMessage("'\(name)' is there twice") }
      parts.append(part)
    }
    return parts
  }

  @Sendable private static func count(_ text: String) throws(ArgumentMessage) -> Int {
    guard let count = Int(text), count > 0 else { throw "a whole number above 0 is needed" }
    return count
  }

  @Sendable private static func seed(_ text: String) throws(ArgumentMessage) -> UInt64 {
    guard let seed = UInt64(text) else { throw "a whole number from 0 to \(UInt64.max) is needed" }
    return seed
  }
}
