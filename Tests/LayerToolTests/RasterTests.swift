import Testing

@testable import layer_tool

@Suite("Work on pixels")
struct RasterTests {
  @Test("Every coverage goes to the nearest multiple of 5", arguments: 0...255)
  func quantizer(coverage: Int) {
    let nearest = (0...51).map { $0 * 5 }.min { abs($0 - coverage) < abs($1 - coverage) }!
    #expect(Int(Quantizer.level(UInt8(coverage))) == nearest)
    #expect(abs(nearest - coverage) <= 2)
  }

  @Test("There are 52 levels, and the ends stay")
  func levels() {
    #expect(Set((0...255).map { Quantizer.level(UInt8($0)) }).count == 52)
    let plane = Plane(width: 3, height: 1, values: [0, 252, 255])
    #expect(Quantizer.quantized(plane).values == [0, 250, 255])
  }

  @Test("Distances are those of a search over all pixels", arguments: 1...12)
  func distances(seed: UInt64) {
    var state = seed
    func random(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    let (width, height) = (1 + random(17), 1 + random(13))
    let isTarget = (0..<width * height).map { _ in random(8) == 0 }
    let found = DistanceTransform.squaredDistances(width: width, height: height) { isTarget[$0] }
    for index in isTarget.indices {
      let distances = isTarget.indices.filter { isTarget[$0] }.map { target in
        let (dx, dy) = (index % width - target % width, index / width - target / width)
        return Double(dx * dx + dy * dy)
      }
      #expect(found[index] == distances.min() ?? .infinity)
    }
  }

  @Test("Components are joined by sides, not by corners")
  func components() {
    let plane = Drawings.plane("##..#", "..#.#", "#.#..")
    let sets = Regions.components(of: plane) { plane.values[$0] == 255 }.map { Set($0) }
    #expect(Set(sets) == [[0, 1], [4, 9], [7, 12], [10]])
  }

  @Test("What joins the border")
  func border() {
    let plane = Drawings.plane("#####", "#.#.#", "#.#.#", "###.#")
    let isJoined = Regions.joinedToBorder(plane) { plane.values[$0] == 0 }
    #expect(isJoined.indices.filter { isJoined[$0] } == [8, 13, 18])
  }
}
