import Colors
import Compositing
import FileSystem
import JSON
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import ShoeRender

/// What `inspect` says of a PNG.
struct PictureReport {
  let path: String
  let byteCount: Int
  let header: PNGHeader
  let recipe: Recipe?
  /// Whether the masks at hand are those of the recipe; nil where there are none of that model.
  let masksMatch: Bool?
  /// Colours solved from the pixels, and the model they were solved with, where there is no recipe.
  let solved: (model: String, colors: SolvedColors)?

  /// Reads a picture; layer sets of `catalog`, only `model` if given, are compared with it.
  init(path: String, bytes: [UInt8], catalog: LayerSetCatalog, model: String?) throws {
    self.path = path
    byteCount = bytes.count
    header = try PNGDecoder.header(of: bytes)
    // With a recipe the pixels are never looked at, and the file may end among them.
    try PNGDecoder.checkChunks(of: bytes)
    recipe = try Self.recipe(bytes)
    let sets = try Self.sets(catalog, model)
    if let recipe {
      masksMatch = try Self.match(recipe, sets, catalog)
      solved = nil
    } else {
      masksMatch = nil
      solved = try Self.solve(try PNGDecoder.bitmap(from: bytes), sets)
    }
  }

  private static func sets(_ catalog: LayerSetCatalog, _ model: String?) throws -> [LayerSet] {
    guard let model else { return catalog.sets }
    let set = try catalog.set(for: model)
    return [set]
  }

  private static func recipe(_ bytes: [UInt8]) throws -> Recipe? {
    guard let text = try PNGDecoder.text(keyword: Recipe.keyword, in: bytes) else { return nil }
    return try Recipe(text: text)
  }

  private static func match(_ recipe: Recipe, _ sets: [LayerSet], _ catalog: LayerSetCatalog) throws -> Bool? {
    guard let set = sets.first(where: { $0.name == recipe.model }) else { return nil }
    return try Planner(catalog: catalog).hasMasks(of: recipe, in: set)
  }

  /// The model whose colours explain the most pixels; nil where none explains nineteen in twenty.
  private static func solve(_ picture: Bitmap, _ sets: [LayerSet]) throws -> (String, SolvedColors)? {
    var best: (String, SolvedColors)?
    for set in sets.flatMap({ set in set.finishes.compactMap { try? set.finished($0) } }) {
      let colors = try set.solveColors(of: picture)
      guard colors.differingPixels * 20 < picture.size.area else { continue }
      if colors.differingPixels < best?.1.differingPixels ?? .max { best = (set.name, colors) }
    }
    return best
  }

  /// Whether the picture's colours are known.
  var isKnown: Bool { recipe != nil || solved != nil }

  /// The colours known, by recipe or solved.
  private var colors: [ShoePart: RGBA8] { recipe?.colors ?? solved?.colors.colors ?? [:] }

  /// The configuration that makes the picture's shoe again.
  var configuration: ShoeConfiguration {
    var result = ShoeConfiguration()
    result.model = recipe?.model ?? solved?.model
    for (part, color) in colors { result.setColor(color, of: part) }
    return result
  }
}

extension PictureReport {
  var json: JSONValue {
    var object = JSONObject([
      ("file", .string(path)), ("bytes", .integer(byteCount)), ("width", .integer(header.size.width)),
      ("height", .integer(header.size.height)), ("colorType", .string(header.colorType.description)),
      ("bitDepth", .integer(header.bitDepth)), ("interlaced", .bool(header.isInterlaced)),
      ("recipe", recipe?.json ?? .null),
    ])
    if let masksMatch { object["masksMatch"] = .bool(masksMatch) }
    if let solved { object["differingPixels"] = .integer(solved.colors.differingPixels) }
    if !colors.isEmpty { object["configuration"] = configuration.json() }
    return .object(object)
  }

  func text(_ speech: Speech) -> String {
    var lines = [
      "\(PathBytes.visible(path)): \(header.size.width) x \(header.size.height) pixels, \(header.colorType), \(header.bitDepth) bits, \(byteCount) bytes"
    ]
    if let recipe {
      lines.append(
        "Recipe: model \(Speech.name(recipe.model)), background \(recipe.background), blend \(recipe.blend.rawValue)"
          + (recipe.finish == .flat ? "" : ", finish \(recipe.finish.rawValue)")
          + (recipe.isFitted ? ", fitted into the canvas" : "") + framing(recipe.framing))
      let match = masksMatch.map { $0 ? " (the masks at hand)" : " (not the masks at hand)" } ?? ""
      lines.append("Masks: \(Speech.name(recipe.masks))\(match)")
    } else if let solved {
      let count = solved.colors.differingPixels
      let explained = count == 0 ? "every pixel" : count == 1 ? "all pixels but one" : "all but \(count) pixels"
      let model = Speech.name(solved.model)
      lines.append("No recipe. Colours solved with the masks of \(model); they explain \(explained):")
    } else {
      lines.append("No recipe, and no model at hand explains its pixels.")
    }
    return (lines + colorLines(speech)).joined(separator: "\n") + "\n"
  }

  /// What is out of the ordinary, each after a comma.
  private func framing(_ framing: Framing) -> String {
    var facts: [String] = []
    if framing.isTrimmed { facts.append("trimmed") }
    if case .pixels(let count) = framing.padding, count > 0 { facts.append("padding \(count)") }
    if framing.anchor != .center { facts.append("anchor \(framing.anchor.rawValue)") }
    if framing.isFlipped { facts.append("flipped") }
    if !framing.showsShadow { facts.append("no shadow") }
    return facts.map { ", \($0)" }.joined()
  }

  private func colorLines(_ speech: Speech) -> [String] {
    let width = colors.keys.reduce(7) { max($0, $1.rawValue.count) } + 2
    return colors.sorted { $0.key > $1.key }.map { part, color in
      let label = part.rawValue + String(repeating: " ", count: width - part.rawValue.count)
      return "  \(ColorLines.swatch(color, speech))\(label)\(color)  \(ColorLines.name(of: color))"
    }
  }
}
