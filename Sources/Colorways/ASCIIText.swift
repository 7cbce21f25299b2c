/// Texts trimmed by ASCII alone.
enum ASCIIText {
  /// `text` without the white space around it.
  static func trimmed(_ text: some StringProtocol) -> String { trimmed(Substring(text)) }

  private static func trimmed(_ text: Substring) -> String {
    let bytes = text.utf8
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, TextBuffer.isSpace(bytes[start]) { bytes.formIndex(after: &start) }
    while start < end, TextBuffer.isSpace(bytes[bytes.index(before: end)]) { bytes.formIndex(before: &end) }
    return String(text[start..<end])
  }
}
