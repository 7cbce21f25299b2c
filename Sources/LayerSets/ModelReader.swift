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
      case "name": result.name = try name(value)
      case "title": result.title = try string(value, "title")
      case "frame": result.frame = .init(value: try size(value, "frame"), place: place(value.position))
      case "defaultWidth":
        result.defaultWidth = .init(value: try integer(value, "defaultWidth", atLeast: 1), place: place(value.position))
      case "sizes": result.sizes = try sizes(value)
      case "layers": result.layers = try layers(value)
      default: throw unknown(member, "unknown key", ["name", "title", "sizes", "frame", "defaultWidth", "layers"])
      }
    }
    guard !result.layers.isEmpty else {
      throw fault(
        "there are no \"layers\"; list at least one {\"mask\": \"base.png\", \"part\": \"base\"}", at: value.position)
    }
    if result.sizes.count > 1 { try refuseOffsets(value) }
    return result
  }

  private func name(_ value: JSONValue) throws(LayerSetError) -> String {
    let name = try string(value, "name")
    guard !name.isEmpty else { throw fault("name: empty; leave it out to use the folder's name", at: value.position) }
    return name
  }

  /// An offset counts pixels, so it can only be right at one size.
  private func refuseOffsets(_ model: JSONValue) throws(LayerSetError) {
    for (index, layer) in (model.object?["layers"]?.array ?? []).enumerated() {
      guard let offset = layer.object?["offset"] else { continue }
      throw fault(
        "layers[\(index)].offset: an offset counts pixels and fits one size only; with several \"sizes\", export whole masks",
        at: offset.position)
    }
  }

  private func sizes(_ value: JSONValue) throws(LayerSetError) -> [PixelSize] {
    let elements = try array(value, "sizes")
    var result: [PixelSize] = []
    for (index, element) in elements.enumerated() {
      let size = try size(element, "sizes[\(index)]")
      if result.contains(where: { $0.width == size.width }) {
        throw fault("sizes[\(index)]: width \(size.width) is there twice", at: element.position)
      }
      result.append(size)
    }
    guard let largest = result.max(by: { $0.width < $1.width }) else {
      throw fault("sizes: none; leave them out where all masks have one size", at: value.position)
    }
    for (index, size) in result.enumerated() where !size.hasProportions(of: largest) {
      throw fault("sizes[\(index)]: \(size) has other proportions than \(largest)", at: elements[index].position)
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
      case "mask": mask = try maskPath(member.value, place)
      case "part": part = try choice(member.value, place)
      case "color": color = try self.color(member.value, place)
      case "channel": channel = try choice(member.value, place)
      case "offset": offset = try pair(member.value, place, atLeast: .min)
      default: throw unknown(member, "\(path): unknown key", ["mask", "part", "color", "channel", "offset"])
      }
    }
    guard let mask else { throw fault("\(path): \"mask\" is missing; name the PNG file", at: value.position) }
    let source: Layer.Source
    switch (part, color) {
    case (let part?, nil): source = .part(part)
    case (nil, let color?): source = .fixed(color)
    case (nil, nil): throw fault("\(path): give a \"part\" or a fixed \"color\"", at: value.position)
    case (_?, _?): throw fault("\(path): give a \"part\" or a fixed \"color\", not both", at: value.position)
    }
    return ModelDescription.Entry(mask: mask, source: source, channel: channel, offset: offset)
  }

  /// A set is whole in its folder, so that it can be moved and sent; a symbolic link in it may lead anywhere.
  private func maskPath(_ value: JSONValue, _ place: String) throws(LayerSetError) -> String {
    let text = try string(value, place)
    guard !text.isEmpty else { throw fault("\(place): empty; name the PNG file", at: value.position) }
    guard !MaskPath.leadsOut(text) else {
      throw fault(
        "\(place): \(quotedExcerpt(text)) leads out of the layer set's folder; put the mask, or a symbolic link to it, into the folder",
        at: value.position)
    }
    return text
  }
}
