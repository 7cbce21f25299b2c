import FileSystem
import PNGCodec
import Pixels

/// Makes a layer set of a folder and its description: finds the sizes and the places of the masks.
struct LayerSetAssembly {
  let folder: String
  let model: ModelDescription
  /// The path of model.json; nil where the files' names say all.
  let modelPath: String?
  let reading: MaskReading

  func layerSet() throws(LayerSetError) -> LayerSet {
    let sizes = try sizes()
    let name =
      if let given = model.name { given } else {
        try reportingFiles { () throws(FileError) in try FolderName.of(folder) }
      }
    let files = sizes.flatMap { maskFiles(at: $0, of: model.layers).files.map(\.path) }
    return LayerSet(
      name: name, title: model.title ?? name, modelParts: model.parts, sizes: sizes,
      frame: try model.frame(for: sizes), defaultSize: try model.defaultSize(of: sizes),
      files: (modelPath.map { [$0] } ?? []) + files,
      forms: Dictionary(uniqueKeysWithValues: model.finishes.map { ($0, form(of: $0, sizes)) }))
  }

  private func form(of finish: Finish, _ sizes: [PixelSize]) -> FinishForm {
    let layers = model.layers(in: finish)
    let sources = sizes.map { maskFiles(at: $0, of: layers) }
    return FinishForm(layers: layers.map(\.layer)) { (size) throws(LayerSetError) in
      try sources[sizes.firstIndex(of: size)!].flattened(at: size)
    }
  }

  /// The sizes that model.json lists; without any, the size of the first mask that nothing places: neither an offset in
  /// model.json nor one of its own. Where all have one of their own, one at 0,0 will do.
  private func sizes() throws(LayerSetError) -> [PixelSize] {
    guard model.sizes.isEmpty else {
      for size in model.sizes where size.area > reading.maximumPixels {
        throw LayerSetError(
          .bad, modelPath,
          "sizes: \(size) has more pixels than the limit of \(reading.maximumPixels); raise it with --max-pixels")
      }
      return model.sizes
    }
    let files = maskFiles(in: folder, of: model.layers)
    var atOrigin: PixelSize?
    for file in files.files where file.offset == nil {
      let (size, offset) = try files.sizeAndOffset(of: file)
      guard let offset else { return [size] }
      if atOrigin == nil, offset == PNGOffset(x: 0, y: 0) { atOrigin = size }
    }
    if let atOrigin { return [atOrigin] }
    throw LayerSetError(
      .bad, modelPath ?? folder,
      "every mask has an offset, so \"sizes\" in model.json must give the picture's size")
  }

  /// The masks of a size that model.json lists: in a folder named by its width if there are several sizes, or if they
  /// do not lie beside model.json.
  private func maskFiles(at size: PixelSize, of layers: [ModelDescription.Entry]) -> MaskFiles {
    let byWidth = Path.joined(folder, String(size.width))
    switch model.sizes.count {
    case 0: return maskFiles(in: folder, of: layers)
    case 1:
      let isApart = FileSystem.kind(of: byWidth) == .directory && !isAnyMaskBeside
      return maskFiles(in: isApart ? byWidth : folder, of: layers)
    default: return maskFiles(in: byWidth, of: layers)
    }
  }

  private var isAnyMaskBeside: Bool {
    model.layers.contains { FileSystem.kind(of: Path.joined(folder, $0.mask)) != .missing }
  }

  private func maskFiles(in place: String, of layers: [ModelDescription.Entry]) -> MaskFiles {
    let files = layers.map { layer in
      MaskFiles.File(
        path: Path.joined(place, layer.mask), channel: layer.channel ?? reading.channel, offset: layer.offset)
    }
    return MaskFiles(folder: place, files: files, maximumPixels: reading.maximumPixels)
  }
}
