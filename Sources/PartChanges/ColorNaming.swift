import Colors
public import Pixels
public import Reports
import Threads

/// Names colours and says how far they are apart; what it has found it keeps, as colours come again and again.
public final class ColorNaming: Sendable {
  /// One for the whole process.
  public static let shared = ColorNaming()

  private let names = Monitor<[RGBA8: String]>([:])

  /// The most names that are kept.
  private static let capacity = 1 << 14

  /// The change from one colour to another; `deltaE` is their CIEDE2000 where it is known.
  public func change(from before: RGBA8, to after: RGBA8, deltaE: Double? = nil) -> ColorChange {
    ColorChange(
      before: before, after: after, names: (name(of: before), name(of: after)),
      deltaE: deltaE ?? Self.difference(before, after))
  }

  /// The name that is nearest by CIEDE2000, an exact one first; where the colour is translucent and the name is not, its
  /// opacity follows.
  public func name(of color: RGBA8) -> String {
    if let known = names.change({ $0[color] }) { return known }
    let name = Self.name(color)
    names.change { names in
      if names.count >= Self.capacity { names.removeAll() }
      names[color] = name
    }
    return name
  }

  private static func name(_ color: RGBA8) -> String {
    let nearest = ColorExplanation.Nearest(color)
    guard color.alpha < 255, nearest.color != color || nearest.color.alpha == 255 else { return nearest.name }
    return "\(nearest.name) at \((Int(color.alpha) * 200 + 255) / 510) %"
  }

  /// CIEDE2000 of two colours, of translucent ones over white, black or mid-grey, whichever makes them differ most.
  static func difference(_ one: RGBA8, _ other: RGBA8) -> Double {
    guard one != other else { return 0 }
    guard one.alpha < 255 || other.alpha < 255 else { return Lab(one).difference(from: Lab(other)) }
    let grounds = [0, 128, 255]
    return grounds.reduce(0) { largest, ground in
      max(largest, Lab(one.over(ground)).difference(from: Lab(other.over(ground))))
    }
  }
}

extension RGBA8 {
  /// The colour over an opaque grey, rounded half up.
  fileprivate func over(_ ground: Int) -> RGBA8 {
    func mixed(_ sample: UInt8) -> UInt8 {
      let sum = Int(sample) * Int(alpha) + ground * (255 - Int(alpha))
      return UInt8((2 * sum + 255) / 510)
    }
    return RGBA8(red: mixed(red), green: mixed(green), blue: mixed(blue))
  }
}
