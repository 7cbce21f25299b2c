extension Limit {
  /// The value of `--max-diff`: `50px` or `0.5%`.
  public init(parsingMaxDiff text: String) throws(LimitError) {
    if let count = Self.count(text[...], unit: "px") {
      self = .pixels(count)
    } else if let share = Self.share(text) {
      self = .share(share)
    } else {
      throw LimitError(option: .maxDiff, text: text)
    }
  }

  /// The value of `--max-density`: `40px/16x16`.
  public init(parsingMaxDensity text: String) throws(LimitError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Self.count(parts[0], unit: "px"), let window = Self.window(parts[1]) else {
      throw LimitError(option: .maxDensity, text: text)
    }
    self = .density(count, window)
  }

  /// The value of `--tolerate`: `levels=1,pixels=512`, in either order.
  public init(parsingTolerate text: String) throws(LimitError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let levels = parts.compactMap { Self.number($0, after: "levels=") }
    let pixels = parts.compactMap { Self.number($0, after: "pixels=") }
    guard parts.count == 2, let level = levels.first, let count = pixels.first, (1...65535).contains(level) else {
      throw LimitError(option: .tolerate, text: text)
    }
    self = .tolerance(levels: level, pixels: count)
  }

  private static func share(_ text: String) -> Share? {
    guard text.hasSuffix("%") else { return nil }
    let parts = text.dropLast().split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count == 2 ? parts[1] : ""
    guard parts.count == 1 || !decimals.isEmpty, !parts[0].isEmpty, let digits = number(parts[0] + decimals) else {
      return nil
    }
    return Share(digits: digits, decimals: decimals.utf8.count)
  }

  private static func window(_ text: Substring) -> DensityWindow? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { number($0) }
    guard sides.count == 2, text.utf8.count(where: { $0 == 0x78 }) == 1, sides.allSatisfy({ $0 > 0 }) else {
      return nil
    }
    return DensityWindow(width: sides[0], height: sides[1])
  }

  private static func count(_ text: Substring, unit: String) -> Int? {
    text.hasSuffix(unit) ? number(text.dropLast(unit.count)) : nil
  }

  private static func number(_ text: Substring, after key: String) -> Int? {
    text.hasPrefix(key) ? number(text.dropFirst(key.count)) : nil
  }

  /// Decimal digits alone: no sign, no space.
  private static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}
