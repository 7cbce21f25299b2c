import Palettes
import ShoeDesign
import Suggestions

/// What the columns of a table hold, seen from its first row.
final class TableHeader: Sendable {
  /// What a column gives its configuration.
  enum Field: Hashable, Sendable {
    case name, sku, model, manufacturer
    case part(ShoePart)
    case metadata(String)
    /// Metadata, but a part's colour in rows whose model has a part of this name.
    case open(String)
  }

  let grammar: TableGrammar
  /// The titles as written.
  let titles: [String]
  /// What each column holds; usually one thing, nothing for a column without a title.
  let fields: [[Field]]
  /// The standard parts that neither a column nor the base gives.
  let missing: [ShoePart]
  /// The column of the model.
  let model: Int?

  init(_ grammar: TableGrammar, titles: [String], fields: [[Field]], base: ShoeConfiguration?) {
    self.grammar = grammar
    self.titles = titles
    self.fields = fields
    let given = Set(fields.joined())
    missing = ShoePart.standard.filter { !given.contains(.part($0)) && base?.writtenParts.contains($0) != true }
    model = fields.firstIndex { $0.contains(.model) }
  }

  /// What a message calls the column: its title, or its number.
  func title(_ column: Int) -> String { titles[column].isEmpty ? "\(column + 1)" : titles[column] }

  /// What is to be said about the header.
  func notices(source: String) -> [RowNotice] {
    let promised = source.hasSuffix(".tsv") ? UInt8(ascii: "\t") : UInt8(ascii: ",")
    var notices: [RowNotice] = []
    if grammar.separator != promised, titles.count > 1 { notices.append(.separator(source, grammar.separator)) }
    if !missing.isEmpty { notices.append(.missingColumns(source, missing)) }
    return notices
  }

  static func name(of separator: UInt8) -> String {
    switch separator {
    case UInt8(ascii: ";"): "semicolon"
    case UInt8(ascii: "\t"): "tab"
    default: "comma"
    }
  }
}
