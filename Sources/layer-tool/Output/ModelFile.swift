import JSON

/// Writes model.json of a layer set, one line a member and a layer.
enum ModelFile {
  static func text(_ drawing: Drawing) -> String {
    let sizes = drawing.widths.map { [$0, drawing.height(atWidth: $0)] }
    let layers = drawing.layers.map { layer in
      "    " + compact(.object(["mask": .string("\(layer.part).png"), "part": .string(layer.part)]))
    }
    return """
      {
        "name": \(compact(.string(drawing.name))),
        "title": \(compact(.string(drawing.title))),
        "frame": \(compact(numbers([drawing.frame.width, drawing.frame.height]))),
        "sizes": \(compact(.array(sizes.map(numbers)))),
        "defaultWidth": \(drawing.defaultWidth),
        "layers": [
      \(layers.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func numbers(_ values: [Int]) -> JSONValue { .array(values.map { .integer($0) }) }

  private static func compact(_ value: JSONValue) -> String { JSONWriter.compact.text(value) }
}

extension Drawing {
  /// The height in pixels of a picture `width` pixels wide; exact for the widths of a drawing that was read.
  func height(atWidth width: Int) -> Int { width * frame.height / frame.width }
}
