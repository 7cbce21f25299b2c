/// Makes strings of bytes that should be UTF-8.
enum UTF8Text {
  /// The text, or nil where the bytes are no UTF-8. ASCII, which is the rule, goes past the generic validation, which is
  /// many times slower.
  @inline(__always)
  static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    isASCII(bytes) ? String(decoding: bytes, as: UTF8.self) : validated(bytes)
  }

  static func string(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
    bytes.withUnsafeBufferPointer { string(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  @inline(never)
  private static func validated(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    String(validating: bytes, as: UTF8.self)
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var bits: UInt8 = 0
    for byte in bytes { bits |= byte }
    return bits < 0x80
  }
}
