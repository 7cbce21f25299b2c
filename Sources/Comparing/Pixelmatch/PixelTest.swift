/// The test of a pixelmatch generation, whether two pixels of unequal words differ.
///
/// All of it is IEEE arithmetic in `Double`, evaluated left to right as written, so that every machine agrees.
/// Source of the generations' formulas: mapbox/pixelmatch (ISC licence), 6.0.0, 7.2.0 and 8.0.0.
protocol PixelTest {
  /// `within`, `different` or `darker`; `place` is the offset of the pixel's first byte in the whole picture.
  func verdict(_ expected: UInt32, _ actual: UInt32, at place: Int) -> PixelVerdict
}

/// The difference of luma between a pixel and a neighbour, which the antialiasing test of a generation looks at.
protocol LumaDifference {
  /// Above 0 where `center` is lighter; `place` is the offset of the first byte of `center` in the whole picture.
  func difference(_ center: UInt32, _ neighbor: UInt32, at place: Int) -> Double
}

/// Three numbers of a pixel: red, green and blue, of a colour or of a difference of two.
struct Channels {
  var red: Double
  var green: Double
  var blue: Double

  @inline(__always) init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  @inline(__always) init(_ word: UInt32) {
    self.init(Double(word.red), Double(word.green), Double(word.blue))
  }

  /// Luma, Y of NTSC's YIQ.
  @inline(__always) var y: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
  @inline(__always) var i: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
  @inline(__always) var q: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}

/// The squared distance in YIQ that a threshold stands for. 35215 is about the largest possible.
struct YIQLimit {
  let value: Double

  init(threshold: Double) {
    value = 35215 * threshold * threshold
  }

  @inline(__always) func verdict(y: Double, i: Double, q: Double) -> PixelVerdict {
    let delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return delta > value ? (y > 0 ? .darker : .different) : .within
  }
}
