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

  private static func layerSet(_ flat: FlatReader) -> LayerSet {
    guard let model = try? ModelReader(path: "built-in model").read(flat.model), let name = model.name else {
      preconditionFailure("a built-in model.json is wrong")
    }
    let sizes = flat.sizes.map(\.size)
    let layerCount = model.layers.count
    return LayerSet(
      name: name, title: model.title ?? name, layers: model.setLayers, sizes: sizes,
      frame: model.frame ?? sizes[0], defaultSize: model.defaultSize(of: sizes), files: []
    ) { size in flat.masks(at: size, layerCount: layerCount) }
  }
}
