/// A part of a shoe that has a colour of its own: one of the five that every shoe has, or one of a model's own.
///
/// A name begins with a letter of ASCII; up to 63 letters, digits, `_` and `-` follow.
public struct ShoePart: RawRepresentable, Hashable, Codable, Sendable {
  /// The name.
  public let rawValue: String

  /// The part of this name, or nil where no part can have it.
  public init?(rawValue: String) {
    guard Self.isName(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(standard name: String) { rawValue = name }

  /// What a name is made of, as a regular expression of ECMA-262.
  public static let namePattern = "^[A-Za-z][A-Za-z0-9_-]{0,63}$"

  private static func isName(_ text: String) -> Bool {
    guard (1...64).contains(text.utf8.count), let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

extension ShoePart {
  /// The upper's main area.
  public static let base = ShoePart(standard: "base")
  /// The panel on the side.
  public static let side = ShoePart(standard: "side")
  /// The sole.
  public static let sole = ShoePart(standard: "sole")
  /// The cage around the heel.
  public static let cage = ShoePart(standard: "cage")
  /// The lines.
  public static let outline = ShoePart(standard: "outline")

  /// The five parts that any configuration may name, from the bottom layer to the top one.
  public static let standard: [ShoePart] = [.base, .side, .sole, .cage, .outline]

  /// Whether this is one of the five.
  public var isStandard: Bool { standardPlace != nil }

  /// The place among ``standard``; nil for a part beyond the five.
  var standardPlace: Int? { Self.standardPlace(of: rawValue) }

  /// Lists ask this for every colour, so at most two names are compared.
  static func standardPlace(of name: String) -> Int? {
    switch name.utf8.first {
    case UInt8(ascii: "b"): name == "base" ? 0 : nil
    case UInt8(ascii: "s"): name == "side" ? 1 : name == "sole" ? 2 : nil
    case UInt8(ascii: "c"): name == "cage" ? 3 : nil
    case UInt8(ascii: "o"): name == "outline" ? 4 : nil
    default: nil
    }
  }
}

extension ShoePart {
  /// What a configuration may name for a model that has `parts`: the five standard ones, and its own.
  public static func nameable(with parts: [ShoePart]) -> [ShoePart] { standard + parts.filter { !$0.isStandard } }

  /// What a name is made of, in words that follow a message.
  public static let nameRule = "a name is a letter, then up to 63 letters, digits, _ and -"
}

extension ShoePart: Comparable {
  /// The order in which parts are written: the five from bottom to top, then the others by name.
  public static func < (left: ShoePart, right: ShoePart) -> Bool {
    let places = (standard.firstIndex(of: left) ?? standard.count, standard.firstIndex(of: right) ?? standard.count)
    return places.0 == places.1 && places.0 == standard.count ? left.rawValue < right.rawValue : places.0 < places.1
  }
}

extension ShoePart: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
