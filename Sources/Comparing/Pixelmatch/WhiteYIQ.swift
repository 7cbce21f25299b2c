/// Generation 6: each pixel is blended over white on its own, and compared in YIQ.
struct WhiteYIQ: PixelTest, LumaDifference {
  let limit: YIQLimit

  @inline(__always) func verdict(_ expected: UInt32, _ actual: UInt32, at _: Int) -> PixelVerdict {
    let (first, second) = (Self.blended(expected), Self.blended(actual))
    return limit.verdict(y: first.y - second.y, i: first.i - second.i, q: first.q - second.q)
  }

  @inline(__always) func difference(_ center: UInt32, _ neighbor: UInt32, at _: Int) -> Double {
    center == neighbor ? 0 : Self.blended(center).y - Self.blended(neighbor).y
  }

  @inline(__always) private static func blended(_ word: UInt32) -> Channels {
    guard !word.isOpaque else { return Channels(word) }
    let alpha = Double(word.alpha) / 255
    let blend = { (sample: Int) in 255 + (Double(sample) - 255) * alpha }
    return Channels(blend(word.red), blend(word.green), blend(word.blue))
  }
}
