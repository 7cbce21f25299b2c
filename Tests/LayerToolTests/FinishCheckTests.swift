import Testing

@testable import layer_tool

@Suite("Checks of finishes")
struct FinishCheckTests {
  /// A base beneath a ring of outline, one pixel a unit.
  static let parts = Drawings.planes(base: MaskCheckTests.inside, outline: MaskCheckTests.ring)

  private func layer(partsBelow: Int, within: String = "") throws -> FinishLayer {
    let more = FinishTests.triangle + (within.isEmpty ? "" : ", \"within\": [\"\(within)\"]")
    var layer = try FinishTests.drawing(FinishTests.part, FinishTests.layer(more)).finishLayers[0]
    layer.partsBelow = partsBelow
    return layer
  }

  private func faults(_ plane: Plane, partsBelow: Int = 1) throws -> [String] {
    FinishCoverage.faults(of: plane, try layer(partsBelow: partsBelow), above: Self.parts).map(\.description)
  }

  @Test("A shade inside has no fault, and may reach beneath the outline")
  func sound() throws {
    #expect(
      try faults(Drawings.plane(".......", ".......", "..+++..", ".##+++.", "..+++..", ".......", ".......")).isEmpty)
  }

  @Test("A shade outside the silhouette is a fault")
  func outside() throws {
    let plane = Drawings.plane(".......", ".......", "..+++..", "++++...", "..+++..", ".......", ".......")
    #expect(
      try faults(plane) == [
        "layer 'shade' at 7 px at (0.5, 3.5): 1 pixels outside the silhouette are covered; "
          + "name the parts that it lies within"
      ])
  }

  @Test("What lies all under the outline is a fault, and so is what covers nothing", arguments: ["#", "."])
  func hidden(pixel: Character) throws {
    let row = "." + String(pixel) + "....."
    #expect(
      try faults(Drawings.plane(".......", ".......", row, row, ".......", ".......", ".......")) == [
        "layer 'shade' at 7 px: nothing of it shows; move it out from under the outline, or leave it out"
      ])
  }

  @Test("A shadow below the shoe lies outside, but does not reach the border")
  func ground() throws {
    var parts = [String](repeating: ".........", count: 9)
    parts[4] = "...###..."
    let wide = LayerPlanes(
      layers: [LayerPlanes.Layer(part: "outline", plane: Self.plane(parts), isOutline: true)], scale: 1)
    parts[4] = ".+++++++."
    let layer = try layer(partsBelow: 0)
    #expect(FinishCoverage.faults(of: Self.plane(parts), layer, above: wide).isEmpty)
    parts[4] = ".++++++++"
    #expect(
      FinishCoverage.faults(of: Self.plane(parts), layer, above: wide).map(\.description) == [
        "layer 'shade' at 9 px at (8.5, 4.5): it reaches the frame's border, which cuts it off; make it smaller"
      ])
  }

  private static func plane(_ rows: [String]) -> Plane {
    let values = rows.joined().map { $0 == "#" ? UInt8(255) : $0 == "+" ? 100 : 0 }
    return Plane(width: rows[0].count, height: rows.count, values: values)
  }

  @Test("A mask is confined to the parts that it lies within")
  func within() throws {
    let full = Plane(width: 7, height: 7, values: [UInt8](repeating: 255, count: 49))
    let planes = FinishPlanes(parts: Self.parts)
    #expect(planes.mask(of: try layer(partsBelow: 1, within: "base"), drawn: full) == MaskCheckTests.inside)
    #expect(planes.mask(of: try layer(partsBelow: 1), drawn: full) == full)
  }

  @Test("Pieces below 0.006 % of the silhouette are dust", arguments: [(4000.0, 2), (8000, 1), (20_000, 0)])
  func dust(silhouette: Double, count: Int) {
    // One piece of 1.2 pixels in sum and one of 0.39: a share of 0.006 % of the silhouette is 0.24, 0.48 and 1.2.
    let plane = Drawings.plane(".......", ".+++...", ".......", ".....+.", ".......")
    let clean = Dust.removed(from: plane, silhouette: silhouette)
    #expect(Regions.components(of: clean) { clean.values[$0] > 0 }.count == count)
  }

  @Test("The silhouette counts what layers cover together: 25 pixels of a ring and its inside")
  func silhouette() {
    #expect(Self.parts.silhouette == 25)
    let half = Drawings.plane("++", "#.")
    let planes = Drawings.planes(base: half, outline: half)
    #expect(abs(planes.silhouette - (3 - 2 * 155.0 * 155 / (255 * 255))) < 1e-12)
  }

  @Test("Rows are counted for each finish: as many as there are different stacks of coverages")
  func counts() throws {
    let shade = Drawings.plane(".......", ".......", "..+....", "..+....", "..#....", ".......", ".......")
    let drawing = try FinishTests.drawing(FinishTests.part, FinishTests.layer(FinishTests.triangle))
    let counts = FinishRows.counts(drawing, Self.parts, [shade])
    // Nothing, outline, base, base under a shade of 100, base under one of 255.
    #expect(counts.map(\.finish) == ["shaded"] && counts.map(\.rows) == [5])
    #expect(FinishRows.counts(drawing.withoutFinishes, Self.parts, []).isEmpty)
  }

  @Test("At most 8192 rows", arguments: [(8192, 0), (8193, 1)])
  func rows(rows: Int, count: Int) {
    #expect(FinishRows.faults(in: [(finish: "shaded", rows: rows)], width: 500).count == count)
  }
}
