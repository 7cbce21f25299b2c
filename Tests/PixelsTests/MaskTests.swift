import Pixels
import Testing

@Suite struct MaskTests {
  private static let row = PixelSize(width: 3, height: 1)

  @Test func eightBitsStayEight() {
    let mask = Mask(size: Self.row, coverages: [0, 128, 255] as [UInt8])
    #expect(mask.samples == .eight([0, 128, 255]))
    #expect(mask.maximum == 255)
    #expect([mask[0, 0], mask[1, 0], mask[2, 0]] == [0, 128, 255])
  }

  @Test func sixteenBitsStaySixteen() {
    let mask = Mask(size: Self.row, coverages: [0, 1, 65535] as [UInt16])
    #expect(mask.samples == .sixteen([0, 1, 65535]))
    #expect(mask.maximum == 65535)
    #expect([mask[0, 0], mask[1, 0], mask[2, 0]] == [0, 1, 65535])
  }

  @Test func allMultiplesOf257AreEightBits() {
    let size = PixelSize(width: 16, height: 16)
    let bytes = (0..<256).map { UInt8($0) }
    let deep = Mask(size: size, coverages: bytes.map { UInt16($0) * 257 })
    #expect(deep == Mask(size: size, coverages: bytes))
  }

  @Test(arguments: [1, 256, 258, 65534] as [UInt16]) func oneOtherSampleKeepsSixteenBits(sample: UInt16) {
    let mask = Mask(size: Self.row, coverages: [257, sample, 65535])
    #expect(mask.samples == .sixteen([257, sample, 65535]))
  }

  @Test func samplesAreRowMajor() {
    let mask = Mask(size: PixelSize(width: 2, height: 3), coverages: [1, 2, 3, 4, 5, 6] as [UInt8])
    #expect(mask[1, 0] == 2 && mask[0, 1] == 3 && mask[1, 2] == 6)
  }

  @Test func aMaskMayBeEmpty() {
    let mask = Mask(size: PixelSize(width: 0, height: 4), coverages: [] as [UInt16])
    #expect(mask.samples == .eight([]))
  }
}
