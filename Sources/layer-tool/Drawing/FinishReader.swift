import JSON

/// Reads the layers of drawing.json that belong to a finish.
enum FinishReader {
  private static let keys = [
    "name", "finish", "color", "within", "soft", "levels", "regions", "shapes", "lines", "width", "dash", "shift",
  ]

  /// Whether the layer belongs to a finish.
  static func isFinish(_ value: JSONValue) -> Bool { value.object?["finish"] != nil }

  static func layer(_ value: JSONValue, partsBelow: Int) throws(Fault) -> FinishLayer {
    let members = try Members(value, "a layer")
    try members.allow(keys)
    let levels = try members.optionalNumber("levels") ?? 8
    guard levels <= 51, levels == levels.rounded() else {
      throw members.fault("levels", "\(levels) is no whole number from 1 to 51")
    }
    let layer = FinishLayer(
      name: try members.string("name"), finish: try members.string("finish"), color: try color(members),
      within: try members.optionalStrings("within"), soft: try members.optionalNumber("soft") ?? 0,
      levels: Int(levels), regions: try members.regions(), shapes: try shapes(members),
      lines: try members.elements("lines", lines).flatMap { $0 }, width: try members.optionalNumber("width") ?? 1,
      dash: try members.numbers("dash"), shift: try shift(members), partsBelow: partsBelow)
    guard !layer.regions.isEmpty || !layer.shapes.isEmpty || !layer.lines.isEmpty else {
      throw members.fault("name", "the layer has neither regions nor shapes nor lines")
    }
    return layer
  }

  private static func color(_ members: Members) throws(Fault) -> String {
    let color = try members.string("color")
    let digits = color.dropFirst()
    guard color.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit) else {
      throw members.fault("color", "unknown colour '\(color)'; write #rrggbb or #rrggbbaa")
    }
    return color
  }

  /// A shape is written as strings, one a segment.
  private static func shapes(_ members: Members) throws(Fault) -> [Curve] {
    var shapes: [Curve] = []
    for value in try members.array("shapes") {
      let text = try Members.strings(value, "shapes").joined(separator: " ")
      do {
        shapes.append(try PathData.curve(text))
      } catch {
        throw members.fault("shapes", error.message)
      }
    }
    guard shapes.allSatisfy(\.isClosed) else { throw members.fault("shapes", "a shape ends where it does not start") }
    return shapes
  }

  /// One line, or `count` of them at offsets that grow by `step`.
  private static func lines(_ value: JSONValue) throws(Fault) -> [FinishLayer.Line] {
    let members = try Members(value, "a line")
    try members.allow(["along", "offset", "starts", "ends", "count", "step"])
    let (along, first) = (try members.string("along"), try members.anyNumber("offset") ?? 0)
    let (count, step) = (try members.optionalNumber("count") ?? 1, try members.anyNumber("step") ?? 0)
    guard count <= 1000, count == count.rounded() else {
      throw members.fault("count", "\(count) is no whole number from 1 to 1000")
    }
    let (starts, ends) = (try members.optionalString("starts"), try members.optionalString("ends"))
    return (0..<Int(count)).map {
      FinishLayer.Line(along: along, offset: first + Double($0) * step, starts: starts, ends: ends)
    }
  }

  private static func shift(_ members: Members) throws(Fault) -> Point {
    let shift = try members.numbers("shift")
    guard shift.isEmpty || shift.count == 2 else { throw members.fault("shift", "give x and y") }
    return shift.isEmpty ? Point(0, 0) : Point(shift[0], shift[1])
  }
}
