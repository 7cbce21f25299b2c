@testable import layer_tool

/// Small drawings for tests.
enum Drawings {
  /// A drawing of 100 x 50 units with strokes 5 wide; `curves` are the elements of its curves as JSON.
  static func drawing(_ curves: String..., dots: String = "", layers: String = "") throws -> Drawing {
    try DrawingReader.read(Array(text(curves.joined(separator: ","), dots: dots, layers: layers).utf8))
  }

  static func assembled(_ curves: String..., dots: String = "", layers: String = "") throws -> AssembledDrawing {
    try AssembledDrawing(
      DrawingReader.read(Array(text(curves.joined(separator: ","), dots: dots, layers: layers).utf8)))
  }

  static func text(_ curves: String, dots: String = "", layers: String = "") -> String {
    """
    {"name": "test", "title": "Test", "frame": [100, 50], "weight": 5, "lightWeight": 2, "widths": [100],
     "curves": [\(curves)], "dots": [\(dots)], "layers": [\(layers)]}
    """
  }

  /// A line of the drawing by its path, with further members such as `"ends": "box"`.
  static func curve(_ name: String, _ path: String, _ more: String = "") -> String {
    "{\"name\": \"\(name)\", \"path\": [\"\(path)\"]\(more.isEmpty ? "" : ", " + more)}"
  }

  /// A closed rectangle, 80 x 30, all of whose nodes are corners.
  static let box = curve("box", "M 10,10 L 90,10 90,40 10,40 10,10", "\"corners\": [0, 1, 2, 3, 4]")

  /// The plane whose rows are given; `#` is 255, `+` 100 and everything else 0.
  static func plane(_ rows: String...) -> Plane {
    let values = rows.joined().map { $0 == "#" ? UInt8(255) : $0 == "+" ? 100 : 0 }
    return Plane(width: rows[0].count, height: rows.count, values: values)
  }

  /// A base beneath an outline, one pixel a unit.
  static func planes(base: Plane, outline: Plane) -> LayerPlanes {
    LayerPlanes(
      layers: [
        LayerPlanes.Layer(part: "base", plane: base, isOutline: false),
        LayerPlanes.Layer(part: "outline", plane: outline, isOutline: true),
      ], scale: 1)
  }
}
