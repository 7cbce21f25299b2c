import Compositing
import Pixels
import TestSupport

/// Layer stacks with soft edges, so that there are rows in which one tint alone shows.
enum SoftShapes {
  /// Discs of random places and sizes.
  static func masks(_ width: Int, _ height: Int, layers: Int, seed: UInt64) -> FlattenedMasks {
    var random = SplitMix64(seed: seed)
    return FlattenedMasks(
      masks: (0..<layers).map { _ in
        let (cx, cy) = (random.below(width), random.below(height))
        let radius = 2 + random.below(width / 2 + 1)
        var coverages: [UInt8] = []
        for y in 0..<height {
          for x in 0..<width {
            let distance = (Double((x - cx) * (x - cx) + (y - cy) * (y - cy))).squareRoot()
            coverages.append(UInt8(max(0, min(255, (Double(radius) - distance) * 128))))
          }
        }
        return Mask(size: PixelSize(width: width, height: height), coverages: coverages)
      })
  }

  static func tints(_ alphas: [UInt8], _ random: inout SplitMix64) -> [RGBA8] {
    alphas.map { alpha in
      let bits = random.next()
      return RGBA8(
        red: UInt8(bits & 255), green: UInt8(bits >> 8 & 255), blue: UInt8(bits >> 16 & 255), alpha: alpha)
    }
  }
}
