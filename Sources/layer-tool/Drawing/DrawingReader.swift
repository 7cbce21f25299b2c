import JSON

/// Reads drawing.json. Every fault names its line and column.
enum DrawingReader {
  static func read(_ bytes: [UInt8]) throws(Fault) -> Drawing {
    let value: JSONValue
    do {
      value = try JSONReader.parse(bytes)
    } catch {
      throw Fault("\(error.position)", error.message)
    }
    return try drawing(Members(value, "the drawing"))
  }

  private static func drawing(_ members: Members) throws(Fault) -> Drawing {
    try members.allow([
      "name", "title", "frame", "weight", "lightWeight", "widths", "defaultWidth", "curves", "dots", "layers",
    ])
    let frame = try members.wholeNumbers("frame")
    guard frame.count == 2 else { throw members.fault("frame", "give a width and a height") }
    let weight = try members.number("weight")
    let widths = try members.wholeNumbers("widths").sorted()
    guard let largest = widths.last, widths.allSatisfy({ $0 * frame[1] % frame[0] == 0 }) else {
      throw members.fault("widths", "give widths at which the frame's height is a whole number of pixels too")
    }
    let (layers, finishLayers) = try layers(members)
    let drawing = Drawing(
      name: try members.string("name"), title: try members.string("title"), frame: (frame[0], frame[1]),
      weight: weight, lightWeight: try members.optionalNumber("lightWeight") ?? weight, widths: widths,
      defaultWidth: try members.optionalNumber("defaultWidth").map { Int($0) } ?? largest,
      curves: try members.elements("curves", curve), dots: try members.elements("dots", dot),
      layers: layers, finishLayers: finishLayers)
    guard Set(drawing.curves.map(\.name)).count == drawing.curves.count else {
      throw members.fault("curves", "two curves have one name")
    }
    return drawing
  }

  private static func curve(_ value: JSONValue) throws(Fault) -> Drawing.NamedCurve {
    let members = try Members(value, "a curve")
    try members.allow(["name", "path", "stroke", "starts", "ends", "corners"])
    let stroke = try members.optionalString("stroke") ?? "bold"
    guard let stroke = Drawing.Stroke(rawValue: stroke) else {
      throw members.fault("stroke", "'\(stroke)' is none of bold, light and none")
    }
    return Drawing.NamedCurve(
      name: try members.string("name"), curve: try path(members), stroke: stroke,
      starts: try members.optionalString("starts"), ends: try members.optionalString("ends"),
      corners: Set(try members.wholeNumbers("corners")))
  }

  /// A path is written as strings, one a segment, so that each node has a line of its own.
  private static func path(_ members: Members) throws(Fault) -> Curve {
    let text = try members.strings("path").joined(separator: " ")
    do {
      return try PathData.curve(text)
    } catch {
      throw members.fault("path", error.message)
    }
  }

  /// A dot is the text of its centre, as points are written in paths.
  private static func dot(_ value: JSONValue) throws(Fault) -> Point {
    do {
      return try PathData.point(value.string ?? "")
    } catch {
      throw Fault(value.position.map { "\($0)" } ?? "the drawing", "dots: \(error.message)")
    }
  }

  /// The parts, and the layers of finishes between them.
  private static func layers(_ members: Members) throws(Fault) -> ([Drawing.Layer], [FinishLayer]) {
    var (parts, finishes): ([Drawing.Layer], [FinishLayer]) = ([], [])
    for value in try members.array("layers") {
      if FinishReader.isFinish(value) {
        finishes.append(try FinishReader.layer(value, partsBelow: parts.count))
      } else {
        parts.append(try layer(value))
      }
    }
    let names = parts.map(\.part) + finishes.map(\.name)
    guard Set(names).count == names.count else { throw members.fault("layers", "two layers have one name") }
    for finish in finishes {
      for part in finish.within where !parts.contains(where: { $0.part == part }) {
        throw members.fault("layers", "'\(finish.name)' is to lie within '\(part)', but there is no such part")
      }
    }
    return (parts, finishes)
  }

  private static func layer(_ value: JSONValue) throws(Fault) -> Drawing.Layer {
    let members = try Members(value, "a layer")
    try members.allow(["part", "regions"])
    return Drawing.Layer(part: try members.string("part"), regions: try members.regions())
  }
}
