import CDigest

/// Cuts long texts so that those that differ stay different.
enum CutText {
  private static let digestDigits = 12

  /// The shortest that a text is cut to: some of it, `~` and the digest.
  static let shortest = 4 + 1 + digestDigits

  /// Cuts the text from `start` on to at most `count` bytes: as many characters as fit, `~`, and the first 48 bits of the
  /// XXH128 digest of the whole value in hex. Where not even one character fits, its first scalars stand for it.
  static func cut(_ name: inout [UInt8], from start: Int, to count: Int, whole value: String) {
    let room = count - 1 - digestDigits
    let text = String(decoding: name[start...], as: UTF8.self)
    var kept = fitting(text, into: room) { $0.utf8.count }
    if kept == 0 { kept = fitting(text.unicodeScalars, into: room) { UTF8.width($0) } }
    name.removeSubrange((start + kept)...)
    name.append(UInt8(ascii: "~"))
    name.append(contentsOf: digest(value).utf8)
  }

  /// How many bytes the first elements have, as many as fit.
  private static func fitting<Elements: Sequence>(
    _ elements: Elements, into room: Int, width: (Elements.Element) -> Int
  ) -> Int {
    var count = 0
    for element in elements {
      let next = count + width(element)
      guard next <= room else { break }
      count = next
    }
    return count
  }

  private static func digest(_ value: String) -> String {
    guard let state = cdigest_create() else { preconditionFailure("out of memory") }
    var value = value
    value.withUTF8 { cdigest_update(state, $0.baseAddress, $0.count) }
    var bytes = [UInt8](repeating: 0, count: 16)
    cdigest_finish(state, &bytes)
    return bytes.prefix(digestDigits / 2).reduce(into: "") { text, byte in
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16)
    }
  }
}
