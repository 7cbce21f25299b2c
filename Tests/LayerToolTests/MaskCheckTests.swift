import Testing

@testable import layer_tool

@Suite("Checks of the masks")
struct MaskCheckTests {
  static let ring = Drawings.plane(
    ".......", ".#####.", ".#...#.", ".#...#.", ".#...#.", ".#####.", ".......")
  static let inside = Drawings.plane(
    ".......", ".......", "..###..", "..###..", "..###..", ".......", ".......")

  private func faults(base: Plane, outline: Plane = ring) -> [String] {
    LayerPipeline.faults(of: Drawings.planes(base: base, outline: outline)).map(\.description)
  }

  @Test("A base that reaches beneath the whole outline has no fault")
  func sound() {
    #expect(faults(base: Self.inside).isEmpty)
    let beneath = Drawings.plane(
      ".......", ".+###+.", ".#####.", ".#####.", ".#####.", ".+###+.", ".......")
    #expect(faults(base: beneath).isEmpty)
  }

  @Test("Coverage outside the silhouette is a fault")
  func outside() {
    var base = Self.inside
    base.values[6] = 255
    #expect(
      faults(base: base) == [
        "part 'base' at 7 px at (6.5, 0.5): 1 pixels outside the silhouette are covered; "
          + "end the region on the outline's centre line"
      ])
  }

  @Test("An edge that shows is a fault, and so is the background in it")
  func edges() {
    let base = Drawings.plane(
      ".......", ".......", "..###..", "..##+..", "..###..", ".......", ".......")
    #expect(
      faults(base: base) == [
        "part 'base' at 7 px at (4.5, 3.5): its edge shows outside the outline in 1 pixels; "
          + "run the region along stroked curves",
        "the layers at 7 px at (4.5, 3.5): the background shows through 1 pixels inside the silhouette; "
          + "let the base reach beneath them",
      ])
  }

  @Test("A hole inside is a seam; the same pixel outside is none")
  func seams() {
    var base = Self.inside
    base.values[3 * 7 + 3] = 0
    #expect(Seams.faults(in: Drawings.planes(base: base, outline: Self.ring)).count == 1)
    let open = Drawings.plane(
      ".......", ".##.##.", ".#...#.", ".#...#.", ".#...#.", ".#####.", ".......")
    #expect(Seams.faults(in: Drawings.planes(base: base, outline: open)).isEmpty)
  }

  @Test("Parts that abut under a stroke are a fault, parts that overlap are none", arguments: [(3, 1), (5, 0)])
  func overlap(lowerEnd: Int, count: Int) {
    // Eleven columns: the upper part starts with a half covered column 3, the lower one ends with one.
    let columns = (0..<11).map { $0 }
    let upper = columns.map { UInt8($0 < 3 ? 0 : $0 == 3 ? 130 : 255) }
    let lower = columns.map { UInt8($0 < lowerEnd ? 255 : $0 == lowerEnd ? 130 : 0) }
    let planes = LayerPlanes(
      layers: [lower, upper].enumerated().map { index, row in
        let plane = Plane(width: 11, height: 9, values: Array((0..<9).map { _ in row }.joined()))
        return LayerPlanes.Layer(part: "part \(index)", plane: plane, isOutline: false)
      }, scale: 1)
    #expect(PartOverlap.faults(in: planes).count == count)
  }

  @Test("A partly covered stroke does not close the silhouette")
  func leak() {
    let leaking = Drawings.plane(
      ".......", ".##+##.", ".#...#.", ".#...#.", ".#...#.", ".#####.", ".......")
    #expect(!OutsideCoverage.faults(in: Drawings.planes(base: Self.inside, outline: leaking)).isEmpty)
  }

  @Test("At most 256 weight rows", arguments: [(256, 0), (257, 1)])
  func rows(rows: Int, count: Int) {
    #expect(RowLimit.faults(rows: rows, width: 500).count == count)
  }
}
