import Colors

/// Generation 8: a distance in OKLab, with a toe in the lightness; black and white are 1 apart.
struct PatternOKLab: PixelTest {
  let threshold: Double
  let checkerboard: Bool
  let tables = OKLabTables.shared

  @inline(__always) func verdict(_ expected: UInt32, _ actual: UInt32, at place: Int) -> PixelVerdict {
    let isOpaque = (expected & actual).isOpaque
    let ground = isOpaque ? Channels(0, 0, 0) : Ground.channels(checkerboard: checkerboard, at: place)
    let first = cone(expected, isOpaque: isOpaque, over: ground)
    let second = cone(actual, isOpaque: isOpaque, over: ground)
    let light = Self.lightness(first) - Self.lightness(second)
    let (l, m, s) = (first.red - second.red, first.green - second.green, first.blue - second.blue)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    let rest = threshold - light.magnitude
    if rest > 0 && a * a + b * b <= rest * rest { return .within }
    return light > 0 ? .darker : .different
  }

  /// Cube roots of the responses of the three kinds of cones, in the order of their wavelengths.
  @inline(__always) private func cone(_ word: UInt32, isOpaque: Bool, over ground: Channels) -> Channels {
    let light = isOpaque ? tables.decoded(word) : tables.decoded(Self.blended(word, over: ground))
    let (r, g, b) = (light.red, light.green, light.blue)
    return Channels(
      tables.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
      tables.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
      tables.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b))
  }

  private static func blended(_ word: UInt32, over ground: Channels) -> Channels {
    let (color, alpha) = (Channels(word), Double(word.alpha))
    let blend = { (sample: Double, ground: Double) in (sample * alpha + ground * (255 - alpha)) / 255 }
    return Channels(blend(color.red, ground.red), blend(color.green, ground.green), blend(color.blue, ground.blue))
  }

  @inline(__always) private static func lightness(_ cone: Channels) -> Double {
    let light = 0.2104542553 * cone.red + 0.7936177850 * cone.green - 0.0040720468 * cone.blue
    let k = 1.206 / 1.03
    let x = k * light - 0.206
    return 0.5 * (x + (x * x + 4 * 0.03 * k * light).squareRoot())
  }
}

/// Generation 8's luma for the antialiasing test: over white, and where it is equal, alpha decides.
struct WhiteLuma: LumaDifference {
  @inline(__always) func difference(_ center: UInt32, _ neighbor: UInt32, at _: Int) -> Double {
    guard center != neighbor else { return 0 }
    let luma = Ground.difference(center, neighbor, over: Channels(255, 255, 255)).y
    let alpha = Double(center.alpha) - Double(neighbor.alpha)
    return luma == 0 && alpha != 0 ? alpha / 2 : luma
  }
}
