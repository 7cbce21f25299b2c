import CResources

/// The layer sets inside the binary.
enum BuiltInModels {
  /// All of them, in the order of the binary.
  static func all() -> [LayerSet] {
    (0..<cresources_model_count()).map { index in
      var count = 0
      let bytes = cresources_model(index, &count)
      return layerSet(FlatReader(UnsafeRawBufferPointer(start: bytes, count: count)))
    }
  }

  /// The bytes are the program's own, so a fault in them is a programmer error and traps.
  private static func layerSet(_ flat: FlatReader) -> LayerSet {
    let sizes = flat.sizes.map(\.size)
    guard let model = try? ModelReader(path: "built-in model").read(flat.model), let name = model.name,
      let frame = try? model.frame(for: sizes), let defaultSize = try? model.defaultSize(of: sizes)
    else { preconditionFailure("a built-in model.json is wrong") }
    let layerCount = model.layers.count
    return LayerSet(
      name: name, title: model.title ?? name, layers: model.setLayers, modelParts: model.parts, sizes: sizes,
      frame: frame, defaultSize: defaultSize, files: [], carriedParses: { size in flat.parses(at: size) }
    ) { size in flat.masks(at: size, layerCount: layerCount) }
  }
}
