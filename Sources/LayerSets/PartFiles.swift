import FileSystem
import ShoeDesign

/// The files of a folder that are named after the shoe's parts: `base.png` and so on, in letters of either case.
struct PartFiles {
  private let folder: String
  private let names: [String]
  private let filesOfPart: [ShoePart: [String]]

  /// Picks them out of `names`, all names in `folder`.
  init(folder: String, names: [String]) {
    self.folder = folder
    self.names = names
    var files: [ShoePart: [String]] = [:]
    for name in names {
      let folded = name.lowercased()
      guard Path.extension(folded) == "png",
        let part = ShoePart.standard.first(where: { $0.rawValue == Path.stem(folded) })
      else { continue }
      files[part, default: []].append(name)
    }
    filesOfPart = files
  }

  /// Whether no file has a part's name.
  var isEmpty: Bool { filesOfPart.isEmpty }

  /// For each part its file's name. Throws where a part has none, or two that differ in case.
  func files() throws(LayerSetError) -> [ShoePart: String] {
    let missing = ShoePart.standard.filter { filesOfPart[$0] == nil }
    guard missing.isEmpty else {
      throw LayerSetError(
        .missing, folder,
        "no \(missing.map { "\($0.rawValue).png" }.joined(separator: ", ")); a layer set has base.png, side.png, sole.png, cage.png and outline.png, or a model.json (found: \(LayerSetError.list(names)))"
      )
    }
    if let double = filesOfPart.values.filter({ $0.count > 1 }).min(by: { $0[0] < $1[0] }) {
      throw LayerSetError(
        .bad, folder, "\(double.joined(separator: " and ")) are masks of one part; remove all but one")
    }
    return filesOfPart.mapValues { $0[0] }
  }
}

extension LayerSetError {
  /// The names in a folder as a message shows them: hidden ones left out, 20 at most.
  static func list(_ names: [String]) -> String {
    let shown = names.filter { !$0.hasPrefix(".") }
    guard !shown.isEmpty else { return "nothing" }
    return shown.prefix(20).joined(separator: ", ") + (shown.count > 20 ? " and \(shown.count - 20) more" : "")
  }
}
