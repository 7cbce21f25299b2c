import CResources

/// The layer sets inside the binary.
enum BuiltInModels {
  /// All of them, in the order of the binary.
  static func all() -> [LayerSet] {
    (0..<cresources_model_count()).map { index in
      var count = 0
      let bytes = cresources_model(index, &count)
      let flat = FlatReader(UnsafeRawBufferPointer(start: bytes, count: count))
      let shaded = cresources_shaded_model(index, &count).map {
        FlatReader(UnsafeRawBufferPointer(start: $0, count: count))
      }
      return layerSet(flat, shaded)
    }
  }

  /// The bytes are the program's own, so a fault in them is a programmer error and traps.
  private static func layerSet(_ flat: FlatReader, _ shaded: FlatReader?) -> LayerSet {
    let sizes = flat.sizes.map(\.size)
    guard let model = try? ModelReader(path: "built-in model").read(flat.model), let name = model.name,
      let frame = try? model.frame(for: sizes), let defaultSize = try? model.defaultSize(of: sizes)
    else { preconditionFailure("a built-in model.json is wrong") }
    var forms = [Finish.flat: form(of: .flat, model, flat)]
    if let shaded {
      // The flat form's text may leave out the layers of other finishes.
      guard let whole = try? ModelReader(path: "built-in model").read(shaded.model) else {
        preconditionFailure("a built-in model.json is wrong")
      }
      forms[.shaded] = form(of: .shaded, whole, shaded)
    }
    precondition(model.finishes.allSatisfy { forms[$0] != nil }, "a finish of a built-in model is not there")
    return LayerSet(
      name: name, title: model.title ?? name, modelParts: model.parts, sizes: sizes, frame: frame,
      defaultSize: defaultSize, files: [], forms: forms)
  }

  private static func form(of finish: Finish, _ model: ModelDescription, _ flat: FlatReader) -> FinishForm {
    let layers = model.layers(in: finish).map(\.layer)
    return FinishForm(layers: layers, carriedParses: { size in flat.parses(at: size) }) { size in
      flat.masks(at: size, layerCount: layers.count)
    }
  }
}
