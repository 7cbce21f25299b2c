public import Pixels

/// A colour, and what is to be said about it.
public struct ColorExplanation: Hashable, Sendable {
  /// The name that is nearest to a colour.
  public struct Nearest: Hashable, Sendable {
    /// A name that ``ColorParser`` reads, with a prefix where it needs one.
    public let name: String
    /// The colour of that name.
    public let color: RGBA8
    /// The CIEDE2000 difference; 0 where the name is exact.
    public let difference: Double
  }

  /// The colour in 8 bits.
  public let color: RGBA8
  /// How the colour was brought into sRGB; nil where it was in it.
  ///
  /// Values beyond the ranges of `rgb()`, `hsl()` and `hwb()` are always clipped, as CSS has it.
  public let mapping: GamutMapping?
  /// The name that is nearest. Opacity does not count, but names with an opacity of their own are taken only where they
  /// are exact.
  public let nearest: Nearest

  /// Whether sRGB has the colour as written.
  public var isInGamut: Bool { mapping == nil }

  /// Explains the colour that `text` names. Throws where it names none.
  public init(_ text: String, reading: ColorReading = .standard) throws(ColorError) {
    let resolved = try ColorParser.resolve(text, reading)
    color = resolved.color
    mapping = resolved.mapping
    nearest = Nearest(color, reading)
  }
}

extension ColorExplanation.Nearest {
  /// The nearest name to `color` in both tables; of several as near, the one that ``ColorNames`` would give.
  public init(_ color: RGBA8, _ reading: ColorReading = .standard) {
    if let exact = ColorNames.name(for: color, reading: reading) {
      self.init(name: exact, color: color, difference: 0)
      return
    }
    let lab = Lab(color)
    let rows = reading.tables.flatMap { $0.entries(reading) }.filter { $0.color.alpha == 255 }.map(\.color)
    let differences = rows.map { (color: $0, difference: lab.difference(from: Lab($0))) }
    let best = differences.min { $0.difference < $1.difference } ?? (.clear, .infinity)
    let name = ColorNames.name(for: best.color, reading: reading) ?? best.color.description
    self.init(name: name, color: best.color, difference: best.difference)
  }
}
