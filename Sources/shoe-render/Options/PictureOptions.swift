public import Arguments
import Colors
public import Compositing
public import LayerSets
public import PNGCodec
import Pixels
import ShoeDesign
public import ShoeRender
import Suggestions

extension BlendSpace: ArgumentValue {}
extension Embedding: ArgumentValue {}
extension Finish: ArgumentValue {}
extension MaskChannel: ArgumentValue {}
extension PNGForm: ArgumentValue {}

/// The colour of one part, as `--set` takes it; the colour is read when the run's palettes are known.
struct PartColor: Sendable {
  /// As written, `side=orange`.
  let text: String
  let part: ShoePart
  /// As written, `orange`.
  let color: String
}

/// What may be asked of a picture beside its configuration. Nil is "as the configuration or recipe has it".
struct PictureOptions: Sendable {
  var model: String?
  var layers: String?
  var maskChannel: MaskChannel?
  var width: Int?
  var height: Int?
  var size: PixelSize?
  var scale: Double?
  var fit: PixelSize?
  var framing = FramingOptions()
  var background: String?
  var colors: [PartColor] = []
  var blend: BlendSpace?
  var finish: Finish?
  var form: PNGForm?
  var embedding: Embedding?
  var maximumPixels: Int?
}

extension PictureOptions {
  private static let shoe = "Shoe options"
  private static let picture = "Picture options"

  static let arguments: [Argument<PictureOptions>] =
    beforeFraming + FramingOptions.arguments.within(\.framing) + afterFraming

  private static let beforeFraming: [Argument<PictureOptions>] = [
    .option("--model", value: "name", help: "The shoe model; see 'shoe-render models'.", group: shoe, \.model),
    .option(
      "--layers", value: "folder", help: "Masks of your own, or a folder of models.", group: shoe,
      completion: .folders, \.layers),
    .option("--mask-channel", value: "channel", help: "Where masks keep coverage.", group: shoe, \.maskChannel),
    .option(
      "--set", value: "part=color", help: "Paint one part; may be repeated.", group: shoe, parse: partColor, \.colors),
    .option("--finish", value: "name", help: "Flat (default), or shaded where the model is.", group: shoe, \.finish),
    .option("--width", value: "pixels", help: "Width; the height follows.", group: picture, parse: side, \.width),
    .option("--height", value: "pixels", help: "Height; the width follows.", group: picture, parse: side, \.height),
    .option("--size", value: "WxH", help: "Both, in the shoe's proportions.", group: picture, parse: size, \.size),
    .option(
      "--scale", value: "factor", help: "Times the model's own frame (250 x 114).", group: picture, parse: scale,
      \.scale),
    .option("--fit", value: "WxH", help: "A canvas with the shoe fitted in whole.", group: picture, parse: size, \.fit),
  ]

  private static let afterFraming: [Argument<PictureOptions>] = [
    .option(
      "--background", value: "color", help: "What lies below the shoe (default: clear).", group: picture,
      \.background),
    .option("--blend", value: "space", help: "Mix encoded (default) or in linear light.", group: picture, \.blend),
    .option("--png", value: "form", help: "The form of the PNG (default: auto).", group: picture, \.form),
    .option("--embed", value: "what", help: "What the PNG records (default: recipe).", group: picture, \.embedding),
    .option(
      "--max-pixels", value: "count", help: "Refuse larger pictures (default: 268435456).", group: picture,
      parse: side, \.maximumPixels),
  ]
}

extension PictureOptions {
  @Sendable private static func side(_ text: String) throws(ArgumentMessage) -> Int {
    guard let value = Int(text), (1...Int(Int32.max)).contains(value) else {
      throw "a whole number from 1 to \(Int32.max) is needed"
    }
    return value
  }

  @Sendable private static func size(_ text: String) throws(ArgumentMessage) -> PixelSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (1...Int(Int32.max)).contains($0) }) else {
      throw "a size is written WIDTHxHEIGHT in pixels, such as 1000x456"
    }
    return PixelSize(width: sides[0], height: sides[1])
  }

  @Sendable private static func scale(_ text: String) throws(ArgumentMessage) -> Double {
    guard let value = Double(argument: text), value > 0 else { throw "a number above 0 is needed, such as 2 or 0.5" }
    return value
  }

  @Sendable private static func partColor(_ text: String) throws(ArgumentMessage) -> PartColor {
    guard let equals = text.firstIndex(of: "=") else { throw "it is written PART=COLOR, such as side=orange" }
    let name = String(text[..<equals])
    guard let part = ShoePart(rawValue: name) else { throw ArgumentMessage(unknownPart(name, ShoePart.standard)) }
    return PartColor(text: text, part: part, color: String(text[text.index(after: equals)...]))
  }

  private static func unknownPart(_ name: String, _ parts: [ShoePart]) -> String {
    let parts = ShoePart.nameable(with: parts).map(\.rawValue)
    return "unknown part '\(name)'\(hint(for: name, among: parts, listedAs: "known parts"))"
  }

  /// Refuses to paint a part that no model in question has; which ones these are, is known only after the command line is
  /// read.
  func checkParts(among parts: [ShoePart], command: String) throws(UsageError) {
    let known = ShoePart.nameable(with: parts)
    guard let wrong = colors.first(where: { !known.contains($0.part) }) else { return }
    throw UsageError(
      value: wrong.text, of: Self.argument("--set"), message: Self.unknownPart(wrong.part.rawValue, parts),
      command: command)
  }

  private static func argument(_ name: String) -> ArgumentInfo {
    arguments.map(\.info).first { $0.names.contains(name) }!
  }

  /// The colour of an option's value.
  static func color(
    _ text: String, in value: String, of option: String, _ reading: ColorReading, command: String
  ) throws(UsageError) -> RGBA8 {
    do {
      return try ColorParser.parse(text, reading: reading)
    } catch {
      throw UsageError(value: value, of: argument(option), message: error.message, command: command)
    }
  }
}
