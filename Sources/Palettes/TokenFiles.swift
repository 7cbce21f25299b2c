import JSON
import Suggestions

/// The files of design tokens that are read together.
struct TokenFiles {
  private let names: [String]
  /// A tree for each file of tokens, by the file's place among all files.
  let trees: [Int: TokenTree]

  init(_ files: [(file: PaletteFile, content: PaletteContent)]) throws(PaletteError) {
    names = files.map(\.file.name)
    var trees: [Int: TokenTree] = [:]
    for (index, entry) in files.enumerated() {
      guard case .tokens(let value) = entry.content else { continue }
      do { trees[index] = try TokenTree(value) } catch { throw error.named(entry.file.name) }
    }
    self.trees = trees
  }

  /// Throws where a mode is asked for that no token of any file has.
  func checkMode(_ mode: String?) throws(PaletteError) {
    guard let mode else { return }
    let known = allModes
    guard !known.contains(where: { NameKey($0) == NameKey(mode) }) else { return }
    throw PaletteError(.unknownMode(mode, known: known), at: .file, in: names.count == 1 ? names[0] : "")
  }

  /// Every mode once, in the order of the files.
  private var allModes: [String] {
    var seen: Set<NameKey> = []
    let all = trees.sorted { $0.key < $1.key }.flatMap { $0.value.tokens.flatMap(\.modes) }.map(\.name)
    return all.filter { seen.insert(NameKey($0)).inserted }
  }

  /// The name of a file, for errors about places in it.
  func name(_ index: Int) -> String { names[index] }

  /// The token at a path: the file's own, or else the last other file's that has it.
  func token(_ path: String, from file: Int) -> (file: Int, token: Token)? {
    if let token = trees[file]?.token(path) { return (file, token) }
    return others(path, than: file).last
  }

  /// The files besides `file` that hold the path.
  func others(_ path: String, than file: Int) -> [(file: Int, token: Token)] {
    trees.keys.sorted().filter { $0 != file }.compactMap { index in
      trees[index]?.token(path).map { (file: index, token: $0) }
    }
  }

  /// The path that was most likely meant.
  func meant(by path: String) -> String? {
    suggestion(for: path, among: trees.sorted { $0.key < $1.key }.flatMap { $0.value.tokens.map(\.path) })
  }

  /// The file that a pointer names by its path or by the end of it.
  func file(_ name: String) -> Int? {
    let wanted = PaletteFile(name: name, bytes: []).lastName
    return names.firstIndex(of: name) ?? names.firstIndex { PaletteFile(name: $0, bytes: []).lastName == wanted }
  }
}

extension TokenTree {
  fileprivate func token(_ path: String) -> Token? { places[path].map { tokens[$0] } }
}
