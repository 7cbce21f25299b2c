/// Why a text is no limit.
public struct LimitError: Error, Equatable, Sendable {
  /// The option whose value it was to be.
  public enum Option: String, Sendable {
    case maxDiff = "--max-diff"
    case maxDensity = "--max-density"
    case tolerate = "--tolerate"
  }

  /// The option.
  public let option: Option
  /// The value as given.
  public let text: String
}

extension LimitError {
  /// The fault and the way out, without full stop.
  public var message: String {
    switch option {
    case .maxDiff: maxDiffMessage
    case .maxDensity:
      "'\(text)' is no density; write pixels and a window, such as 40px/16x16: at most 40 different pixels in any "
        + "16x16 of the picture"
    case .tolerate:
      "'\(text)' is no tolerance; write levels (1 or more) and pixels, such as levels=1,pixels=512: up to 512 pixels may "
        + "differ by 1 level in every channel"
    }
  }

  /// A bare number may mean either unit.
  private var maxDiffMessage: String {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isNumber else {
      return "'\(text)' is no limit; write pixels, such as 50px, or a share of all pixels of 0% to 100%, such as 0.5%"
    }
    let pixels = text.split(separator: ".").first.map(String.init) ?? "0"
    return "'\(text)' has no unit; write \(pixels)px for pixels or \(text)% for a share of all pixels"
  }
}
