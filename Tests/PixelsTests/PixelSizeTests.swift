import Pixels
import Testing

@Suite struct PixelSizeTests {
  @Test(arguments: [
    (1, 1, 1), (1000, 456, 456_000), (0, 7, 0), (4_294_967_296, 2_147_483_647, 9_223_372_032_559_808_512),
  ])
  func areaIsTheProduct(width: Int, height: Int, area: Int) {
    #expect(PixelSize(width: width, height: height).area == area)
  }

  @Test(arguments: [(Int.max, 2), (4_294_967_296, 4_294_967_296), (Int.max, Int.max)])
  func areaIsSaturated(width: Int, height: Int) {
    #expect(PixelSize(width: width, height: height).area == .max)
  }

  @Test func describedAsOnTheCommandLine() {
    #expect(PixelSize(width: 1000, height: 456).description == "1000x456")
  }
}
