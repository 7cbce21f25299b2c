import Testing

@testable import layer_tool

@Suite("Soft edges")
struct SofteningTests {
  /// The mean over a box of (2 half + 1) by (2 half + 1) pixels, three times, in fractions over a common divisor.
  private static func reference(_ plane: Plane, half: Int) -> [UInt8] {
    var values = plane.values.map { Int($0) }
    // Room for what flows out of the picture and back in.
    let margin = 3 * half
    let (width, height) = (plane.width + 2 * margin, plane.height + 2 * margin)
    var wide = [Int](repeating: 0, count: width * height)
    for index in values.indices {
      wide[(index / plane.width + margin) * width + index % plane.width + margin] = values[index]
    }
    for _ in 0..<3 {
      wide = wide.indices.map { index in
        let (x, y) = (index % width, index / width)
        var sum = 0
        for row in max(y - half, 0)...min(y + half, height - 1) {
          for column in max(x - half, 0)...min(x + half, width - 1) { sum += wide[row * width + column] }
        }
        return sum
      }
    }
    let divisor = (0..<6).reduce(1) { product, _ in product * (2 * half + 1) }
    for index in values.indices {
      let sum = wide[(index / plane.width + margin) * width + index % plane.width + margin]
      values[index] = (2 * sum + divisor) / (2 * divisor)
    }
    return values.map { UInt8($0) }
  }

  @Test("Three means over a square box, pixel by pixel", arguments: [(3.0, 1), (5.9, 1), (6, 2), (9, 3)])
  func means(reach: Double, half: Int) {
    var state: UInt64 = 9
    let values = (0..<13 * 9).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 40)
    }
    let plane = Plane(width: 13, height: 9, values: values)
    #expect(Softening.softened(plane, reach: reach).values == Self.reference(plane, half: half))
  }

  @Test("Nothing fades over less than three pixels", arguments: [0, 1, 2.9])
  func hard(reach: Double) {
    let plane = Drawings.plane(".....", ".###.", ".....")
    #expect(Softening.softened(plane, reach: reach) == plane)
  }

  @Test("No pixel farther away than the reach is touched, and wide areas stay full", arguments: [3, 6, 12])
  func reach(reach: Int) {
    let plane = Plane(width: 80, height: 1, values: (0..<80).map { $0 < 40 ? 255 : 0 })
    let tall = Plane(width: 80, height: 80, values: Array((0..<80).map { _ in plane.values }.joined()))
    let row = Softening.softened(tall, reach: Double(reach)).values[40 * 80..<41 * 80]
    #expect(row.dropFirst(20).prefix(20 - reach).allSatisfy { $0 == 255 })
    #expect(row.dropFirst(40 + reach).allSatisfy { $0 == 0 })
    #expect(zip(row.dropFirst(20), row.dropFirst(21)).allSatisfy { $0 >= $1 })
  }

  @Test("Coverage is rounded to the nearest step", arguments: 1...51)
  func levels(levels: Int) {
    let steps = (0...levels).map { Double($0) * 255 / Double(levels) }
    for coverage in 0...255 {
      let level = Int(FinishPlanes.level(coverage, of: levels))
      let nearest = steps.map { abs($0 - Double(coverage)) }.min()!
      #expect(abs(Double(level - coverage)) <= nearest + 0.5)
      #expect(steps.contains { abs($0 - Double(level)) <= 0.5 })
    }
  }
}
