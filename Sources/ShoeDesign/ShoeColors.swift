public import Pixels

/// The colours of a shoe's parts, each straight sRGB with 8 bits a channel. All parts always have one.
public struct ShoeColors: Hashable, Sendable {
  /// The colour of the upper's main area; white by default.
  public var base: RGBA8
  /// The colour of the side panel; SwiftUI's orange (255,149,0) by default.
  public var side: RGBA8
  /// The colour of the sole; SwiftUI's purple (175,82,222) by default.
  public var sole: RGBA8
  /// The colour of the heel cage; SwiftUI's gray (142,142,147) by default.
  public var cage: RGBA8
  /// The colour of the lines; black by default.
  public var outline: RGBA8

  /// Makes colours; a part left out has the default's.
  public init(
    base: RGBA8 = RGBA8(red: 255, green: 255, blue: 255), side: RGBA8 = RGBA8(red: 255, green: 149, blue: 0),
    sole: RGBA8 = RGBA8(red: 175, green: 82, blue: 222), cage: RGBA8 = RGBA8(red: 142, green: 142, blue: 147),
    outline: RGBA8 = RGBA8(red: 0, green: 0, blue: 0)
  ) {
    self.base = base
    self.side = side
    self.sole = sole
    self.cage = cage
    self.outline = outline
  }

  /// The colours of the default shoe.
  public static let `default` = ShoeColors()

  /// The colour of `part`.
  public subscript(part: ShoePart) -> RGBA8 {
    get {
      switch part {
      case .base: base
      case .side: side
      case .sole: sole
      case .cage: cage
      case .outline: outline
      }
    }
    set {
      switch part {
      case .base: base = newValue
      case .side: side = newValue
      case .sole: sole = newValue
      case .cage: cage = newValue
      case .outline: outline = newValue
      }
    }
  }
}
