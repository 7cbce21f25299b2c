import Compositing
import LayerSets
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// What is said of a layer set.
struct LayerInspectionTests {
  private static let parts = [ShoePart.base, .side, .sole].map { Layer(mask: "\($0).png", source: .part($0)) }

  /// Inspects masks drawn as rows of digits: 0 is no coverage, 9 is all, 4 and 5 are 127 and 128.
  private func inspect(_ masks: [[String]], _ layers: [Layer]? = nil) -> LayerInspection {
    let levels: [Character: UInt8] = ["0": 0, "4": 127, "5": 128, "9": 255, "8": 243, "1": 12]
    let flattened = FlattenedMasks(
      masks: masks.map { rows in
        Mask(
          size: PixelSize(width: rows[0].count, height: rows.count),
          coverages: rows.flatMap { row in row.map { levels[$0]! } })
      })
    return LayerInspection(flattened, layers: layers ?? Array(Self.parts.prefix(masks.count)))
  }

  @Test func sharesAddUpToOne() throws {
    let set = try LayerSetCatalog.builtIn.set(for: nil)
    for size in set.sizes.prefix(3) {
      let inspection = LayerInspection(try set.masks(at: size), layers: set.layers)
      #expect(abs(inspection.layers.reduce(0) { $0 + $1.share } - 1) < 1e-12)
      #expect(inspection.size == size)
      #expect(inspection.layers.map(\.layer) == set.layers)
      #expect(inspection.layers.allSatisfy { $0.visiblePixels > 0 && $0.visiblePixels <= $0.coveredPixels })
      #expect(inspection.seams.isEmpty)
      #expect(inspection.rowCount <= 256)
    }
  }

  @Test func sharesByHand() {
    let inspection = inspect([["9990"], ["0990"]])
    #expect(inspection.layers.map(\.coveredPixels) == [3, 2])
    #expect(inspection.layers.map(\.visiblePixels) == [1, 2])
    #expect(abs(inspection.layers[0].share - 1.0 / 3) < 1e-15)
    #expect(inspection.rowCount == 3)
  }

  @Test func hiddenAndEmptyLayers() {
    let inspection = inspect([["99"], ["00"], ["99"]])
    #expect(inspection.layers.map(\.coveredPixels) == [2, 0, 2])
    #expect(inspection.layers.map(\.visiblePixels) == [0, 0, 2])
    #expect(inspection.layers.map(\.share) == [0, 0, 1])
    #expect(inspect([["00"], ["00"]]).layers.map(\.share) == [0, 0])
  }

  /// Shading does not hide what is below.
  @Test func shadingHidesNothing() {
    let shade = Layer(mask: "shade.png", source: .fixed(rgba(0, 0, 0, 48)))
    let inspection = inspect([["99"], ["99"]], [Self.parts[0], shade])
    #expect(inspection.layers.map(\.visiblePixels) == [2, 2])
    #expect(abs(inspection.layers[1].share - 48.0 / 255) < 1e-15)
  }

  /// 128 over 127 leaves a quarter of the ground.
  @Test(arguments: [
    ([["9940", "9940"], ["0059", "0059"]], [(2, 0), (2, 1)]),
    ([["99", "44", "00"], ["00", "55", "99"]], [(0, 1), (1, 1)]),
    ([["990", "941", "400"], ["004", "059", "599"]], [(2, 0), (1, 1), (0, 2)].filter { $0 == (1, 1) }),
  ])
  func seams(masks: [[String]], places: [(Int, Int)]) {
    let found = inspect(masks).seams
    #expect(found.map(\.x) == places.map(\.0) && found.map(\.y) == places.map(\.1))
  }

  /// No seam: a layer reaches under; an outer edge; one layer alone; a gap that shows the ground on purpose.
  @Test(arguments: [
    [["9999"], ["0059"]], [["9950"], ["9940"]], [["9949"]], [["9910"], ["0019"]], [["0540"], ["0450"]],
    [["9400"], ["0590"], ["9999"]],
  ])
  func noSeams(masks: [[String]]) {
    #expect(inspect(masks).seams.isEmpty)
  }

  /// A shadow over everything neither closes a seam nor opens one.
  @Test func seamsBelowShading() {
    let shade = Layer(mask: "shade.png", source: .fixed(rgba(0, 0, 0, 48)))
    let layers = [shade, Self.parts[0], Self.parts[1]]
    #expect(inspect([["9999"], ["9940"], ["0059"]], layers).seams.map(\.x) == [2])
    #expect(inspect([["0450"], ["9990"], ["0005"]], layers).seams.isEmpty)
  }
}
