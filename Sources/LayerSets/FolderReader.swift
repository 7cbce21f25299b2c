import FileSystem
import ShoeDesign

/// Recognises what a folder is, and opens it as a layer set: with model.json, as five PNG files named after the
/// parts, or as an Xcode asset catalog.
struct FolderReader {
  let folder: String
  let reading: MaskReading

  /// The layer set that the folder is, or nil where it is none.
  func layerSet() throws(LayerSetError) -> LayerSet? {
    let names = try reportingFiles { () throws(FileError) in try FileSystem.list(folder) }
    if names.contains("model.json") { return try described() }
    let parts = PartFiles(folder: folder, names: names)
    if !parts.isEmpty { return try conventional(try parts.files()) }
    guard let catalog = try AssetCatalog(folder) else { return nil }
    return try conventional(try catalog.masks())
  }

  private func described() throws(LayerSetError) -> LayerSet {
    let path = Path.joined(folder, "model.json")
    let bytes = try reportingFiles { () throws(FileError) in try FileSystem.read(path) }
    let model = try ModelReader(path: path).read(bytes)
    return try LayerSetAssembly(folder: folder, model: model, modelPath: path, reading: reading).layerSet()
  }

  /// The five parts, each with its file's path as seen from the folder.
  private func conventional(_ files: [ShoePart: String]) throws(LayerSetError) -> LayerSet {
    var model = ModelDescription()
    model.layers = ShoePart.standard.map { ModelDescription.Entry(mask: files[$0]!, source: .part($0)) }
    return try LayerSetAssembly(folder: folder, model: model, modelPath: nil, reading: reading).layerSet()
  }
}
