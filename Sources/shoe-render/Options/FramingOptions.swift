public import Arguments
import Pixels
public import ShoeRender

extension Anchor: ArgumentValue {}

/// How the shoe is to stand in its picture. Nil, or false, is "as the configuration's picture or recipe has it".
struct FramingOptions: Sendable {
  var preset: Preset?
  var padding: Padding?
  var trim = false
  var anchor: Anchor?
  var flip = false
}

/// Several options at once; those given beside it go before it.
enum Preset: String, CaseIterable, ArgumentValue {
  /// 2000 x 2000 pixels of pure white with the trimmed shoe in the middle, its longer side 85 % of the frame's, without a ground
  /// shadow.
  case whiteSquare = "white-square"

  /// The size that it asks for.
  var size: SizeRequest { .fit(WhiteSquare.size) }

  func apply(to request: inout RenderRequest) {
    request.background = WhiteSquare.ground
    request.framing = WhiteSquare.framing
  }
}

extension FramingOptions {
  private static let group = "Framing options"

  static let arguments: [Argument<FramingOptions>] = [
    .option("--preset", value: "name", help: "2000x2000, white, trimmed, no shadow.", group: group, \.preset),
    .option(
      "--padding", value: "space", help: "Pixels, or 5% of the width, at each side.", group: group, parse: padding,
      \.padding),
    .flag("--trim", help: "Frame what the parts cover, not the masks.", group: group, \.trim),
    .option("--anchor", value: "place", help: "Where in --fit's canvas (default: center).", group: group, \.anchor),
    .flag("--flip", help: "Toe to the left.", group: group, \.flip),
  ]

  /// Puts what was asked for over what a request has.
  func apply(to request: inout RenderRequest) {
    if let padding { request.framing.padding = padding }
    if trim { request.framing.isTrimmed = true }
    if let anchor { request.framing.anchor = anchor }
    if flip { request.framing.isFlipped = true }
  }

  /// `20`, or `7.5%` with at most four decimals.
  @Sendable private static func padding(_ text: String) throws(ArgumentMessage) -> Padding {
    if let pixels = Int(text), (0...Int(Int32.max)).contains(pixels) { return .pixels(pixels) }
    guard text.hasSuffix("%"), let millionths = millionths(text.dropLast()), millionths < 500_000 else {
      throw "pixels are written 20, a share of the width 7.5% (below 50%, at most four decimals)"
    }
    return .millionths(millionths)
  }

  /// A percentage in millionths; nil for what is none.
  private static func millionths(_ percent: Substring) -> Int? {
    let parts = percent.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : "0"
    guard (1...4).contains(decimals.count), (1...2).contains(parts[0].count) else { return nil }
    let digits = parts[0] + decimals
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits) else { return nil }
    return (decimals.count..<4).reduce(number) { number, _ in number * 10 }
  }
}
