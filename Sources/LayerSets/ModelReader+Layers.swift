import JSON
import PNGCodec
import Pixels
import ShoeDesign
import Suggestions

/// The layers of model.json, and what they say of their parts.
extension ModelReader {
  func readLayers(_ value: JSONValue, into model: inout ModelDescription) throws(LayerSetError) {
    let elements = try array(value, "layers")
    guard elements.count <= LayerSet.maximumLayers else {
      throw fault("\(elements.count) layers; at most \(LayerSet.maximumLayers) are possible", at: value.position)
    }
    for (index, element) in elements.enumerated() { try readLayer(element, "layers[\(index)]", into: &model) }
  }

  private static let layerKeys = ["mask", "part", "color", "channel", "offset", "default", "title", "finish"]

  private func readLayer(
    _ value: JSONValue, _ path: String, into model: inout ModelDescription
  ) throws(LayerSetError) {
    let object = try object(value, path)
    var (mask, part, color) = (String?.none, ShoePart?.none, RGBA8?.none)
    var (channel, offset, finish) = (MaskChannel?.none, (x: Int, y: Int)?.none, Finish?.none)
    for member in object.members {
      let place = "\(path).\(member.key)"
      switch member.key {
      case "mask": mask = try maskPath(member.value, place)
      case "part": part = try self.part(member.value, place)
      case "color": color = try self.color(member.value, place)
      case "channel": channel = try choice(member.value, place)
      case "offset": offset = try pair(member.value, place, atLeast: .min)
      case "finish": finish = try choice(member.value, place)
      case "default", "title": break
      default: throw unknown(member, "\(path): unknown key", Self.layerKeys)
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
    try readFacts(of: part, object, path, into: &model)
    model.layers.append(
      ModelDescription.Entry(mask: mask, source: source, channel: channel, offset: offset, finish: finish))
  }

  /// What a layer says of its part. Of several layers of one part each may say it, if they say the same.
  private func readFacts(
    of part: ShoePart?, _ layer: JSONObject, _ path: String, into model: inout ModelDescription
  ) throws(LayerSetError) {
    if let value = layer["default"] {
      let color = try color(value, "\(path).default")
      try note(color, of: part, "\(path).default", value, in: &model.defaults)
    }
    if let value = layer["title"] {
      let title = try string(value, "\(path).title")
      try note(title, of: part, "\(path).title", value, in: &model.titles)
    }
  }

  private func note<Fact: Equatable>(
    _ fact: Fact, of part: ShoePart?, _ place: String, _ value: JSONValue, in facts: inout [ShoePart: Fact]
  ) throws(LayerSetError) {
    guard let part else {
      throw fault("\(place): this layer has a fixed \"color\" and no \"part\"; leave it out", at: value.position)
    }
    if let earlier = facts[part], earlier != fact {
      throw fault(
        "\(place): part '\(part)' has another in a layer below, \(earlier); give it once", at: value.position)
    }
    facts[part] = fact
  }

  private func part(_ value: JSONValue, _ place: String) throws(LayerSetError) -> ShoePart {
    let text = try string(value, place)
    if let part = ShoePart(rawValue: text) { return part }
    throw fault("\(place): no part can have the name \(quotedExcerpt(text)); \(ShoePart.nameRule)", at: value.position)
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
