import FileSystem

/// The layer sets that a run can use: the built-in ones, or those of `--layers DIR`.
public struct LayerSetCatalog: Sendable {
  /// A folder that is a layer set by its looks, but cannot be used.
  public struct Fault: Sendable {
    /// The name of the folder.
    public let name: String
    /// Why it cannot be used.
    public let error: LayerSetError
  }

  /// The sets, in the order in which they are shown.
  public let sets: [LayerSet]
  /// The broken sets of a folder of sets. They harm only a design that asks for them.
  public let faults: [Fault]
  /// The folder given, or nil for the built-in sets.
  public let folder: String?
  /// Whether the folder is one set, which is then used for all designs.
  public let isSingleSet: Bool

  /// The name of the model that a design has which names none.
  public static let defaultModel = "classic"

  /// The built-in sets.
  public static let builtIn = LayerSetCatalog(sets: BuiltInModels.all(), folder: nil, isSingleSet: false)

  private init(sets: [LayerSet], faults: [Fault] = [], folder: String?, isSingleSet: Bool) {
    self.sets = sets
    self.faults = faults
    self.folder = folder
    self.isSingleSet = isSingleSet
  }

  /// Opens a folder: one layer set, or a folder of them. Throws where it is a single set that is broken, and where
  /// there is none at all.
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
      let (sets, faults) = try Self.sets(inside: folder, reading)
      guard !sets.isEmpty || !faults.isEmpty else { throw Self.nothing(in: folder) }
      self.init(sets: sets, faults: faults, folder: folder, isSingleSet: false)
    }
  }

  private static func sets(
    inside folder: String, _ reading: MaskReading
  ) throws(LayerSetError) -> ([LayerSet], [Fault]) {
    var (sets, faults) = ([LayerSet](), [Fault]())
    for name in try reportingFiles({ () throws(FileError) in try FileSystem.list(folder) }) where !name.hasPrefix(".") {
      let path = Path.joined(folder, name)
      guard FileSystem.kind(of: path) == .directory else { continue }
      do throws(LayerSetError) {
        if let set = try FolderReader(folder: path, reading: reading).layerSet() { sets.append(set) }
      } catch {
        faults.append(Fault(name: name, error: error))
      }
    }
    return (sets, faults)
  }

  private static func nothing(in folder: String) -> LayerSetError {
    LayerSetError(
      .missing, folder,
      "no layer set here; looked for model.json, for base.png, side.png, sole.png, cage.png and outline.png, for an Xcode asset catalog, and for folders of these"
    )
  }
}
