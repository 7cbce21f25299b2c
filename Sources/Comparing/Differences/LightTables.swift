import Colors

/// From samples to linear light, and from that to X, Y and Z as shares of white, in single precision.
final class LightTables: Sendable {
  static let shared = LightTables()

  /// Linear light of the 256 levels of 8 bits.
  let levels: [Float]
  /// What full light of red adds to X, Y and Z, then of green, then of blue.
  let shares: [Float]
  /// Linear light at n / 4096 for 0...4096, and the last once more. A straight line between two of them is within 3e-8.
  private let curve: [Float]

  private init() {
    levels = (0...255).map { Float(SRGBLight.decode(Double($0) / 255)) }
    shares = (0..<3).flatMap { channel in
      let full = (0..<3).map { $0 == channel ? 1.0 : 0 }
      let shares = SRGBLight.shares(encodedRed: full[0], green: full[1], blue: full[2])
      return [Float(shares.x), Float(shares.y), Float(shares.z)]
    }
    curve = (0...4097).map { Float(SRGBLight.decode(Double(min($0, 4096)) / 4096)) }
  }

  /// The light of a pixel's channels, laid over a grey of the level `ground` or opaque. Equal samples give equal light.
  func light<Word: PixelWord>(of word: Word, over ground: Int) -> SIMD3<Float> {
    let scale = Float(Word.maximum) * Float(Word.maximum)
    let value = { (sample: Int) in
      self.decoded(Float(sample * word.alpha + ground * (Word.maximum - word.alpha)) / scale)
    }
    return SIMD3(value(word.red), value(word.green), value(word.blue))
  }

  private func decoded(_ encoded: Float) -> Float {
    let position = encoded * 4096
    let index = Int(position)
    return curve[index] + (curve[index + 1] - curve[index]) * (position - Float(index))
  }
}
