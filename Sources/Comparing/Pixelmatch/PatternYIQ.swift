/// Generation 7: the difference of the pixels, laid over a pattern where they are translucent, in YIQ.
struct PatternYIQ: PixelTest, LumaDifference {
  let limit: YIQLimit
  let checkerboard: Bool

  @inline(__always) func verdict(_ expected: UInt32, _ actual: UInt32, at place: Int) -> PixelVerdict {
    let delta = delta(expected, actual, at: place)
    return limit.verdict(y: delta.y, i: delta.i, q: delta.q)
  }

  /// Both pixels lie over the ground of the centre's place.
  @inline(__always) func difference(_ center: UInt32, _ neighbor: UInt32, at place: Int) -> Double {
    center == neighbor ? 0 : delta(center, neighbor, at: place).y
  }

  @inline(__always) private func delta(_ first: UInt32, _ second: UInt32, at place: Int) -> Channels {
    Ground.difference(first, second, over: Ground.channels(checkerboard: checkerboard, at: place))
  }
}
