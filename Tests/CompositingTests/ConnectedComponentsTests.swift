import Compositing
import Pixels
import TestSupport
import Testing

/// Connected pieces, against a flood fill.
struct ConnectedComponentsTests {
  /// For each piece its pixels in rising order and the sum of their coverages, in the order of first pixels.
  private func flooded(_ mask: Mask) -> [(pixels: [Int], sum: Int)] {
    let (width, height) = (mask.size.width, mask.size.height)
    var seen = [Bool](repeating: false, count: mask.size.area)
    var result: [(pixels: [Int], sum: Int)] = []
    for start in seen.indices where !seen[start] && mask[start % width, start / width] > 0 {
      var (open, pixels) = ([start], [Int]())
      seen[start] = true
      while let pixel = open.popLast() {
        pixels.append(pixel)
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
          let (x, y) = (pixel % width + dx, pixel / width + dy)
          guard x >= 0, x < width, y >= 0, y < height, mask[x, y] > 0, !seen[y * width + x] else { continue }
          seen[y * width + x] = true
          open.append(y * width + x)
        }
      }
      result.append((pixels.sorted(), pixels.reduce(0) { $0 + Int(mask[$1 % width, $1 / width]) }))
    }
    return result
  }

  @Test(arguments: [(1, 1, 1), (17, 9, 1), (17, 9, 2), (40, 40, 2), (40, 40, 3), (1, 30, 2), (30, 1, 2), (64, 64, 4)])
  func areThoseOfAFloodFill(width: Int, height: Int, sparseness: Int) {
    var random = SplitMix64(seed: UInt64(width * 100 + height * 10 + sparseness))
    let size = PixelSize(width: width, height: height)
    for _ in 0..<20 {
      let masks = (0..<2).map { _ in
        Mask(
          size: size,
          coverages: (0..<size.area).map { _ in random.below(sparseness) == 0 ? UInt8(random.below(256)) : 0 })
      }
      let flattened = FlattenedMasks(masks: masks)
      for (layer, mask) in masks.enumerated() {
        let found = flattened.components(ofLayer: layer)
        let expected = flooded(mask)
        #expect(
          found.map { $0.runs.flatMap { run in run.columns.map { run.y * width + $0 } } } == expected.map(\.pixels))
        for (piece, other) in zip(found, expected) { #expect(abs(piece.area - Double(other.sum) / 255) < 1e-9) }
      }
    }
  }

  /// Arms that meet only at the bottom are one piece, however many rows it takes.
  @Test func combs() {
    let size = PixelSize(width: 9, height: 5)
    let comb = (0..<size.area).map { UInt8($0 / 9 == 4 || $0 % 9 % 2 == 0 ? 255 : 0) }
    #expect(FlattenedMasks(masks: [Mask(size: size, coverages: comb)]).components(ofLayer: 0).count == 1)
  }
}
