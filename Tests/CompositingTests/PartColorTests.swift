import Compositing
import Pixels
import Testing

/// Where only one layer has coverage, its colour is seen exactly, however little alpha there is.
@Suite struct PartColorTests {
  @Test(arguments: BlendSpace.allCases, [nil, PixelSize(width: 19, height: 3), PixelSize(width: 61, height: 9)])
  func aloneALayerShowsItsOwnColor(blend: BlendSpace, size: PixelSize?) {
    var stacks = RandomStacks(seed: 30)
    var visible = 0
    for round in 0..<60 {
      var stack = stacks.stack(PixelSize(width: 40, height: 6), layers: 5, deep: round % 2 == 1)
      stack.background = .clear
      stack.blend = blend
      let alone = round % 5
      for layer in 0..<5 where layer != alone {
        stack.masks[layer] = Mask(size: stack.masks[layer].size, coverages: [UInt8](repeating: 0, count: 240))
      }
      let picture = stack.rendered(resizedTo: size)
      let tint = stack.tints[alone]
      for offset in stride(from: 0, to: picture.bytes.count, by: 4) where picture.bytes[offset + 3] > 0 {
        visible += 1
        #expect(picture.bytes[offset..<offset + 3] == [tint.red, tint.green, tint.blue])
      }
    }
    #expect(visible > 1000)
  }
}
