/// How much a pair may differ, in one unit.
public enum Limit: Hashable, Sendable {
  /// `--max-diff 50px`: so many different pixels at most.
  case pixels(Int)
  /// `--max-diff 0.5%`: at most this share of all pixels, compared as whole numbers, unrounded.
  case share(Share)
  /// `--max-density 40px/16x16`: in no window more different pixels than this.
  case density(Int, DensityWindow)
  /// `--tolerate levels=1,pixels=512`: up to so many pixels may differ by so many levels in every channel; they do not
  /// count as different then. Beyond that number all of them count.
  case tolerance(levels: Int, pixels: Int)
}

extension Limit {
  /// The option that sets it, such as `--max-diff`.
  public var option: String {
    switch self {
    case .pixels, .share: "--max-diff"
    case .density: "--max-density"
    case .tolerance: "--tolerate"
    }
  }
}

extension Limit: CustomStringConvertible {
  /// As written on the command line, such as `--max-diff 50px`.
  public var description: String {
    switch self {
    case .pixels(let count): "--max-diff \(count)px"
    case .share(let share): "--max-diff \(share)"
    case .density(let count, let window): "--max-density \(count)px/\(window)"
    case .tolerance(let levels, let pixels): "--tolerate levels=\(levels),pixels=\(pixels)"
    }
  }
}

/// A percentage as written: a decimal number, not rounded.
public struct Share: Hashable, Sendable {
  /// The digits without the point: 5 for 0.5.
  public let digits: Int
  /// How many of them follow the point, 0...15.
  public let decimals: Int

  /// 0...100 percent from decimal digits; nil outside that range and where more than 15 digits follow the point.
  public init?(digits: Int, decimals: Int) {
    guard digits >= 0, (0...15).contains(decimals), digits <= 100 * Self.power(decimals) else { return nil }
    self.digits = digits
    self.decimals = decimals
  }

  /// Whether `count` of `total` is more than the share.
  func isExceeded(by count: Int, of total: Int) -> Bool {
    let left = UInt128(count) * 100 * UInt128(Self.power(decimals))
    return left > UInt128(digits) * UInt128(total)
  }

  private static func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}

extension Share: CustomStringConvertible {
  /// The number with `%`.
  public var description: String {
    guard decimals > 0 else { return "\(digits)%" }
    let text = String(digits)
    let padded = String(repeating: "0", count: max(decimals + 1 - text.count, 0)) + text
    return "\(padded.dropLast(decimals)).\(padded.suffix(decimals))%"
  }
}
