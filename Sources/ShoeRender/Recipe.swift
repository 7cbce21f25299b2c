import Colors
public import Compositing
public import JSON
public import LayerSets
public import Pixels
public import ShoeDesign

/// What decides a picture's pixels, and nothing else. Every PNG carries it as iTXt text.
///
/// Two designs that differ in name, SKU, price or season have equal recipes, and so equal files.
public struct Recipe: Equatable, Sendable {
  /// The keyword of the iTXt chunk that holds the recipe.
  public static let keyword = "ShoeConfiguration"
  /// The keyword of the iTXt chunk that holds the configuration as written, with `--embed all`.
  public static let sourceKeyword = "ShoeConfigurationSource"
  /// The version of the recipe's form.
  public static let version = 1

  /// The model by name.
  public var model: String
  /// The digest of the masks (``MaskDigest``).
  public var masks: String
  /// The colour of each part that has a layer.
  public var colors: [ShoePart: RGBA8]
  /// The size of the picture.
  public var size: PixelSize
  /// Whether the shoe stands in the middle of a canvas of other proportions.
  public var isFitted: Bool
  /// Whether the picture is shown by at most 256 rows of weights though its masks have more, as `--png indexed` asks for;
  /// its pixels are near those of the exact picture then.
  public var isGathered = false
  /// What lies below the shoe.
  public var background: RGBA8
  /// The encoding in which layers were mixed.
  public var blend: BlendSpace
  /// How much of the shoe is drawn.
  public var finish = Finish.flat
  /// How the shoe stands in the picture; padding is in pixels.
  public var framing = Framing()
}

extension Recipe {
  /// The recipe as canonical JSON: keys sorted, no white space.
  public var text: String { JSONWriter.canonical.text(json) }

  /// The recipe as a JSON value.
  public var json: JSONValue {
    var object = JSONObject([
      ("version", .integer(Self.version)), ("model", .string(model)), ("layers", .string(masks)),
      ("width", .integer(size.width)), ("height", .integer(size.height)),
      ("background", .string(Self.hex(background))), ("blend", .string(blend.rawValue)),
      ("finish", .string(finish.rawValue)),
      ("shoeColors", .object(JSONObject(colorMembers))),
    ])
    if isFitted { object["fit"] = .bool(true) }
    if isGathered { object["gathered"] = .bool(true) }
    for (key, value) in framingMembers { object[key] = value }
    return .object(object)
  }

  /// Those that say more than nothing.
  private var framingMembers: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    let padding = framing.padding.pixels(ofSide: size.width)
    if padding > 0 { members.append(("padding", .integer(padding))) }
    if framing.isTrimmed { members.append(("trim", .bool(true))) }
    if framing.anchor != .center { members.append(("anchor", .string(framing.anchor.rawValue))) }
    if framing.isFlipped { members.append(("flip", .bool(true))) }
    if !framing.showsShadow { members.append(("shadow", .bool(false))) }
    return members
  }

  private var colorMembers: [(String, JSONValue)] {
    colors.keys.sorted().map { ($0.rawValue, JSONValue.string(Self.hex(colors[$0]!))) }
  }

  /// A colour without alpha is clear whatever its channels: they decide no pixel.
  static func written(_ color: RGBA8) -> RGBA8 { color.alpha == 0 ? RGBA8.clear : color }

  private static func hex(_ color: RGBA8) -> String { written(color).description }
}

extension Recipe {
  /// The size as it was asked for.
  var sizeRequest: SizeRequest { isFitted ? .fit(size) : .exact(size) }
}

extension RenderRequest {
  /// The request that makes the recipe's picture again.
  public init(_ recipe: Recipe) {
    model = recipe.model
    for (part, color) in recipe.colors { setColor(color, of: part) }
    size = recipe.sizeRequest
    background = recipe.background
    blend = recipe.blend
    finish = recipe.finish
    framing = recipe.framing
    origin = recipe
  }
}
