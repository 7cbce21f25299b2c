import Colors
import JSON
import Pixels
import Suggestions

extension TokenFiles {
  /// The colours of one file, in its order. Tokens of other types are left out.
  func draft(_ index: Int, options: PaletteOptions) throws(PaletteError) -> PaletteDraft {
    var draft = PaletteDraft()
    var colors = TokenColor(TokenResolver(self, mode: options.mode), options.reading)
    var others: [String: Int] = [:]
    var reserved: [String] = []
    for token in trees[index]?.tokens ?? [] {
      let start = TokenValue(file: index, place: token.value(in: options.mode), type: token.type)
      guard let value = try colorValue(token, start, &colors.resolver) else {
        others[token.type ?? "untyped", default: 0] += 1
        continue
      }
      draft.append(name: token.path, group: token.group, color: try colors.color(value))
      if let path = token.reserved, !reserved.contains(path) { reserved.append(path) }
    }
    draft.warnings += reserved.map(PaletteWarning.reservedGroup) + warnings(colors.resolver.ambiguous)
    draft.found += others.sorted { $0.key < $1.key }.map { counted($0.value, "\($0.key) token") }
    return draft
  }

  /// The value behind all references if it is a colour's; nil where the token is something else.
  ///
  /// A token without a type takes that of the token it refers to. Where that has none either, it is a colour if it
  /// looks like one.
  private func colorValue(
    _ token: Token, _ start: TokenValue, _ resolver: inout TokenResolver
  ) throws(PaletteError) -> TokenValue? {
    if let type = token.type { return type == "color" ? try resolver.value(start) : nil }
    let end: TokenValue
    do { end = try resolver.value(start) } catch {
      if case .aliasOfOtherType = error.kind { return nil }
      throw error
    }
    let looksLikeColor =
      end.place.member("colorSpace") != nil || end.place.value.string.map { $0.hasPrefix("#") } ?? false
    return end.type == "color" || looksLikeColor ? end : nil
  }

  private func warnings(_ ambiguous: [(path: String, taken: Int, other: Int)]) -> [String] {
    var seen: Set<String> = []
    return ambiguous.filter { seen.insert($0.path).inserted }.map {
      PaletteWarning.ambiguousAlias($0.path, taken: name($0.taken), other: name($0.other))
    }
  }
}
