import ShoeDesign
import Suggestions

/// Finds out what the columns of a header hold.
struct ColumnTitles {
  private let titles: [String]
  private let source: String
  private let line: Int
  private let options: ListOptions
  /// Every plain title that is known, and what it is.
  private let known: [(title: String, field: TableHeader.Field)]

  init(_ titles: [String], source: String, line: Int, _ options: ListOptions) {
    self.titles = titles
    self.source = source
    self.line = line
    self.options = options
    known = Self.known(options)
  }

  private static func known(_ options: ListOptions) -> [(title: String, field: TableHeader.Field)] {
    let own = options.knownParts(options.base?.model) ?? []
    let parts = ShoePart.nameable(with: own + options.extraParts.filter { !own.contains($0) })
    let texts: [(String, TableHeader.Field)] = [
      ("name", .name), ("sku", .sku), ("model", .model), ("manufacturer", .manufacturer),
    ]
    return texts + parts.map { ($0.rawValue, .part($0)) }
  }

  /// The fields of each column. Throws for a column that is there twice, a slip of the pen, or a header that names no
  /// part.
  func fields() throws(SourceError) -> [[TableHeader.Field]] {
    var fields = try mappedFields()
    for (column, title) in titles.enumerated() where fields[column].isEmpty && !title.isEmpty {
      fields[column] = [try field(of: title)]
    }
    try refuseDuplicates(fields)
    guard options.base != nil || fields.joined().contains(where: isColor) else { throw noParts() }
    return fields
  }

  private func isColor(_ field: TableHeader.Field) -> Bool {
    if case .part = field { true } else { false }
  }

  /// What `--column` says, before the titles themselves are read.
  private func mappedFields() throws(SourceError) -> [[TableHeader.Field]] {
    var fields = [[TableHeader.Field]](repeating: [], count: titles.count)
    for mapping in options.columns {
      let title = ASCIIText.trimmed(mapping.title)
      guard let column = titles.firstIndex(of: title) ?? titles.firstIndex(where: { isSame($0, title) }) else {
        throw SourceError(
          .usage,
          "\(source) has no column \(quotedExcerpt(title)), which --column names"
            + hint(for: title, among: titles.filter { !$0.isEmpty }, listedAs: "its columns"))
      }
      fields[column].append(try Self.field(named: mapping.column, options))
    }
    return fields
  }

  /// What `--column` calls `text`. Throws a usage error where nothing has that name.
  static func field(named text: String, _ options: ListOptions) throws(SourceError) -> TableHeader.Field {
    let known = known(options)
    if let field = known.first(where: { $0.title == text })?.field ?? prefixed(text) { return field }
    throw SourceError(
      .usage,
      "--column: unknown column \(quotedExcerpt(text))\(hint(for: text, among: known.map(\.title), listedAs: "known columns"))"
    )
  }

  private static func prefixed(_ title: String) -> TableHeader.Field? {
    guard let dot = title.firstIndex(of: "."), dot != title.startIndex else { return nil }
    let rest = String(title[title.index(after: dot)...])
    switch title[..<dot].lowercased() {
    case "metadata" where !rest.isEmpty: return .metadata(rest)
    case "shoecolors": return ShoePart(rawValue: rest).map { .part($0) }
    default: return nil
    }
  }

  private func field(of title: String) throws(SourceError) -> TableHeader.Field {
    if let field = known.first(where: { $0.title == title })?.field { return field }
    if let field = known.first(where: { isSame($0.title, title) })?.field ?? Self.prefixed(title) { return field }
    let near = known.min { editDistance($0.title, title) < editDistance($1.title, title) }
    if let near, editDistance(near.title, title) <= 2 {
      throw .table(
        source, line: line,
        "unknown column \(quotedExcerpt(title))\(didYouMean(near.title)) Or name it 'metadata.\(excerpt(title))' to keep it "
          + "as metadata")
    }
    return .open(title)
  }

  /// ASCII capitals are small letters; the distance is 0 then.
  private func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && editDistance(first, second) == 0
  }

  private func refuseDuplicates(_ fields: [[TableHeader.Field]]) throws(SourceError) {
    var first: [TableHeader.Field: Int] = [:]
    for (column, field) in fields.enumerated().flatMap({ column, fields in fields.map { (column, $0) } }) {
      let key: TableHeader.Field = if case .open(let title) = field { .metadata(title) } else { field }
      if let earlier = first[key] {
        throw .table(
          source, line: line,
          "the columns \(earlier + 1) (\(quotedExcerpt(titles[earlier]))) and \(column + 1) "
            + "(\(quotedExcerpt(titles[column]))) are the same; remove or rename one")
      }
      first[key] = column
    }
  }

  private func noParts() -> SourceError {
    let shown = titles.prefix(12).map(quotedExcerpt).joined(separator: ", ")
    let parts = known.compactMap { isColor($0.field) ? $0.title : nil }.joined(separator: ", ")
    return .table(
      source, line: line,
      "no column is a part (\(parts)) in the header \(shown); write a header, or say which column is which by --column")
  }
}
