import Colors

/// From samples to X, Y and Z as shares of white, in single precision.
final class LightTables: Sendable {
  static let shared = LightTables()

  /// What each level of a channel adds: 256 of red, 256 of green, 256 of blue.
  private let levels: [Lanes]
  /// What full light of each channel adds.
  private let full: (red: Lanes, green: Lanes, blue: Lanes)
  /// Linear light at n / 4096 for 0...4096, and the last once more. A straight line between two of them is within 3e-8.
  let light: [Float]

  private init() {
    let row = { (channel: Int, value: Double) in
      let shares = SRGBLight.shares(
        encodedRed: channel == 0 ? value : 0, green: channel == 1 ? value : 0, blue: channel == 2 ? value : 0)
      return Lanes(Float(shares.x), Float(shares.y), Float(shares.z), 0)
    }
    levels = (0..<768).map { row($0 / 256, Double($0 % 256) / 255) }
    full = (row(0, 1), row(1, 1), row(2, 1))
    light = (0...4097).map { Float(SRGBLight.decode(Double(min($0, 4096)) / 4096)) }
  }

  /// The shares of an opaque pixel of 8 bits a sample.
  @inline(__always) static func shares(_ levels: UnsafePointer<Lanes>, _ word: UInt32) -> Lanes {
    levels[Int(word & 255)] + levels[256 + Int(word >> 8 & 255)] + levels[512 + Int(word >> 16 & 255)]
  }

  /// Lends the table of levels.
  @inline(__always) func withLevels<Result>(_ body: (UnsafePointer<Lanes>) -> Result) -> Result {
    levels.withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  /// The shares of a pixel laid over a grey of the level `ground`, or of an opaque one.
  func shares<Word: PixelWord>(_ word: Word, over ground: Int) -> Lanes {
    let scale = Float(Word.maximum) * Float(Word.maximum)
    let value = { (sample: Int) in
      self.decoded(Float(sample * word.alpha + ground * (Word.maximum - word.alpha)) / scale)
    }
    return value(word.red) * full.red + value(word.green) * full.green + value(word.blue) * full.blue
  }

  private func decoded(_ encoded: Float) -> Float {
    let position = encoded * 4096
    let index = Int(position)
    return light[index] + (light[index + 1] - light[index]) * (position - Float(index))
  }
}
