public import Colors
public import JSON
public import Pixels

/// A shoe's colours, with what its maker calls it.
///
/// Only `model` and `shoeColors` decide what a picture shows.
public struct ShoeConfiguration: Equatable, Sendable {
  /// Who makes the shoe.
  public var manufacturer: String?
  /// The name of the colorway.
  public var name: String?
  /// The name of the layer set; nil for the default one.
  public var model: String?
  /// The maker's number for the colorway: a string, so that leading zeros stay.
  public var sku: String?
  /// The colours. A part whose colour changes counts as written from then on.
  public var shoeColors: ShoeColors {
    get { colors }
    set {
      written.formUnion(StandardParts(changedFrom: colors, to: newValue))
      colors = newValue
    }
  }
  private var colors: ShoeColors
  private var written: StandardParts
  /// The parts whose colour was given, as opposed to taken from the default shoe.
  public var writtenParts: Set<ShoePart> { Set(written.parts).union(colors.extra.keys) }
  /// Whether the part is among ``writtenParts``, without making the set.
  public func hasWritten(_ part: ShoePart) -> Bool { written.contains(part) || colors.extra[part] != nil }
  /// Anything else, in the order written.
  public var metadata: JSONObject

  /// Makes a configuration. The parts whose colour is not the default's count as written.
  public init(
    manufacturer: String? = nil, name: String? = nil, model: String? = nil, sku: String? = nil,
    shoeColors: ShoeColors = .default, metadata: JSONObject = JSONObject()
  ) {
    self.manufacturer = manufacturer
    self.name = name
    self.model = model
    self.sku = sku
    self.metadata = metadata
    colors = shoeColors
    written = StandardParts(changedFrom: .default, to: shoeColors)
  }

  /// Gives `part` a colour; it counts as written, even if the colour is the one it had.
  public mutating func setColor(_ color: RGBA8, of part: ShoePart) {
    colors[part] = color
    written.insert(part)
  }
}

/// Some of the five standard parts.
private struct StandardParts: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those whose colours differ.
  init(changedFrom old: ShoeColors, to new: ShoeColors) {
    rawValue =
      (old.base == new.base ? 0 : 1) | (old.side == new.side ? 0 : 2) | (old.sole == new.sole ? 0 : 4)
      | (old.cage == new.cage ? 0 : 8) | (old.outline == new.outline ? 0 : 16)
  }

  mutating func insert(_ part: ShoePart) {
    if let place = part.standardPlace { formUnion(Self(rawValue: 1 << UInt8(place))) }
  }

  func contains(_ part: ShoePart) -> Bool {
    part.standardPlace.map { rawValue >> UInt8($0) & 1 == 1 } ?? false
  }

  var parts: [ShoePart] {
    ShoePart.standard.enumerated().filter { rawValue >> UInt8($0.offset) & 1 == 1 }.map(\.element)
  }
}

extension ShoeConfiguration {
  /// Reads a configuration from JSON text in UTF-8. Throws at the first fault, with its line and column.
  ///
  /// - Parameters:
  ///   - range: the part of `bytes` to read, for example one line of JSON Lines; nil for all.
  ///   - line: the number of the line with which that part begins.
  ///   - knownParts: the parts of the model that the configuration names; see
  ///     ``ConfigurationReader/configuration(from:knownParts:reading:)``.
  ///   - reading: how colours given as text are read.
  public static func parse(
    _ bytes: [UInt8], in range: Range<Int>? = nil, line: Int = 1,
    knownParts: ConfigurationReader.KnownParts = { _ in ShoePart.standard }, reading: ColorReading = .standard
  ) throws(ConfigurationError) -> ShoeConfiguration {
    let value: JSONValue
    do {
      value = try JSONReader.parse(bytes, in: range, line: line)
    } catch {
      throw ConfigurationError(position: error.position, path: "", message: error.message)
    }
    return try ConfigurationReader.configuration(from: value, knownParts: knownParts, reading: reading)
  }
}
