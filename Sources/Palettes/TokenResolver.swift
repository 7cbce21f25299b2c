import JSON

/// A value with the file it stands in.
struct TokenValue {
  let file: Int
  let place: JSONPlace
  /// The type of the token that holds it; nil where none is known.
  let type: String?
}

/// Follows aliases and pointers from value to value.
struct TokenResolver {
  let files: TokenFiles
  let mode: String?
  /// Aliases whose path several files have.
  private(set) var ambiguous: [(path: String, taken: Int, other: Int)] = []

  init(_ files: TokenFiles, mode: String?) {
    self.files = files
    self.mode = mode
  }

  /// The value that is no reference, at the end of all that `start` leads to. Throws where it leads in a circle,
  /// nowhere, or to a token of another type than color.
  mutating func value(_ start: TokenValue) throws(PaletteError) -> TokenValue {
    var value = start
    var visited: [String] = []
    while let text = Self.reference(value.place) {
      let reference: TokenReference
      do { reference = try TokenReference(text, at: value.place) } catch { throw error.named(files.name(value.file)) }
      let target = try target(reference, text, from: value)
      let key = "\(target.file) \(target.place.path)"
      guard !visited.contains(key) else { throw error(.aliasCycle(circle(visited, back: key)), value) }
      visited.append(key)
      if let type = target.type, type != "color" { throw error(.aliasOfOtherType(reference.path, type: type), value) }
      value = target
    }
    return value
  }

  func error(_ kind: PaletteError.Kind, _ value: TokenValue) -> PaletteError {
    value.place.error(kind).named(files.name(value.file))
  }

  /// The paths from the first visit of `key` on, and it again.
  private func circle(_ visited: [String], back key: String) -> [String] {
    let start = visited.firstIndex(of: key) ?? 0
    return (visited[start...] + [key]).map { entry in
      let path = entry.drop { $0 != " " }.dropFirst()
      return path.hasSuffix("." + Token.valueKey) ? String(path.dropLast(Token.valueKey.count + 1)) : String(path)
    }
  }

  /// The text of an alias or a pointer; nil for other values.
  private static func reference(_ place: JSONPlace) -> String? {
    if let text = place.value.string { return TokenReference.isAlias(text) ? text : nil }
    return place.member(Token.reference)?.value.string
  }

  private mutating func target(
    _ reference: TokenReference, _ text: String, from value: TokenValue
  ) throws(PaletteError) -> TokenValue {
    if reference.isPointer { return try pointed(reference, text, from: value) }
    guard let (file, token) = files.token(reference.path, from: value.file) else {
      throw error(.unknownAlias(reference.path, meant: files.meant(by: reference.path)), value)
    }
    let others = files.others(reference.path, than: value.file)
    if file != value.file, others.count > 1 { ambiguous.append((reference.path, file, others[0].file)) }
    return TokenValue(file: file, place: token.value(in: mode), type: token.type)
  }

  private func pointed(
    _ reference: TokenReference, _ text: String, from value: TokenValue
  ) throws(PaletteError) -> TokenValue {
    guard let file = reference.file.map(files.file) ?? value.file, let tree = files.trees[file] else {
      throw error(.unknownFile(reference.file ?? ""), value)
    }
    var place: JSONPlace? = JSONPlace(tree.root)
    for key in reference.keys { place = place.flatMap { Self.step($0, key) } }
    guard let place else { throw error(.unknownPointer(text), value) }
    guard let token = files.token(reference.path, from: file), token.file == file else {
      return TokenValue(file: file, place: place, type: nil)
    }
    return TokenValue(file: file, place: token.token.value(in: mode), type: token.token.type)
  }

  private static func step(_ place: JSONPlace, _ key: String) -> JSONPlace? {
    if place.value.object != nil { return place.member(key) }
    guard let index = Int(key), let elements = try? place.elements(), elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }
}
