import Colors
import Compositing
import JSON
import LayerSets
import Pixels
import ShoeDesign

extension Recipe {
  /// Reads a recipe from the text of its chunk. Throws where it is no recipe, or one of a newer program.
  public init(text: String) throws(RenderError) {
    do {
      try self.init(json: try JSONReader.parse(Array(text.utf8)))
    } catch let error as RenderError {
      throw error
    } catch {
      throw RenderError(.badData, "the recipe in the picture is no JSON: \(error)")
    }
  }

  private init(json: JSONValue) throws(RenderError) {
    guard let object = json.object else {
      throw RenderError(.badData, "the recipe in the picture is \(json.typeName), not an object")
    }
    let fields = RecipeFields(object: object)
    let version = try fields.integer("version")
    guard version == Self.version else {
      throw RenderError(
        .badData,
        "the recipe in the picture has version \(version); this program reads version \(Self.version). Use the program that made it, or a newer one"
      )
    }
    model = try fields.string("model")
    masks = try fields.string("layers")
    size = PixelSize(width: try fields.integer("width"), height: try fields.integer("height"))
    isFitted = try fields.bool("fit") ?? false
    isGathered = try fields.bool("gathered") ?? false
    background = try fields.color("background")
    guard let blend = BlendSpace(rawValue: try fields.string("blend")) else { throw fields.fault("blend") }
    self.blend = blend
    guard let finish = Finish(rawValue: try fields.string("finish")) else { throw fields.fault("finish") }
    self.finish = finish
    framing = try fields.framing()
    colors = try fields.colors("shoeColors")
  }
}

/// The members of a recipe, each required.
private struct RecipeFields {
  let object: JSONObject

  func fault(_ key: String) -> RenderError {
    RenderError(.badData, "the recipe in the picture has no usable \"\(key)\"; render it from its configuration")
  }

  func string(_ key: String) throws(RenderError) -> String {
    guard let string = object[key]?.string else { throw fault(key) }
    return string
  }

  func integer(_ key: String) throws(RenderError) -> Int {
    guard let integer = object[key]?.number?.integer, (1...Int(Int32.max)).contains(integer) else { throw fault(key) }
    return integer
  }

  /// Nil where the key is not there.
  func bool(_ key: String) throws(RenderError) -> Bool? {
    guard let value = object[key] else { return nil }
    guard let bool = value.bool else { throw fault(key) }
    return bool
  }

  func framing() throws(RenderError) -> Framing {
    var framing = Framing()
    if object["padding"] != nil { framing.padding = .pixels(try integer("padding")) }
    framing.isTrimmed = try bool("trim") ?? false
    framing.isFlipped = try bool("flip") ?? false
    framing.showsShadow = try bool("shadow") ?? true
    guard object["anchor"] != nil else { return framing }
    guard let anchor = Anchor(rawValue: try string("anchor")) else { throw fault("anchor") }
    framing.anchor = anchor
    return framing
  }

  func colors(_ key: String) throws(RenderError) -> [ShoePart: RGBA8] {
    guard let object = object[key]?.object else { throw fault(key) }
    var colors: [ShoePart: RGBA8] = [:]
    for member in object.members {
      guard let part = ShoePart(rawValue: member.key) else { throw fault("\(key).\(member.key)") }
      colors[part] = try RecipeFields(object: object).color(member.key)
    }
    return colors
  }

  func color(_ key: String) throws(RenderError) -> RGBA8 {
    do {
      return try ColorParser.parse(try string(key))
    } catch let error as RenderError {
      throw error
    } catch {
      throw fault(key)
    }
  }
}
