import Colors
import JSON
import PNGCodec
import Pixels
import ShoeDesign
import Suggestions

/// Reads model.json. Every fault names its place.
struct ModelReader {
  /// The file's path, for messages.
  let path: String

  func read(_ bytes: [UInt8]) throws(LayerSetError) -> ModelDescription {
    let value: JSONValue
    do {
      value = try JSONReader.parse(bytes)
    } catch {
      throw fault(error.message, at: error.position)
    }
    return try model(value)
  }

  private func model(_ value: JSONValue) throws(LayerSetError) -> ModelDescription {
    var result = ModelDescription()
    for member in try object(value, "the file").members {
      let value = member.value
      switch member.key {
      case "name": result.name = try string(value, "name")
      case "title": result.title = try string(value, "title")
      case "frame": result.frame = try size(value, "frame")
      case "defaultWidth": result.defaultWidth = try integer(value, "defaultWidth", atLeast: 1)
      case "sizes": result.sizes = try sizes(value)
      case "layers": result.layers = try layers(value)
      default: throw unknown(member, "unknown key", ["name", "title", "sizes", "frame", "defaultWidth", "layers"])
      }
    }
    guard !result.layers.isEmpty else {
      throw fault(
        "there are no \"layers\"; list at least one {\"mask\": \"base.png\", \"part\": \"base\"}", at: value.position)
    }
    return result
  }

  private func sizes(_ value: JSONValue) throws(LayerSetError) -> [PixelSize] {
    var result: [PixelSize] = []
    for (index, element) in try array(value, "sizes").enumerated() {
      let size = try size(element, "sizes[\(index)]")
      if result.contains(where: { $0.width == size.width }) {
        throw fault("sizes[\(index)]: width \(size.width) is there twice", at: element.position)
      }
      result.append(size)
    }
    return result.sorted { $0.width < $1.width }
  }

  private func layers(_ value: JSONValue) throws(LayerSetError) -> [ModelDescription.Entry] {
    let elements = try array(value, "layers")
    guard elements.count <= LayerSet.maximumLayers else {
      throw fault("\(elements.count) layers; at most \(LayerSet.maximumLayers) are possible", at: value.position)
    }
    var result: [ModelDescription.Entry] = []
    for (index, element) in elements.enumerated() { result.append(try layer(element, "layers[\(index)]")) }
    return result
  }

  private func layer(_ value: JSONValue, _ path: String) throws(LayerSetError) -> ModelDescription.Entry {
    var (mask, part, color) = (String?.none, ShoePart?.none, RGBA8?.none)
    var (channel, offset) = (MaskChannel?.none, (x: Int, y: Int)?.none)
    for member in try object(value, path).members {
      let place = "\(path).\(member.key)"
      switch member.key {
      case "mask": mask = try string(member.value, place)
      case "part": part = try choice(member.value, place)
      case "color": color = try self.color(member.value, place)
      case "channel": channel = try choice(member.value, place)
      case "offset": offset = try pair(member.value, place, atLeast: .min)
      default: throw unknown(member, "\(path): unknown key", ["mask", "part", "color", "channel", "offset"])
      }
    }
    guard let mask, !mask.isEmpty else {
      throw fault("\(path): \"mask\" is missing; name the PNG file", at: value.position)
    }
    let source: Layer.Source
    switch (part, color) {
    case (let part?, nil): source = .part(part)
    case (nil, let color?): source = .fixed(color)
    case (nil, nil): throw fault("\(path): give a \"part\" or a fixed \"color\"", at: value.position)
    case (_?, _?): throw fault("\(path): give a \"part\" or a fixed \"color\", not both", at: value.position)
    }
    return ModelDescription.Entry(mask: mask, source: source, channel: channel, offset: offset)
  }
}

extension ModelReader {
  private func fault(_ message: String, at position: JSONPosition?) -> LayerSetError {
    LayerSetError(.bad, position.map { "\(path):\($0)" } ?? path, message)
  }

  private func unknown(_ member: JSONObject.Member, _ what: String, _ known: [String]) -> LayerSetError {
    fault(
      "\(what) '\(member.key)'\(hint(for: member.key, among: known, listedAs: "known keys"))", at: member.keyPosition)
  }

  private func mismatch(_ value: JSONValue, _ place: String, _ expected: String) -> LayerSetError {
    fault("\(place): expected \(expected), found \(value.typeName)", at: value.position)
  }

  private func object(_ value: JSONValue, _ place: String) throws(LayerSetError) -> JSONObject {
    guard let object = value.object else { throw mismatch(value, place, "an object") }
    return object
  }

  private func array(_ value: JSONValue, _ place: String) throws(LayerSetError) -> [JSONValue] {
    guard let array = value.array else { throw mismatch(value, place, "an array") }
    return array
  }

  private func string(_ value: JSONValue, _ place: String) throws(LayerSetError) -> String {
    guard let string = value.string else { throw mismatch(value, place, "a string") }
    return string
  }

  private func integer(_ value: JSONValue, _ place: String, atLeast least: Int) throws(LayerSetError) -> Int {
    guard let integer = value.number?.integer else { throw mismatch(value, place, "a whole number") }
    guard integer >= least, integer <= 1 << 28 else {
      throw fault("\(place): \(integer) is outside \(max(least, -1 << 28))...\(1 << 28)", at: value.position)
    }
    return integer
  }

  private func pair(_ value: JSONValue, _ place: String, atLeast least: Int) throws(LayerSetError) -> (x: Int, y: Int) {
    let elements = try array(value, place)
    guard elements.count == 2 else {
      throw fault("\(place): expected two whole numbers, found \(elements.count) elements", at: value.position)
    }
    return (try integer(elements[0], place, atLeast: least), try integer(elements[1], place, atLeast: least))
  }

  private func size(_ value: JSONValue, _ place: String) throws(LayerSetError) -> PixelSize {
    let pair = try pair(value, place, atLeast: 1)
    return PixelSize(width: pair.x, height: pair.y)
  }

  private func color(_ value: JSONValue, _ place: String) throws(LayerSetError) -> RGBA8 {
    let text = try string(value, place)
    do {
      return try ColorParser.parse(text)
    } catch {
      throw fault("\(place): \(error)", at: value.position)
    }
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ place: String
  ) throws(LayerSetError) -> Choice where Choice.RawValue == String {
    let text = try string(value, place)
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    throw fault(
      "\(place): unknown value '\(text)'\(hint(for: text, among: known, listedAs: "known values"))", at: value.position)
  }
}
