import Suggestions

/// Reads what CSS writes with tokens: functions, and names and hex with escapes or comments.
struct CSSColorReader {
  /// What a text turned out to be.
  enum Form {
    /// A single word, in lower-case ASCII and without escapes.
    case name(String)
    /// What follows `#`.
    case hex(String)
    case function(SpecifiedColor)
  }

  /// The form of `text`; nil where it is none of them. Throws where a function cannot be read; the error shows `whole`,
  /// the text with its prefix.
  static func form(of text: Substring, whole: Substring) throws(ColorError) -> Form? {
    let bytes = Array(text.utf8)
    let tokens = Array(trimmed(CSSScanner.tokens(bytes)))
    switch tokens.first?.kind {
    case .ident(let name) where tokens.count == 1: return .name(name)
    case .hash(let digits) where tokens.count == 1: return .hex(digits)
    case .function(let name): return .function(try function(name, tokens.dropFirst(), bytes, whole))
    default: return nil
    }
  }

  /// The tokens without white space around them.
  private static func trimmed(_ tokens: [CSSToken]) -> ArraySlice<CSSToken> {
    let start = tokens.drop { $0.kind == .whitespace }
    return tokens.last?.kind == .whitespace && !start.isEmpty ? start.dropLast() : start
  }

  private static func function(
    _ name: String, _ tokens: ArraySlice<CSSToken>, _ bytes: [UInt8], _ text: Substring
  ) throws(ColorError) -> SpecifiedColor {
    try refuseExtensions(name, tokens, text)
    guard ColorFunction.names.contains(name) else {
      let meant = suggestion(for: name, among: ColorFunction.names)
      throw ColorError(.unknownFunction(name, meant: meant), text: String(text))
    }
    let arguments = FunctionArguments(tokens, in: bytes)
    do throws(CSSFault) {
      if let rest = arguments.rest { throw .textAfter(rest) }
      return try reader(name, arguments.items).color()
    } catch {
      throw ColorError(.css(error), text: String(text))
    }
  }

  /// Throws where the function or one within it needs more than the text.
  private static func refuseExtensions(
    _ name: String, _ tokens: ArraySlice<CSSToken>, _ text: Substring
  ) throws(ColorError) {
    if let more = CSSExtension(name) { throw ColorError(.notEvaluated(name, more), text: String(text)) }
    for token in tokens {
      guard case .function(let inner) = token.kind, let more = CSSExtension(inner) else { continue }
      throw ColorError(.notEvaluated(inner, more), text: String(text))
    }
  }

  /// The reader for a function of CSS Color 4.
  private static func reader(_ name: String, _ items: [FunctionArguments.Item]) throws(CSSFault) -> FunctionReader {
    if items.first?.kind == .ident("from") { throw .relative(function: name) }
    if let function = ColorFunction.named(name) { return FunctionReader(function: function, items: items) }
    guard let first = items.first, case .ident(let word) = first.kind else { throw .spaceMissing }
    guard let function = ColorFunction.color(in: word) else {
      let meant = suggestion(for: word, among: ColorFunction.spaceNames)
      throw .unknownSpace(first.text, meant: meant)
    }
    return FunctionReader(function: function, items: Array(items.dropFirst()))
  }
}
