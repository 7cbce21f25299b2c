import JSON
import LayerSets
import Pixels
import ShoeDesign
import ShoeRender
import WebPages

/// A model as a page carries it: its layers and parts, its recipe, and its masks flattened.
struct ModelData {
  private let set: LayerSet
  private let recipe: Recipe
  private let pixels: [UInt8]

  /// The model at its default size. Throws where its masks cannot be loaded.
  init(_ set: LayerSet, planner: Planner) throws(RenderError) {
    var request = RenderRequest()
    request.model = set.name
    let plan = try planner.plan(request)
    self.set = set
    recipe = plan.recipe
    pixels = FlatWriter.body(of: plan.masks)
  }

  /// `pixels` is what ``FlatWriter/body(of:)`` writes, in base64.
  var json: JSONValue {
    .object([
      "name": .string(set.name), "title": .string(set.title), "width": .integer(recipe.size.width),
      "height": .integer(recipe.size.height), "layers": .array(set.layers.map(Self.layer)),
      "parts": .array(set.modelParts.map(Self.part)), "recipe": recipe.json,
      "pixels": .string(String(decoding: Base64.encode(pixels), as: UTF8.self)),
    ])
  }

  private static func layer(_ layer: Layer) -> JSONValue {
    switch layer.source {
    case .part(let part): .object(["part": .string(part.rawValue)])
    case .fixed(let color): .object(["color": .string(color.description)])
    }
  }

  private static func part(_ part: ModelPart) -> JSONValue {
    .object([
      "name": .string(part.part.rawValue), "title": .string(part.title),
      "color": .string(part.defaultColor.description),
    ])
  }
}
