import FileSystem
import Suggestions

/// The layer sets that a run can use: the built-in ones, or those of `--layers DIR`.
public struct LayerSetCatalog: Sendable {
  /// The sets, in the order in which they are shown.
  public let sets: [LayerSet]
  /// The folder given, or nil for the built-in sets.
  public let folder: String?
  /// Whether the folder is one set, which is then used for all designs.
  public let isSingleSet: Bool

  /// The name of the model that a design has which names none.
  public static let defaultModel = "classic"

  /// The built-in sets.
  public static let builtIn = LayerSetCatalog(sets: BuiltInModels.all(), folder: nil, isSingleSet: false)

  private init(sets: [LayerSet], folder: String?, isSingleSet: Bool) {
    self.sets = sets
    self.folder = folder
    self.isSingleSet = isSingleSet
  }

  /// Opens a folder: one layer set, or a folder of them.
  public init(folder: String, reading: MaskReading = MaskReading()) throws(LayerSetError) {
    guard FileSystem.kind(of: folder) == .directory else {
      let isThere = FileSystem.kind(of: folder) != .missing
      throw LayerSetError(
        isThere ? .bad : .missing, folder,
        isThere ? "this is no folder; --layers takes a folder of masks" : "there is no such folder of masks")
    }
    if let set = try FolderReader(folder: folder, reading: reading).layerSet() {
      self.init(sets: [set], folder: folder, isSingleSet: true)
    } else {
      let sets = try Self.sets(inside: folder, reading)
      guard !sets.isEmpty else { throw Self.nothing(in: folder) }
      self.init(sets: sets, folder: folder, isSingleSet: false)
    }
  }

  /// The set that a design uses which names `model`, or names none.
  public func set(for model: String?) throws(LayerSetError) -> LayerSet {
    if isSingleSet {
      guard let model, model != sets[0].name else { return sets[0] }
      throw LayerSetError(
        .mismatch, folder,
        "the design asks for model '\(model)', but these layers are '\(sets[0].name)'; pass --model \(sets[0].name), or a folder that holds both"
      )
    }
    if model == nil, sets.count == 1 { return sets[0] }
    let name = model ?? Self.defaultModel
    if let set = sets.first(where: { $0.name == name }) { return set }
    throw unknown(name, wasNamed: model != nil)
  }

  private func unknown(_ name: String, wasNamed: Bool) -> LayerSetError {
    let known = folder == nil ? "built-in models" : "models here"
    let names = sets.map(\.name)
    guard wasNamed else {
      return LayerSetError(
        .mismatch, folder, "the design names no model; pass --model (\(known): \(names.joined(separator: ", ")))")
    }
    return LayerSetError(.mismatch, folder, "unknown model '\(name)'\(hint(for: name, among: names, listedAs: known))")
  }

  private static func sets(inside folder: String, _ reading: MaskReading) throws(LayerSetError) -> [LayerSet] {
    let names: [String]
    do {
      names = try FileSystem.list(folder)
    } catch {
      throw LayerSetError(error)
    }
    var sets: [LayerSet] = []
    for name in names where !name.hasPrefix(".") {
      let path = Path.joined(folder, name)
      guard FileSystem.kind(of: path) == .directory else { continue }
      if let set = try FolderReader(folder: path, reading: reading).layerSet() { sets.append(set) }
    }
    return sets
  }

  private static func nothing(in folder: String) -> LayerSetError {
    LayerSetError(
      .missing, folder,
      "no layer set here; looked for model.json, for base.png, side.png, sole.png, cage.png and outline.png, for an Xcode asset catalog, and for folders of these"
    )
  }
}
