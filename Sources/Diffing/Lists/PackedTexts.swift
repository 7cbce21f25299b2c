/// Many short texts in one run of bytes: a text costs its bytes and eight more.
struct PackedTexts: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// The number of texts.
  var count: Int { ends.count }

  /// Adds a text; nil counts as the empty one.
  mutating func append(_ text: String?) {
    if let text { bytes.append(contentsOf: text.utf8) }
    ends.append(bytes.count)
  }

  /// A text, by its number in the order of adding.
  subscript(place: Int) -> String { String(decoding: bytes[range(place)], as: UTF8.self) }

  /// Whether a text has no bytes.
  func isEmpty(_ place: Int) -> Bool { range(place).isEmpty }

  /// Whether the text at `place` comes before that of `other` at `otherPlace` in the order of their bytes.
  func precedes(_ place: Int, _ other: PackedTexts, _ otherPlace: Int) -> Bool {
    slice(place) { one in other.slice(otherPlace) { one.lexicographicallyPrecedes($0) } }
  }

  /// Whether the text at `place` comes before `text` in the order of their bytes.
  func precedes(_ place: Int, _ text: [UInt8]) -> Bool { slice(place) { $0.lexicographicallyPrecedes(text) } }

  /// Whether two texts have the same bytes.
  func isEqual(_ place: Int, _ other: PackedTexts, _ otherPlace: Int) -> Bool {
    slice(place) { one in other.slice(otherPlace) { one.elementsEqual($0) } }
  }

  private func range(_ place: Int) -> Range<Int> { (place == 0 ? 0 : ends[place - 1])..<ends[place] }

  private func slice<Value>(_ place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    let range = range(place)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
