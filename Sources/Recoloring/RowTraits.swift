public import Compositing
import Pixels

/// What is known of the colours of a plane's rows before there are any: which bytes are equal under every colorway.
public struct RowTraits: Sendable {
  /// The number of rows.
  public let rowCount: Int
  /// Of each row its alpha; nil where nothing is known.
  let alphas: [UInt8]?
  /// Of each row the first row that has the same red, green and blue under every colorway.
  let hues: [UInt32]
  /// Sets of colours to estimate costs by.
  let samples: [[RGBA8]]

  /// Nothing is known of the colours of `rowCount` rows.
  public init(rowCount: Int) {
    self.rowCount = rowCount
    alphas = nil
    hues = (0..<UInt32(rowCount)).map { $0 }
    samples = []
  }

  /// What the weights tell, for backgrounds of this alpha. Alphas do not depend on the colours, and a row in which one tint
  /// alone shows has that tint's red, green and blue, whatever its alpha.
  public init(_ table: WeightTable, groundAlpha: UInt8) {
    rowCount = table.count
    samples = SampleColors.sets(of: table, groundAlpha: groundAlpha)
    let alphas = samples[0].map(\.alpha)
    self.alphas = alphas
    var firsts = [UInt32?](repeating: nil, count: table.layerCount + 1)
    let stride = table.layerCount + 1
    hues = (0..<table.count).map { row in
      let weights = table.weights[row * stride..<(row + 1) * stride]
      let showing = (groundAlpha == 0 ? 1 : 0)..<stride
      let shown = showing.filter { weights[weights.startIndex + $0] > 0 }
      // A row whose alpha is rounded to 0 shows no tint.
      guard shown.count == 1, alphas[row] > 0, let source = shown.first else { return UInt32(row) }
      if let first = firsts[source] { return first }
      firsts[source] = UInt32(row)
      return UInt32(row)
    }
  }

  /// Whether these colours agree with what is known.
  func agree(with pixels: UnsafePointer<UInt32>) -> Bool {
    guard let alphas else { return true }
    var difference: UInt32 = 0
    let (known, firsts) = (alphas.span, hues.span)
    for row in known.indices {
      difference |= pixels[row] >> 24 ^ UInt32(known[unchecked: row])
      difference |= (pixels[row] ^ pixels[Int(firsts[unchecked: row])]) & 0xFF_FFFF
    }
    return difference == 0
  }
}

/// Colours for estimates: always the same ones.
private enum SampleColors {
  static let count = 4

  static func sets(of table: WeightTable, groundAlpha: UInt8) -> [[RGBA8]] {
    var state: UInt64 = 0x5EED
    return (0..<count).map { _ in
      let ground = color(&state, alpha: groundAlpha)
      let tints = table.tintAlphas.map { color(&state, alpha: $0) }
      return table.colors(tints: tints, background: groundAlpha == 0 ? .clear : ground)
    }
  }

  /// The upper bits of Knuth's linear congruential generator (MMIX).
  private static func color(_ state: inout UInt64, alpha: UInt8) -> RGBA8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return RGBA8(
      red: UInt8(state >> 56), green: UInt8(state >> 48 & 255), blue: UInt8(state >> 40 & 255), alpha: alpha)
  }
}
