public import Colors
public import Compositing
public import JSON
public import LayerSets
public import Pixels
public import ShoeDesign

/// In what form pixels are written.
public enum PNGForm: String, CaseIterable, Sendable {
  /// Indexed where that is exact, else truecolour.
  case auto
  /// Truecolour, with alpha unless the picture is opaque.
  case truecolor
  /// Indexed; an error where the picture needs more than 256 entries.
  case indexed
}

/// What a PNG says of how it was made.
public enum Embedding: String, CaseIterable, Sendable {
  /// The recipe: what decides the pixels, and nothing else.
  case recipe
  /// The recipe, and the configuration as it was written.
  case all
  /// Neither.
  case none
}

/// Everything that is asked of one picture, before masks are known.
public struct RenderRequest: Sendable {
  /// The model by name; nil for the default one.
  public var model: String?
  /// The colours of the parts. One that changes counts as written from then on.
  public var colors: ShoeColors {
    get { design.shoeColors }
    set { design.shoeColors = newValue }
  }
  /// Keeps the colours, and which of them were written.
  private var design = ShoeConfiguration()
  /// The parts whose colour was given; the others have the model's defaults.
  public var writtenParts: Set<ShoePart> { design.writtenParts }
  /// The size.
  public var size = SizeRequest.automatic
  /// What lies below the shoe.
  public var background = RGBA8.clear
  /// The encoding in which layers are mixed.
  public var blend = BlendSpace.srgb
  /// How much of the shoe is drawn.
  public var finish = Finish.flat
  /// How the shoe stands in the picture.
  public var framing = Framing()
  /// The form of the PNG.
  public var form = PNGForm.auto
  /// What the PNG says of itself.
  public var embedding = Embedding.recipe
  /// The configuration as it was written, for `Embedding.all`.
  public var source: String?
  /// The recipe that the request was read from; nil without one. It tells which masks the picture was made with.
  public var origin: Recipe?
  /// Where the configuration names the model; nil where it does not.
  public var modelPosition: JSONPosition?
  /// A colour's bare name in the configuration that SwiftUI and CSS give two values; nil without one.
  public var nameConflict: NameConflict?
  /// The most pixels of a picture.
  public var maximumPixels = 1 << 28

  /// A request for the default shoe.
  public init() {}

  /// A request for a configuration's shoe; `source` is its text as written.
  public init(_ configuration: ShoeConfiguration, source: String? = nil) {
    model = configuration.model
    design = configuration
    self.source = source
  }

  /// Whether the part is among ``writtenParts``.
  func hasWritten(_ part: ShoePart) -> Bool { design.hasWritten(part) }

  /// Gives `part` a colour; it counts as written, even if the colour is the one it had.
  public mutating func setColor(_ color: RGBA8, of part: ShoePart) {
    design.setColor(color, of: part)
  }
}
