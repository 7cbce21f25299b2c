public import Pixels

/// One colour before and after.
public struct ColorChange: Equatable, Sendable {
  /// The expected colour.
  public var before: RGBA8
  /// The actual colour.
  public var after: RGBA8
  /// The nearest named colour of each, such as "rebeccapurple".
  public var names: (before: String, after: String)
  /// Their CIEDE2000.
  public var deltaE: Double

  /// A change of colour.
  public init(before: RGBA8, after: RGBA8, names: (before: String, after: String), deltaE: Double) {
    self.before = before
    self.after = after
    self.names = names
    self.deltaE = deltaE
  }

  /// Whether colours, names and difference are the same.
  public static func == (one: ColorChange, other: ColorChange) -> Bool {
    one.before == other.before && one.after == other.after && one.names == other.names && one.deltaE == other.deltaE
  }
}

/// What happened to one part of the shoe.
public struct PartReport: Equatable, Sendable {
  /// The part's name, such as `side`.
  public var part: String
  /// Pixels in which the part shows, in either picture.
  public var pixels: Int
  /// How many of them changed.
  public var changed: Int
  /// The part's colour in both pictures; equal colours where it kept its colour, nil where it is not known.
  public var color: ColorChange?
  /// Whether the part covers other pixels than before; nil where that is not known.
  public var isReshaped: Bool?

  /// A part's row.
  public init(part: String, pixels: Int, changed: Int, color: ColorChange? = nil, isReshaped: Bool? = nil) {
    self.part = part
    self.pixels = pixels
    self.changed = changed
    self.color = color
    self.isReshaped = isReshaped
  }
}

/// Kinds of change that are told apart.
public enum ChangeKind: Equatable, Sendable {
  /// Colours changed, coverage did not; the parts that did.
  case recolored([String])
  /// The coverage of these parts changed.
  case reshaped([String])
  /// The whole picture moved, with nothing left over; right and down are positive, in pixels.
  case moved(x: Int, y: Int)
  /// The same design at another size.
  case resized
  /// Only alpha differs.
  case alphaOnly
  /// All pixels are equal; only metadata or the encoding of the file differs.
  case metadataOnly
}
