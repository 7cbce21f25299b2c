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
  /// Whether the masks at hand are those of the recipe; nil where they could not be had.
  var masksMatch: Bool?
  /// Colours solved from the pixels, and the model they were solved with, where there is no recipe.
  var solved: (model: String, colors: SolvedColors)?

  init(path: String, bytes: [UInt8]) throws {
    self.path = path
    byteCount = bytes.count
    header = try PNGDecoder.header(of: bytes)
    recipe = try PNGDecoder.text(keyword: Recipe.keyword, in: bytes).map { (text) throws in try Recipe(text: text) }
  }

  /// The colours known, by recipe or solved.
  private var colors: [ShoePart: RGBA8] { recipe?.colors ?? solved?.colors.colors ?? [:] }

  /// The configuration that makes the picture's shoe again.
  var configuration: ShoeConfiguration {
    var result = ShoeConfiguration()
    result.model = recipe?.model ?? solved?.model
    for part in ShoePart.allCases {
      if let color = colors[part] { result.setColor(color, of: part) }
    }
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

  var text: String {
    var lines = [
      "\(path): \(header.size.width) x \(header.size.height) pixels, \(header.colorType), \(header.bitDepth) bits, \(byteCount) bytes"
    ]
    if let recipe {
      lines.append("Recipe: model \(recipe.model), background \(recipe.background), blend \(recipe.blend.rawValue)"
        + (recipe.isFitted ? ", fitted into the canvas" : ""))
      lines.append("Masks: \(recipe.masks)\(masksMatch.map { $0 ? ", as at hand" : ", not those at hand" } ?? "")")
    } else if let solved {
      let share = solved.colors.differingPixels
      lines.append("No recipe. Colours solved with the masks of \(solved.model); they explain all but \(share) pixels:")
    } else {
      lines.append("No recipe, and no model at hand explains its pixels.")
    }
    return (lines + colorLines).joined(separator: "\n") + "\n"
  }

  private var colorLines: [String] {
    ShoePart.allCases.reversed().compactMap { part in
      colors[part].map { color in
        let label = (part.rawValue + String(repeating: " ", count: 9)).prefix(9)
        return "  \(label)\(color)\(ColorNames.name(for: color).map { "  \($0)" } ?? "")"
      }
    }
  }
}
