import Suggestions

/// The words of what is said about a palette that was read all the same.
enum PaletteWarning {
  /// How many names a sentence lists.
  private static let limit = 40

  /// One sentence on all colours that were converted from something that sRGB only approximates.
  static func approximate(_ swatches: [(name: String, what: String)]) -> [String] {
    guard !swatches.isEmpty else { return [] }
    let count = swatches.count == 1 ? "1 colour is" : "\(swatches.count) colours are"
    return ["\(count) approximate, converted without a colour profile: \(listed(swatches).joined(separator: ", "))"]
  }

  /// One sentence on all entries that could not be read as colours.
  static func omitted(_ entries: [(name: String, what: String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let count = entries.count == 1 ? "1 entry is" : "\(entries.count) entries are"
    return ["\(count) left out: \(listed(entries).joined(separator: ", "))"]
  }

  /// One sentence a name that stands for two colours.
  static func conflicts(_ pairs: [(first: Swatch, second: Swatch)]) -> [String] {
    let said = pairs.prefix(limit).map { pair in
      "\(quotedExcerpt(pair.second.name ?? "")) is \(pair.first.color) and again \(pair.second.color); "
        + "the first is taken"
    }
    return pairs.count > limit ? said + ["\(pairs.count - limit) more names stand for two colours"] : said
  }

  /// The file's version is not the one that is known.
  static func version(_ found: String, known: String) -> String {
    "the file's version is \(found), not \(known); read as \(known)"
  }

  /// The file has more colours than it counts.
  static func extraColors(declared: Int, found: Int) -> String {
    "the file counts \(declared) colours and has \(found); all are read"
  }

  /// The file has more blocks than it counts.
  static func extraBlocks(declared: Int, found: Int) -> String {
    "the file counts \(declared) blocks and has \(found); all are read"
  }

  static func unknownBlocks(_ count: Int) -> String {
    count == 1 ? "1 block of an unknown kind is left out" : "\(count) blocks of unknown kinds are left out"
  }

  static func reservedGroup(_ path: String) -> String {
    "the group \(quotedExcerpt(path)) begins with $, which design tokens keep for themselves; "
      + "its colours are read all the same"
  }

  static func ambiguousAlias(_ path: String, taken: String, other: String) -> String {
    "{\(excerpt(path))} is in \(quotedExcerpt(other)) and in \(quotedExcerpt(taken)); the latter is taken"
  }

  static func unknownColorSpace(_ number: String) -> String {
    "Procreate's colour space \(number) is unknown; read as sRGB"
  }

  /// `'Sky' (CMYK)` for each, up to the limit.
  static func listed(_ entries: [(name: String, what: String)]) -> [String] {
    let shown = entries.prefix(limit).map { "\(quotedExcerpt($0.name)) (\($0.what))" }
    return entries.count > limit ? shown + ["and \(entries.count - limit) more"] : shown
  }
}
