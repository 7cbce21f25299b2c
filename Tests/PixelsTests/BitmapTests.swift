import Pixels
import Testing

@Suite struct BitmapTests {
  private static let bitmap = Bitmap(size: PixelSize(width: 2, height: 2), bytes: (0..<16).map { UInt8($0) })

  @Test func pixelsAreRowMajorInRedGreenBlueAlpha() {
    #expect(Self.bitmap[0, 0] == RGBA8(red: 0, green: 1, blue: 2, alpha: 3))
    #expect(Self.bitmap[1, 0] == RGBA8(red: 4, green: 5, blue: 6, alpha: 7))
    #expect(Self.bitmap[0, 1] == RGBA8(red: 8, green: 9, blue: 10, alpha: 11))
    #expect(Self.bitmap.width == 2 && Self.bitmap.height == 2)
  }

  @Test func equalBySizeAndBytes() {
    let bytes = Self.bitmap.bytes
    #expect(Self.bitmap == Bitmap(size: Self.bitmap.size, bytes: bytes))
    #expect(Self.bitmap != Bitmap(size: PixelSize(width: 4, height: 1), bytes: bytes))
    var changed = Self.bitmap
    changed.bytes[15] = 0
    #expect(Self.bitmap != changed)
  }
}
