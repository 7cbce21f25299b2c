import Colors
import Compositing
import JSON
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
    let fields = RecipeFields(object: json.object ?? JSONObject())
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
    isFitted = fields.object["fit"]?.bool ?? false
    background = try fields.color("background")
    guard let blend = BlendSpace(rawValue: try fields.string("blend")) else { throw fields.fault("blend") }
    self.blend = blend
    guard try fields.string("finish") == "flat" else { throw fields.fault("finish") }
    colors = [:]
    let parts = RecipeFields(object: fields.object["shoeColors"]?.object ?? JSONObject())
    for part in ShoePart.allCases where parts.object[part.rawValue] != nil {
      colors[part] = try parts.color(part.rawValue)
    }
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
