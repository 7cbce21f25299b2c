import Compositing
import PNGCodec
import Pixels
import Recoloring
import TestSupport
import Testing

/// Indexed pictures decode through libpng to exactly the palette's colours, at all depths.
struct IndexedPNGTests {
  @Test(arguments: (NamedPlane.small + NamedPlane.large).filter { $0.rowCount <= 256 })
  func paletteComesBack(named: NamedPlane) throws {
    let count = named.rowCount
    let places = (0..<count).map { UInt8(count - 1 - $0) }
    let png = IndexedPNG(plane: named.plane, places: places, entryCount: count)
    var file: [UInt8] = []
    for isOpaque in [true, false] {
      let colors = named.colors(seed: 3, isOpaque: isOpaque)
      png.encode(palette: colors.reversed(), texts: [], into: &file)
      #expect(try PNGDecoder.bitmap(from: file) == Bitmap(named.plane, colors: colors))
    }
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func depthIsTheFewestBits(count: Int, depth: Int) throws {
    for width in [1, 2, 3, 7, 8, 9, 63, 100] {
      let named = NamedPlane.runs(width, 13, rows: count, longest: 9)
      let colors = named.colors(seed: 4, isOpaque: false)
      let png = IndexedPNG(plane: named.plane, places: (0..<count).map { UInt8($0) }, entryCount: count)
      var file: [UInt8] = []
      png.encode(palette: colors, texts: [], into: &file)
      #expect(try PNGDecoder.header(of: file).bitDepth == depth)
      #expect(try PNGDecoder.bitmap(from: file) == Bitmap(named.plane, colors: colors))
    }
  }

  @Test func misuseTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = IndexedPNG(plane: NamedPlane.flat(2, 2).plane, places: [0], entryCount: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = IndexedPNG(plane: NamedPlane.flat(2, 2).plane, places: [3], entryCount: 3)
    }
    await #expect(processExitsWith: .failure) {
      _ = IndexedPNG(plane: NamedPlane.noise(9, 9, rows: 5).plane, places: [0, 1], entryCount: 5)
    }
    await #expect(processExitsWith: .failure) {
      var file: [UInt8] = []
      IndexedPNG(plane: NamedPlane.flat(2, 2).plane, places: [0], entryCount: 2)
        .encode(palette: [.clear], texts: [], into: &file)
    }
  }
}
