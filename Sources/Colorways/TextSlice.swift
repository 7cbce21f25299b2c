/// A part of bytes that other parts share.
struct TextSlice: Sendable {
  let bytes: [UInt8]
  let range: Range<Int>

  /// The part as text; bytes that are no UTF-8 become U+FFFD.
  var text: String { String(decoding: bytes[range], as: UTF8.self) }
}
