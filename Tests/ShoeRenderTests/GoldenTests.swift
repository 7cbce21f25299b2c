import ShoeDesign
import Testing

@testable import ShoeRender

/// Pictures as they were when someone looked at them.
struct GoldenTests {
  @Test func theDefaultShoe() throws {
    try Golden.expect(try png(request(.width(250))), is: "default-250")
  }

  @Test func aTranslucentOutlineOnAGround() throws {
    let colors = ShoeColors(
      base: rgba(245, 240, 225), side: rgba(0, 122, 255), sole: rgba(52, 199, 89), cage: rgba(255, 204, 0),
      outline: rgba(88, 86, 214, 128))
    let picture = request(.width(125)) {
      $0.colors = colors
      $0.background = rgba(28, 28, 30)
    }
    try Golden.expect(try png(picture), is: "translucent-outline-125")
  }
}
