public import Pixels

/// Draws rows of a heat picture: CIEDE2000 of each pixel as a colour of a scale whose lightness only rises.
///
/// Index 0, black, is no difference. Index i of 1...255 stands for differences of more than ((i - 1) / 25.5)² up to
/// (i / 25.5)², so that 1 has index 26, 10 has 81, and 100 and more have 255.
public enum HeatPainter {
  /// The colours of the indices: black, violet, red, orange, to a pale yellow, straight between five of the colours of
  /// matplotlib's scale "magma" (CC0).
  public static let palette: [RGBA8] = (0...255).map { index in
    guard index > 0 else { return RGBA8(red: 0, green: 0, blue: 0) }
    let place = (index - 1) * 4
    let (low, share) = (min(place / 254, 3), place - min(place / 254, 3) * 254)
    let mixed = { (channel: Int) in
      UInt8((anchors[low][channel] * (254 - share) + anchors[low + 1][channel] * share + 127) / 254)
    }
    return RGBA8(red: mixed(0), green: mixed(1), blue: mixed(2))
  }

  private static let anchors = [[20, 14, 54], [81, 18, 124], [183, 55, 121], [252, 137, 97], [252, 253, 191]]

  /// The index of a difference, which is not negative.
  public static func index(of deltaE: Float) -> UInt8 {
    guard deltaE > 0 else { return 0 }
    return UInt8(min((Double(min(deltaE, 1000)) * 650.25).squareRoot().rounded(.up), 255))
  }

  /// Writes the indices of a row from the plane that a comparer filled.
  public static func drawIndices(deltaE: UnsafeBufferPointer<Float>, into output: UnsafeMutablePointer<UInt8>) {
    for x in deltaE.indices { output[x] = index(of: deltaE[x]) }
  }

  /// The largest difference that an index stands for.
  public static func deltaE(of index: UInt8) -> Double { Double(Int(index) * Int(index)) / 650.25 }
}
