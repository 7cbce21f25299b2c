/// A text to be stored in a PNG, as an uncompressed iTXt chunk in UTF-8.
public struct PNGText: Equatable, Sendable {
  /// The name under which the text is found again.
  public let keyword: String
  /// The text; encoding throws if it has a NUL character, which the format cannot hold.
  public let text: String

  /// Pairs `text` with `keyword`: 1 to 79 printable ASCII characters, neither beginning nor ending with a space nor with two
  /// in a row. Any other keyword is a programmer error and traps.
  public init(keyword: String, text: String) {
    let bytes = Array(keyword.utf8)
    precondition(
      (1...79).contains(bytes.count) && bytes.allSatisfy { (0x20...0x7E).contains($0) }
        && bytes.split(separator: 0x20, omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty },
      "'\(keyword)' is no PNG keyword")
    self.keyword = keyword
    self.text = text
  }
}
