import Pixels

/// Masks as an illustrator's look: flat shapes with anti-aliased edges, five layers, 2000 pixels wide.
enum ShapeMasks {
  static let size = PixelSize(width: 2000, height: 12)

  /// Rows of discs that overlap from layer to layer. `step` quantises coverages: 1, or 5 for 52 levels.
  static func masks(step: Int) -> [Mask] {
    (0..<5).map { layer in
      let spacing = 17 + 8 * layer
      let radius = 7 - 0.8 * Double(layer)
      return Mask(
        size: size,
        coverages: (0..<size.area).map { pixel in
          let x = Double(pixel % size.width % spacing) + 0.5 - Double(spacing) / 2
          let y = Double(pixel / size.width) + 0.5 - 6.25 + Double(layer)
          return level(radius - (x * x + y * y).squareRoot(), step: step)
        })
    }
  }

  /// The coverage of a pixel whose centre lies `inside` pixels within the edge.
  private static func level(_ inside: Double, step: Int) -> UInt8 {
    let coverage = min(max(inside + 0.5, 0), 1)
    return UInt8((coverage * 255 / Double(step)).rounded() * Double(step))
  }
}
