import PNGCodec

/// The data of the chunks about colour in words, by the PNG specification, third edition (11.3.2). Nil for data that its
/// layout does not allow.
enum ColorChunkText {
  static func value(of name: String, _ data: UnsafeRawBufferPointer) -> String? {
    switch name {
    case "cHRM": chromaticities(data)
    case "gAMA": data.count == 4 ? decimal(number(data, at: 0)) : nil
    case "iCCP": ColorProfile(data)?.description
    case "sBIT": (1...4).contains(data.count) ? data.map { "\($0)" }.joined(separator: " ") : nil
    case "sRGB": data.count == 1 && data[0] < 4 ? intents[Int(data[0])] : nil
    case "cICP": codePoints(data)
    case "mDCV": data.count == 24 ? hexadecimal(data) : nil
    case "cLLI": data.count == 8 ? hexadecimal(data) : nil
    default: nil
    }
  }

  private static let intents = ["perceptual", "relative colorimetric", "saturation", "absolute colorimetric"]

  private static func chromaticities(_ data: UnsafeRawBufferPointer) -> String? {
    guard data.count == 32 else { return nil }
    return ["white", "red", "green", "blue"].enumerated().map { index, name in
      "\(name) \(decimal(number(data, at: 8 * index))) \(decimal(number(data, at: 8 * index + 4)))"
    }.joined(separator: ", ")
  }

  /// The code points of ITU-T H.273.
  private static func codePoints(_ data: UnsafeRawBufferPointer) -> String? {
    guard data.count == 4, data[3] < 2 else { return nil }
    return "primaries \(data[0]), transfer \(data[1]), matrix \(data[2]), \(data[3] == 1 ? "full" : "narrow") range"
  }

  private static func number(_ data: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: data.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// A count of hundred thousandths as a decimal number without trailing zeros.
  private static func decimal(_ value: UInt32) -> String {
    var digits = String(value % 100_000)
    digits = String(repeating: "0", count: 5 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.isEmpty ? "\(value / 100_000)" : "\(value / 100_000).\(digits)"
  }

  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
