import Compositing
import Pixels
import Testing

/// Small random stacks in all directions of resizing, and on a canvas.
@Suite struct SmallResizingTests {
  @Test(arguments: [
    (1, 1, 3, 2), (7, 5, 3, 4), (5, 3, 9, 1), (1, 9, 4, 3), (12, 1, 1, 12), (8, 8, 8, 8), (8, 8, 4, 2), (3, 3, 1, 1),
  ])
  func oddShapes(width: Int, height: Int, newWidth: Int, newHeight: Int) {
    var stacks = RandomStacks(seed: 40)
    var comparison = Comparison()
    for round in 0..<12 {
      let stack = stacks.stack(PixelSize(width: width, height: height), layers: 1 + round % 5, deep: round % 3 == 0)
      comparison.add(stack.comparison(resizedTo: PixelSize(width: newWidth, height: newHeight)))
    }
    #expect(comparison.differences == [])
  }

  @Test(arguments: 50..<54) func randomSizes(seed: UInt64) {
    var stacks = RandomStacks(seed: seed)
    var comparison = Comparison()
    for round in 0..<100 {
      let size = PixelSize(width: stacks.number(1...12), height: stacks.number(1...12))
      let stack = stacks.stack(size, layers: stacks.number(1...6), deep: round % 2 == 0)
      let other = PixelSize(width: stacks.number(1...12), height: stacks.number(1...12))
      comparison.add(stack.comparison(resizedTo: other))
    }
    #expect(comparison.differences == [])
    #expect(comparison.ties > 0)
  }

  @Test func canvasAroundAnyResizedPicture() {
    var stacks = RandomStacks(seed: 60)
    var comparison = Comparison()
    for round in 0..<100 {
      let size = PixelSize(width: stacks.number(1...6), height: stacks.number(1...6))
      let stack = stacks.stack(size, layers: stacks.number(1...3), deep: round % 2 == 0)
      let inner = round % 3 == 0 ? nil : PixelSize(width: stacks.number(1...9), height: stacks.number(1...9))
      let canvas = PixelSize(
        width: (inner ?? size).width + stacks.number(0...5), height: (inner ?? size).height + stacks.number(0...5))
      comparison.add(stack.comparison(resizedTo: inner, in: canvas))
    }
    #expect(comparison.differences == [])
  }

  @Test func oddDifferencePutsTheExtraPixelRightAndBelow() {
    let red = RGBA8(red: 255, green: 0, blue: 0)
    let mask = Mask(size: PixelSize(width: 1, height: 1), coverages: [255] as [UInt8])
    let picture = LayerStack(masks: [mask], tints: [red]).rendered(in: PixelSize(width: 4, height: 2))
    let marked = (0..<8).filter { picture[$0 % 4, $0 / 4] == red }
    #expect(marked == [1])
  }
}
