import Colors
import Pixels
import Testing

@Suite struct PlainHexTests {
  private func plain(_ bytes: [UInt8]) -> RGBA8? { bytes.withUnsafeBufferPointer(ColorParser.plainHex) }

  /// Every byte at every place: what is plain hex is what the parser reads as such.
  @Test func `It agrees with the parser`() {
    for place in 0..<7 {
      for byte in UInt8.min ... .max {
        var bytes = Array("#09afAF".utf8)
        bytes[place] = byte
        let expected = String(validating: bytes, as: UTF8.self).flatMap { text in
          text.utf8.first == UInt8(ascii: "#") && !text.utf8.contains(where: { $0 <= 0x20 })
            ? try? ColorParser.parse(text) : nil
        }
        #expect(plain(bytes) == expected, "\(bytes)")
      }
    }
  }

  @Test(arguments: ["", "#", "#fff", "#ffff", "#fffff", "#ffffffff", "ffffff", "fffffff", " #ffffff", "#ffffff "])
  func `Other forms are none`(text: String) { #expect(plain(Array(text.utf8)) == nil) }

  @Test func `Numbers and letters have their values`() {
    #expect(plain(Array("#0123fE".utf8)) == RGBA8(red: 0x01, green: 0x23, blue: 0xFE))
    #expect(plain(Array("#9aBcD8".utf8)) == RGBA8(red: 0x9A, green: 0xBC, blue: 0xD8))
  }
}
