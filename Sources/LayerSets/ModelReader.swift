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
      case "$schema": _ = try string(value, "$schema")
      case "name": result.name = try name(value)
      case "title": result.title = try string(value, "title")
      case "frame": result.frame = .init(value: try size(value, "frame"), place: place(value.position))
      case "defaultWidth":
        result.defaultWidth = .init(value: try integer(value, "defaultWidth", atLeast: 1), place: place(value.position))
      case "sizes": result.sizes = try sizes(value)
      case "layers": try readLayers(value, into: &result)
      default: throw unknown(member, "unknown key", ["name", "title", "sizes", "frame", "defaultWidth", "layers"])
      }
    }
    guard !result.layers.isEmpty else {
      throw fault(
        "there are no \"layers\"; list at least one {\"mask\": \"base.png\", \"part\": \"base\"}", at: value.position)
    }
    guard !result.layers(in: .flat).isEmpty else {
      throw fault(
        "layers: every one has a \"finish\" other than flat; leave it out where a layer belongs to all finishes",
        at: value.object?["layers"]?.position)
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
}
