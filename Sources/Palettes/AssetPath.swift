/// The path of a file in an Xcode asset catalog, taken apart.
struct AssetPath {
  /// The colour's name: its folder's without `.colorset`.
  let name: String
  /// The folders between the catalog and the colour set.
  let folders: [String]

  private static let suffix = ".colorset"

  /// Nil unless the path ends in `NAME.colorset/Contents.json`.
  init?(_ path: String) {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.last == "Contents.json", let set = parts.dropLast().last, set.hasSuffix(Self.suffix) else { return nil }
    name = String(set.dropLast(Self.suffix.count))
    folders = Self.insideCatalog(parts.dropLast(2))
  }

  /// The folders after the last one that ends in `.xcassets`; all where there is none.
  static func insideCatalog(_ parts: some BidirectionalCollection<String>) -> [String] {
    let catalog = parts.lastIndex { $0.hasSuffix(".xcassets") }
    return Array(catalog.map { parts[parts.index(after: $0)...] } ?? parts[...])
  }
}
