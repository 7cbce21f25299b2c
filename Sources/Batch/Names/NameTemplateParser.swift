import ShoeDesign

/// Reads the text of a ``NameTemplate``: a component at a time, each as fixed texts with groups of fields between.
struct NameTemplateParser {
  /// So many bytes of fixed text a component may have; the rest is for values.
  static let longestFixedText = 150

  private let characters: [Character]
  private let known: [(word: String, field: NameField)]
  private var place = 0

  init(_ text: String, parts: [ShoePart]) {
    characters = Array(text)
    let words = NameField.words
    let colors = parts.filter { part in !words.contains { $0.word == part.rawValue } }
    known = words + colors.map { ($0.rawValue, .color($0)) }
  }

  /// The components, and the extension as written.
  mutating func parse() throws(NameTemplateError) -> (components: [NameComponent], pathExtension: [UInt8]) {
    guard !characters.isEmpty else { throw NameTemplateError(.empty) }
    guard characters[0] != "/" else { throw NameTemplateError(.absolute, at: 1) }
    var components: [NameComponent] = []
    while true {
      let start = place
      let component = try parseComponent()
      guard place < characters.count else {
        let (file, pathExtension) = try withoutExtension(component, from: start)
        return (components + [file], pathExtension)
      }
      try check(folder: component, from: start)
      components.append(component)
      place += 1
    }
  }

  /// Reads up to a slash or the end.
  private mutating func parseComponent() throws(NameTemplateError) -> NameComponent {
    let start = place
    var parts = ComponentParts()
    while place < characters.count, characters[place] != "/" {
      let character = characters[place]
      let isDoubled = place + 1 < characters.count && characters[place + 1] == character
      switch character {
      case "{" where !isDoubled:
        parts.append(try parseField())
        continue
      case "}" where !isDoubled: throw NameTemplateError(.strayBrace, at: place + 1)
      case "{", "}": place += 1
      default: try check(character)
      }
      parts.append(character)
      place += 1
    }
    guard parts.fixedCount <= Self.longestFixedText else {
      throw NameTemplateError(.longText(parts.fixedCount), at: start + 1)
    }
    return NameComponent(literals: parts.literals, groups: parts.groups)
  }

  // MARK: Fields

  private mutating func parseField() throws(NameTemplateError) -> NameField {
    let start = place
    guard let end = characters[start...].firstIndex(of: "}") else {
      throw NameTemplateError(.unclosedBrace, at: start + 1)
    }
    place = end + 1
    let inside = characters[start + 1..<end]
    guard !inside.contains("{") else { throw NameTemplateError(.unclosedBrace, at: start + 1) }
    guard !inside.isEmpty else { throw NameTemplateError(.emptyField, at: start + 1) }
    let colon = inside.firstIndex(of: ":")
    let word = String(inside[..<(colon ?? end)])
    let format = colon.map { String(inside[($0 + 1)...]) }
    return try field(word, format: format, at: start + 1)
  }

  private func field(_ word: String, format: String?, at position: Int) throws(NameTemplateError) -> NameField {
    let prefix = "metadata."
    let plain: NameField
    if word.hasPrefix(prefix), word.count > prefix.count {
      plain = .metadata(String(word.dropFirst(prefix.count)))
    } else if let field = known.first(where: { $0.word == word })?.field {
      plain = field
    } else {
      throw NameTemplateError(.unknownField(word, known: known.map(\.word) + ["metadata.KEY"]), at: position)
    }
    guard let format else { return plain }
    switch plain {
    case .index:
      guard format.hasPrefix("0"), let digits = Self.number(format.dropFirst(), 1...19) else {
        throw NameTemplateError(.badFormat(format, field: word, example: "{index:06}"), at: position)
      }
      return .index(digits: digits)
    case .hash:
      guard let digits = Self.number(format[...], 1...NameField.longestHash) else {
        throw NameTemplateError(.badFormat(format, field: word, example: "{hash:12}"), at: position)
      }
      return .hash(digits: digits)
    default:
      throw NameTemplateError(.badFormat(format, field: word, example: nil), at: position)
    }
  }

  private static func number(_ digits: Substring, _ range: ClosedRange<Int>) -> Int? {
    guard digits.utf8.first != UInt8(ascii: "0"), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits).flatMap { range.contains($0) ? $0 : nil }
  }

  // MARK: Fixed text

  private func check(_ character: Character) throws(NameTemplateError) {
    guard character.unicodeScalars.allSatisfy({ SafeText.role(of: $0) == .kept }) else {
      throw NameTemplateError(.forbidden(String(character)), at: place + 1)
    }
  }

  private func check(folder: NameComponent, from start: Int) throws(NameTemplateError) {
    let written = String(characters[start..<place])
    guard !written.isEmpty else { throw NameTemplateError(.emptyComponent, at: start + 1) }
    guard written != ".", written != ".." else { throw NameTemplateError(.dots(written), at: start + 1) }
    try checkBeginning(at: start)
    if let last = written.last, last == "." || last == " " {
      throw NameTemplateError(.trailingMark(String(last)), at: place)
    }
  }

  private func checkBeginning(at start: Int) throws(NameTemplateError) {
    if start < characters.count, ".- ".contains(characters[start]) {
      throw NameTemplateError(.leadingMark(String(characters[start])), at: start + 1)
    }
  }

  /// The file's component without `.png`, which it must end in.
  private func withoutExtension(
    _ file: NameComponent, from start: Int
  ) throws(NameTemplateError) -> (NameComponent, [UInt8]) {
    let written = String(characters[start...])
    guard written != ".", written != ".." else { throw NameTemplateError(.dots(written), at: start + 1) }
    var literals = file.literals.map(\.bytes)
    let ending = literals[literals.count - 1].suffix(4)
    guard String(decoding: ending, as: UTF8.self).lowercased() == ".png" else {
      throw NameTemplateError(.noPNG(Self.ending(of: literals[literals.count - 1])))
    }
    literals[literals.count - 1].removeLast(4)
    try checkBeginning(at: start)
    return (NameComponent(literals: literals, groups: file.groups), Array(ending))
  }

  /// The extension that a text ends in, with its dot; empty where it has none.
  private static func ending(of literal: [UInt8]) -> String {
    guard let dot = literal.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: literal[dot...], as: UTF8.self)
  }
}

/// Fixed texts and groups of fields in turn, as they are read.
private struct ComponentParts {
  /// One more than there are groups; only the first and the last can be empty.
  var literals: [[UInt8]] = [[]]
  var groups: [[NameField]] = []

  var fixedCount: Int { literals.reduce(0) { $0 + $1.count } }

  mutating func append(_ character: Character) {
    literals[literals.count - 1].append(contentsOf: Array(String(character).utf8))
  }

  mutating func append(_ field: NameField) {
    if !groups.isEmpty, literals[literals.count - 1].isEmpty {
      groups[groups.count - 1].append(field)
    } else {
      groups.append([field])
      literals.append([])
    }
  }
}
