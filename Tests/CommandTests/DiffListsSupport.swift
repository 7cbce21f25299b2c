import JSON
import TestSupport
import Testing

/// A run of `diff --json` whose report has a summary.
struct ListDiff {
  let status: Int32
  let errors: String
  let bytes: [UInt8]
  let summary: JSONObject
  let pairs: [JSONObject]

  /// Runs it; the words are split at spaces.
  init(_ shop: Workspace, _ words: String, _ more: String...) throws {
    let result = try shop.run(["diff", "--json"] + words.split(separator: " ").map(String.init) + more)
    (status, errors, bytes) = (result.status, result.errors, result.output)
    let report = try #require(try? JSONReader.parse(result.output).object, "\(result.errors)")
    summary = try #require(report["summary"]?.object)
    pairs = try #require(report["pairs"]?.array).compactMap(\.object)
  }

  func pair(_ name: String) throws -> JSONObject { try #require(pairs.first { $0["name"]?.string == name }, "\(name)") }

  /// The names of the pairs of a verdict, in the report's order.
  func names(_ verdict: String) -> [String] {
    pairs.filter { $0["verdict"]?.string == verdict }.compactMap { $0["name"]?.string }
  }

  func count(_ key: String) -> Int? { summary[key]?.number?.integer }
}

extension JSONObject {
  /// `#ff0000 > #00ff00` for a part of a pair.
  func change(of part: String) -> String? {
    let row = self["parts"]?.array?.compactMap(\.object).first { $0["part"]?.string == part }
    guard let color = row?["color"]?.object, let before = color["before"]?.string, let after = color["after"]?.string
    else { return nil }
    return "\(before) > \(after)"
  }

  /// `FILE:LINE` of a pair.
  var placeText: String {
    let place = self["place"]?.object
    return "\(place?["file"]?.string ?? ""):\(place?["line"]?.number?.integer ?? 0)"
  }
}

/// A table of random colorways, and the same after known edits.
struct EditedTable {
  private(set) var rows: [[String]]

  init(rows count: Int, seed: UInt64 = 5) {
    rows = Tables.random(rows: count, seed: seed).split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",").map(String.init)
    }
  }

  var text: String { ([Tables.header] + rows.map { $0.joined(separator: ",") }).joined(separator: "\n") + "\n" }

  /// Columns are name, SKU, base, side, sole, cage and outline.
  mutating func set(_ column: Int, of row: Int, to text: String) { rows[row][column] = text }

  mutating func remove(_ row: Int) { rows.remove(at: row) }

  mutating func append(_ row: [String]) { rows.append(row) }

  mutating func reverse() { rows.reverse() }
}
