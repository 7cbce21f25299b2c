import JSON

/// Writes model.json of a layer set, one line a member and a layer.
enum ModelFile {
  /// All layers, those of finishes where they lie in the stack.
  static func text(_ drawing: Drawing) -> String {
    let sizes = drawing.widths.map { [$0, drawing.height(atWidth: $0)] }
    let layers = (0...drawing.layers.count).flatMap { index in
      drawing.finishLayers.filter { $0.partsBelow == index }.map(row) + drawing.layers[index...].prefix(1).map(row)
    }
    return """
      {
        "name": \(compact(.string(drawing.name))),
        "title": \(compact(.string(drawing.title))),
        "frame": \(compact(numbers([drawing.frame.width, drawing.frame.height]))),
        "sizes": \(compact(.array(sizes.map(numbers)))),
        "defaultWidth": \(drawing.defaultWidth),
        "layers": [
      \(layers.map { "    " + compact($0) }.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func row(_ layer: Drawing.Layer) -> JSONValue {
    .object(["mask": .string("\(layer.part).png"), "part": .string(layer.part)])
  }

  private static func row(_ layer: FinishLayer) -> JSONValue {
    .object([
      "mask": .string("\(layer.name).png"), "color": .string(layer.color), "finish": .string(layer.finish),
    ])
  }

  private static func numbers(_ values: [Int]) -> JSONValue { .array(values.map { .integer($0) }) }

  private static func compact(_ value: JSONValue) -> String { JSONWriter.compact.text(value) }
}

extension Drawing {
  /// The height in pixels of a picture `width` pixels wide; exact for the widths of a drawing that was read.
  func height(atWidth width: Int) -> Int { width * frame.height / frame.width }
}
