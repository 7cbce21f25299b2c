import Pixels
import Testing

@Suite struct RGBA8Tests {
  @Test(arguments: [
    (RGBA8(red: 0, green: 0, blue: 0), "#000000"), (RGBA8(red: 1, green: 15, blue: 16), "#010f10"),
    (RGBA8(red: 255, green: 149, blue: 0), "#ff9500"), (RGBA8(red: 255, green: 0, blue: 0, alpha: 128), "#ff000080"),
    (RGBA8(red: 10, green: 11, blue: 12, alpha: 9), "#0a0b0c09"), (.clear, "#00000000"),
    (RGBA8(red: 171, green: 205, blue: 239, alpha: 254), "#abcdeffe"),
  ])
  func descriptionIsLowerCaseHex(color: RGBA8, text: String) {
    #expect(color.description == text)
  }

  @Test func channelsAreRedGreenBlue() {
    let color = RGBA8(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(ColorChannel.allCases.map { color[$0] } == [1, 2, 3])
  }

  @Test func opaqueUnlessSaid() {
    #expect(RGBA8(red: 1, green: 2, blue: 3) == RGBA8(red: 1, green: 2, blue: 3, alpha: 255))
  }
}
