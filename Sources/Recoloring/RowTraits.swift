public import Compositing
import Pixels

/// What is known of the colours of a plane's rows before there are any: which bytes are equal under every colorway.
public struct RowTraits: Sendable {
  /// The number of rows.
  public let rowCount: Int
  /// Of each row its alpha, or, where it is not known, `unknownAlpha` and more, a number of its own.
  let alphas: [UInt32]
  /// Of each row the first row that has the same red, green and blue under every colorway.
  let hues: [UInt32]
  /// Those rows that are not the first of theirs, with the first.
  private let shared: [(row: UInt32, first: UInt32)]
  /// Sets of colours to estimate costs by.
  let samples: [[RGBA8]]

  static let unknownAlpha: UInt32 = 256

  /// Nothing is known of the colours of `rowCount` rows.
  public init(rowCount: Int) {
    self.rowCount = rowCount
    alphas = (0..<UInt32(rowCount)).map { Self.unknownAlpha + $0 }
    hues = (0..<UInt32(rowCount)).map { $0 }
    shared = []
    samples = []
  }

  /// What the weights tell, for tints of the table's alphas and backgrounds of `groundAlpha`. Alphas do not depend on the
  /// colours, and a row in which one tint alone shows has that tint's red, green and blue, whatever its alpha.
  public init(_ table: WeightTable, groundAlpha: UInt8) {
    rowCount = table.count
    samples = SampleColors.sets(of: table, groundAlpha: groundAlpha)
    alphas = samples[0].map { UInt32($0.alpha) }
    hues = Self.hues(of: table, groundAlpha: groundAlpha, alphas: alphas)
    shared = Self.shared(hues)
  }

  /// What the weights tell for all tints whose alphas are 0 where the table's are 0, 255 where they are 255, and between
  /// elsewhere. An alpha is known where no translucent tint shows, and where no background is seen or it is opaque.
  public init(ofAlphasLike table: WeightTable, groundAlpha: UInt8) {
    rowCount = table.count
    samples = []
    let stride = table.layerCount + 1
    let translucent = table.tintAlphas.indices.filter { table.tintAlphas[$0] < 255 }
    let current = SampleColors.sets(of: table, groundAlpha: groundAlpha)[0]
    alphas = (0..<table.count).map { row in
      let weights = table.weights[row * stride..<(row + 1) * stride]
      if groundAlpha == 255 || weights[weights.startIndex] == 0 { return 255 }
      let isFixed = translucent.allSatisfy { weights[weights.startIndex + 1 + $0] == 0 }
      return isFixed ? UInt32(current[row].alpha) : Self.unknownAlpha + UInt32(row)
    }
    hues = Self.hues(of: table, groundAlpha: groundAlpha, alphas: alphas)
    shared = Self.shared(hues)
  }

  /// What is known of the rows of all pictures that share a plane. Translucent tints of all alphas do, so of these nothing is
  /// taken for known.
  public init(sharedBy table: WeightTable, groundAlpha: UInt8) {
    let isOpaque = table.tintAlphas.allSatisfy { $0 == 0 || $0 == 255 }
    if isOpaque {
      self.init(table, groundAlpha: groundAlpha)
    } else {
      self.init(ofAlphasLike: table, groundAlpha: groundAlpha)
    }
  }

  /// Rows whose alpha is 0, or may be, are left out: they are all zeros then, whatever the tint.
  private static func hues(of table: WeightTable, groundAlpha: UInt8, alphas: [UInt32]) -> [UInt32] {
    var firsts = [UInt32?](repeating: nil, count: table.layerCount + 1)
    let stride = table.layerCount + 1
    return (0..<table.count).map { row in
      let weights = table.weights[row * stride..<(row + 1) * stride]
      let showing = (groundAlpha == 0 ? 1 : 0)..<stride
      let shown = showing.filter { weights[weights.startIndex + $0] > 0 }
      guard (1..<unknownAlpha).contains(alphas[row]), shown.count == 1, let source = shown.first else {
        return UInt32(row)
      }
      if let first = firsts[source] { return first }
      firsts[source] = UInt32(row)
      return UInt32(row)
    }
  }

  private static func shared(_ hues: [UInt32]) -> [(row: UInt32, first: UInt32)] {
    zip(0..., hues).filter { $0 != $1 }.map { (row: $0, first: $1) }
  }

  /// Whether these colours agree with what is known.
  func agree(with pixels: UnsafePointer<UInt32>) -> Bool {
    var difference: UInt32 = 0
    let known = alphas.span
    for row in known.indices {
      let alpha = known[unchecked: row]
      difference |= alpha < Self.unknownAlpha ? pixels[row] >> 24 ^ alpha : 0
    }
    for (row, first) in shared { difference |= (pixels[Int(row)] ^ pixels[Int(first)]) & 0xFF_FFFF }
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
