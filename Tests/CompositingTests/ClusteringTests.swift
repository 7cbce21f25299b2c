import Pixels
import TestSupport
import Testing

@testable import Compositing

/// Few rows for many: the error that is said holds for all colours, and some colours nearly reach it.
@Suite struct ClusteringTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    var seed: UInt64
    var layers: Int
    var ground: UInt8
    var blend = BlendSpace.srgb
    var limit = 24
    var resized: PixelSize?

    var testDescription: String { "\(layers) layers on alpha \(ground), \(blend), to \(limit), seed \(seed)" }
  }

  private static let cases =
    [0, 255, 99].flatMap { (ground: UInt8) in
      BlendSpace.allCases.flatMap { blend in
        (1...5).map { Case(seed: UInt64($0), layers: $0, ground: ground, blend: blend, limit: 8 * $0) }
      }
    } + [
      Case(seed: 7, layers: 5, ground: 255, limit: 256, resized: PixelSize(width: 50, height: 6)),
      Case(seed: 8, layers: 5, ground: 0, limit: 256, resized: PixelSize(width: 50, height: 6)),
      Case(seed: 9, layers: 2, ground: 0, limit: 3), Case(seed: 10, layers: 3, ground: 0, limit: 3),
    ]

  private func stack(_ example: Case) -> LayerStack {
    var stacks = RandomStacks(seed: 300 + example.seed)
    var stack = stacks.stack(PixelSize(width: 100, height: 6), layers: example.layers, deep: example.seed % 2 == 0)
    stack.background = RGBA8(red: 0, green: 0, blue: 0, alpha: example.ground)
    stack.blend = example.blend
    return stack
  }

  /// The largest difference that is seen on black or white, times 255.
  private func seen(_ left: [RGBA8], _ right: [RGBA8]) -> Int {
    zip(left, right).reduce(0) { largest, pair in
      let (a, b) = (Int(pair.0.alpha), Int(pair.1.alpha))
      return ColorChannel.allCases.reduce(largest) { largest, channel in
        let difference = a * Int(pair.0[channel]) - b * Int(pair.1[channel])
        return max(largest, abs(difference), abs(difference + 255 * (b - a)))
      }
    }
  }

  /// The largest difference over all ways to give the layers and the ground the least or the greatest value, three of
  /// them at a time, and over random colours.
  private func largestDifference(_ stack: LayerStack, _ left: WeightedPicture, _ right: WeightedPicture) -> Int {
    var random = SplitMix64(seed: 1)
    let tables = [left, right].map { picture in
      { (tints: [RGBA8], ground: RGBA8) in
        let colors = picture.table.colors(tints: tints, background: ground, blend: stack.blend)
        return picture.plane.indices.map { colors[Int($0)] }
      }
    }
    func difference(_ value: (Int, Int) -> UInt8) -> Int {
      let colors = ([stack.background] + stack.tints).enumerated().map { column, color in
        RGBA8(red: value(column, 0), green: value(column, 1), blue: value(column, 2), alpha: color.alpha)
      }
      return seen(tables[0](Array(colors.dropFirst()), colors[0]), tables[1](Array(colors.dropFirst()), colors[0]))
    }
    let extremes = (0..<1 << (stack.tints.count + 1)).map { number in
      difference { column, channel in (number ^ channel * 21) >> column & 1 == 1 ? 255 : 0 }
    }
    let others = (0..<20).map { _ in difference { _, _ in UInt8(random.below(256)) } }
    #expect(stack.blend == .linear || others.max()! <= extremes.max()! + 255)
    return max(extremes.max()!, others.max()!)
  }

  @Test(arguments: cases) private func theErrorHoldsAndIsNearlyReached(example: Case) {
    let stack = stack(example)
    let whole = FlattenedMasks(masks: stack.masks).weighted(by: stack.tints.map(\.alpha), resizedTo: example.resized)
    #expect(whole.table.count > example.limit)
    let clustered = whole.clustered(to: example.limit, background: stack.background, blend: stack.blend)
    #expect(clustered.picture.table.count <= example.limit)
    let difference = largestDifference(stack, whole, clustered.picture)
    #expect(difference <= 255 * clustered.largestError)
    guard stack.blend == .srgb else { return }
    // Of translucent pixels the bound allows for two roundings that rarely go the same way.
    #expect(difference >= 255 * (clustered.largestError - (example.ground == 255 ? 1 : 3)))
  }

  @Test(arguments: cases) private func opaqueAndClearPixelsStaySo(example: Case) {
    let stack = stack(example)
    let whole = FlattenedMasks(masks: stack.masks).weighted(by: stack.tints.map(\.alpha), resizedTo: example.resized)
    let clustered = whole.clustered(to: example.limit, background: stack.background, blend: stack.blend)
    let pictures = [whole, clustered.picture].map { picture in
      let colors = picture.table.colors(tints: stack.tints, background: stack.background, blend: stack.blend)
      return picture.plane.indices.map { colors[Int($0)].alpha }
    }
    for end in [0, 255] as [UInt8] {
      #expect(
        pictures[0].indices.filter { pictures[0][$0] == end } == pictures[1].indices.filter { pictures[1][$0] == end })
    }
  }

  @Test func asManyRowsAsThereMayBeAreKept() {
    let stack = stack(Case(seed: 3, layers: 2, ground: 0))
    let whole = FlattenedMasks(masks: stack.masks).weighted(by: stack.tints.map(\.alpha))
    let clustered = whole.clustered(to: whole.table.count)
    #expect(clustered.largestError == 0)
    #expect(clustered.picture.plane == whole.plane)
    #expect(clustered.picture.table.weights == whole.table.weights)
    #expect(whole.clustered(to: whole.table.count - 1).largestError > 0)
  }

  /// An outline of every coverage over each of four parts and over nothing, as the edges of a shoe are: 1,276 rows. Some
  /// centre has five of them, which lie a level apart.
  @Test(arguments: [0, 255] as [UInt8]) func ofAnOutlineFewLevelsAreLost(ground: UInt8) {
    let size = PixelSize(width: 256, height: 5)
    let parts = (0..<4).map { part in
      Mask(size: size, coverages: (0..<size.area).map { $0 / 256 == part ? 255 : 0 as UInt8 })
    }
    let outline = Mask(size: size, coverages: (0..<size.area).map { UInt8($0 % 256) })
    let whole = FlattenedMasks(masks: parts + [outline]).weighted(by: [UInt8](repeating: 255, count: 5))
    #expect(whole.table.count == 1276)
    let background = RGBA8(red: 0, green: 0, blue: 0, alpha: ground)
    let clustered = whole.clustered(to: 256, background: background)
    #expect((2...4).contains(clustered.largestError))
    #expect(whole.clustered(to: 256, background: background).picture.plane == clustered.picture.plane)
  }

  /// Mixtures that lie exactly a whole number of levels apart differ by no more than that, and it is said so.
  @Test(arguments: [128, 100, 64, 52, 26, 5]) func wholeDistancesAreNotRoundedUp(limit: Int) {
    let mask = Mask(size: PixelSize(width: 256, height: 1), coverages: (0..<256).map { UInt8($0) })
    let whole = FlattenedMasks(masks: [mask]).weighted(by: [255])
    let (black, white) = (RGBA8(red: 0, green: 0, blue: 0), RGBA8(red: 255, green: 255, blue: 255))
    let clustered = whole.clustered(to: limit, background: black)
    let pictures = [whole, clustered.picture].map { picture in
      Bitmap(picture.plane, colors: picture.table.colors(tints: [white], background: black))
    }
    let differences = (0..<256).map { abs(Int(pictures[0][$0, 0].red) - Int(pictures[1][$0, 0].red)) }
    #expect(differences.max() == clustered.largestError)
  }

  @Test func bytesThatDistancesReach() {
    let encoded = Transfer(.srgb)
    let distances: [(Double, Int)] = [
      (0, 0), (1e-12, 1), (0.5, 1), (1, 1), (1.001, 2), (3, 3), (254.5, 255), (255, 255),
    ]
    for (levels, bytes) in distances { #expect(encoded.largestDifference(ofMixturesApart: levels / 255) == bytes) }
    let linear = Transfer(.linear)
    for distance in [0.001, 0.01, 0.3, 1.0] {
      let pairs = (0...4000).map { Double($0) / 4000 * (1 - distance) * linear.values[255] }
      let found = pairs.map { linear.byte(for: $0 + distance * linear.values[255]) - linear.byte(for: $0) }
      let bound = linear.largestDifference(ofMixturesApart: distance)
      #expect(found.max()! <= bound && found.max()! >= bound - 1)
    }
  }
}
