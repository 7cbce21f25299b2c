import FileSystem
import PNGCodec
import Pixels
import ShoeDesign
import Suggestions

/// Recognises what a folder is, and opens it as a layer set: with model.json, as five PNG files named after the
/// parts, or as an Xcode asset catalog.
struct FolderReader {
  let folder: String
  let reading: MaskReading

  /// What kinds of layer set a folder may be.
  private enum Form { case model, parts([String]), catalog(AssetCatalog) }

  /// The layer set that the folder is, or nil where it is none.
  func layerSet() throws(LayerSetError) -> LayerSet? {
    switch try form() {
    case .model: try described()
    case .parts(let names): try conventional(names)
    case .catalog(let catalog): try catalogued(catalog)
    case nil: nil
    }
  }

  private func form() throws(LayerSetError) -> Form? {
    let names = try listing(folder)
    if names.contains("model.json") { return .model }
    if names.contains(where: { partFile($0) != nil }) { return .parts(names) }
    return try AssetCatalog(folder).map { .catalog($0) }
  }

  private func described() throws(LayerSetError) -> LayerSet {
    let path = Path.joined(folder, "model.json")
    let description: ModelDescription
    do {
      description = try ModelReader(path: path).read(try FileSystem.read(path))
    } catch let error as LayerSetError {
      throw error
    } catch let error as FileError {
      throw LayerSetError(error)
    } catch {
      preconditionFailure("no other error is thrown")
    }
    return try layerSet(description, extraFiles: [path])
  }

  /// The part that a file is named after, its extension in any case.
  private func partFile(_ name: String) -> ShoePart? {
    Path.extension(name).lowercased() == "png" ? ShoePart(rawValue: Path.stem(name)) : nil
  }

  private func conventional(_ names: [String]) throws(LayerSetError) -> LayerSet {
    let missing = ShoePart.allCases.filter { part in !names.contains { partFile($0) == part } }
    guard missing.isEmpty else {
      let looked = missing.map { "\($0.rawValue).png" }.joined(separator: ", ")
      let found = names.filter { !$0.hasPrefix(".") }.joined(separator: ", ")
      throw LayerSetError(
        .missing, folder,
        "no \(looked); a layer set has base.png, side.png, sole.png, cage.png and outline.png, or a model.json (found: \(found))"
      )
    }
    return try layerSet(
      .conventional { part in names.first { partFile($0) == part } ?? "" }, extraFiles: [])
  }

  private func catalogued(_ catalog: AssetCatalog) throws(LayerSetError) -> LayerSet {
    var paths: [ShoePart: String] = [:]
    for part in ShoePart.allCases { paths[part] = try catalog.image(named: part.rawValue) }
    return try layerSet(.conventional { paths[$0] ?? "" }, extraFiles: [])
  }
}

extension FolderReader {
  private func layerSet(_ model: ModelDescription, extraFiles: [String]) throws(LayerSetError) -> LayerSet {
    let sizes = try sizes(model)
    let sources = sizes.map { maskFiles(model, at: $0, of: sizes) }
    let name: String
    if let given = model.name { name = given } else { name = Path.stem(try absoluteFolder()) }
    return LayerSet(
      name: name, title: model.title ?? name, layers: model.setLayers, sizes: sizes,
      frame: model.frame ?? sizes[0], defaultSize: model.defaultSize(of: sizes),
      files: extraFiles + sources.flatMap { $0.files.map(\.path) }
    ) { (size) throws(LayerSetError) in
      try sources[sizes.firstIndex(of: size)!].flattened(at: size)
    }
  }

  /// The sizes that model.json lists; without any, the size of the first mask that is not placed by an offset.
  private func sizes(_ model: ModelDescription) throws(LayerSetError) -> [PixelSize] {
    guard model.sizes.isEmpty else { return model.sizes }
    let files = maskFiles(model, at: nil, of: [])
    return [try files.size(of: files.files.first { $0.offset == nil } ?? files.files[0])]
  }

  /// The masks at one size: in a folder named by its width where there is one, else beside model.json.
  private func maskFiles(_ model: ModelDescription, at size: PixelSize?, of sizes: [PixelSize]) -> MaskFiles {
    let named = size.map { Path.joined(folder, String($0.width)) }
    let inNamed = named.map { sizes.count > 1 || FileSystem.kind(of: $0) == .directory } ?? false
    let place = inNamed ? named ?? folder : folder
    let files = model.layers.map { layer in
      MaskFiles.File(
        path: Path.joined(place, layer.mask), channel: layer.channel ?? reading.channel, offset: layer.offset)
    }
    return MaskFiles(files: files, maximumPixels: reading.maximumPixels)
  }

  /// The folder by its own name, also where it was given as `.` or `..`.
  private func absoluteFolder() throws(LayerSetError) -> String {
    let last = Path.lastComponent(folder)
    guard last == "." || last == ".." else { return folder }
    do {
      let current = try FileSystem.currentDirectory
      return last == "." ? current : Path.parent(current)
    } catch {
      throw LayerSetError(error)
    }
  }

  private func listing(_ folder: String) throws(LayerSetError) -> [String] {
    do {
      return try FileSystem.list(folder)
    } catch {
      throw LayerSetError(error)
    }
  }
}
