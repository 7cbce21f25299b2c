import Colors

/// Generation 8's tables. The interpolated values are part of its definition, so exact ones would not do.
final class OKLabTables: Sendable {
  static let shared = OKLabTables()

  /// Linear light of 0...255, and that of 255 once more.
  private let light: [Double]
  /// Cube roots of n / 4096 for 0...4097.
  private let roots: [Double]

  private init() {
    light = (0...256).map { SRGBLight.decode(Double(min($0, 255)) / 255) }
    roots = (0...4097).map { SRGBLight.cubeRoot(Double($0) / 4096) }
  }

  @inline(__always) func decoded(_ word: UInt32) -> Channels {
    Channels(light[word.red], light[word.green], light[word.blue])
  }

  /// Of samples between the whole numbers.
  @inline(__always) func decoded(_ samples: Channels) -> Channels {
    Channels(
      Self.value(of: light, at: samples.red), Self.value(of: light, at: samples.green),
      Self.value(of: light, at: samples.blue))
  }

  @inline(__always) func cubeRoot(_ value: Double) -> Double { Self.value(of: roots, at: 4096 * value) }

  @inline(__always) private static func value(of table: [Double], at position: Double) -> Double {
    let index = Int(position)
    return table[index] + (table[index + 1] - table[index]) * (position - Double(index))
  }
}
