import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// The preset's picture has what is asked of it; pictures 1 pixel, or 1 level, off have not.
struct WhiteSquareTests {
  private static let header = PNGHeader(
    size: WhiteSquare.size, bitDepth: 8, colorType: .truecolour, isInterlaced: false, hasTransparencyChunk: false)

  /// A black box on white.
  private func picture(_ box: PixelBox, in size: PixelSize = WhiteSquare.size, ground: UInt8 = 255) -> Bitmap {
    var bytes = [UInt8](repeating: ground, count: size.area * 4)
    for pixel in 0..<size.area { bytes[pixel * 4 + 3] = 255 }
    for y in box.rows {
      for x in box.columns { for channel in 0..<3 { bytes[(y * size.width + x) * 4 + channel] = 0 } }
    }
    return Bitmap(size: size, bytes: bytes)
  }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelBox {
    PixelBox(x: x, y: y, size: PixelSize(width: width, height: height))
  }

  private func failures(
    _ picture: Bitmap, _ header: PNGHeader = header, hasSRGB: Bool = true
  ) -> [String] {
    WhiteSquare.points(of: picture, header, hasSRGB: hasSRGB).filter { !$0.holds }.map(\.name)
  }

  @Test(arguments: [
    (150, 650, 1700, 700, [String]()), (150, 650, 1701, 700, []), (151, 650, 1699, 700, []), (650, 150, 700, 1700, []),
    (150, 650, 1698, 700, ["fill"]), (149, 650, 1702, 700, ["fill"]), (151, 650, 1698, 700, ["fill"]),
    (149, 650, 1700, 700, []), (148, 650, 1700, 700, ["ground", "centred"]),
    (152, 650, 1700, 700, ["ground", "centred"]),
    (150, 652, 1700, 699, []), (150, 652, 1700, 700, ["centred"]), (150, 648, 1700, 701, []),
    (150, 648, 1700, 700, ["centred"]),
  ])
  func limits(x: Int, y: Int, width: Int, height: Int, expected: [String]) {
    #expect(failures(picture(box(x, y, width, height))) == expected)
  }

  @Test func sizes() {
    let wide = picture(box(150, 650, 1700, 700), in: PixelSize(width: 2000, height: 1999))
    #expect(failures(wide).starts(with: ["size", "square"]))
    let small = picture(box(150, 650, 1699, 700), in: PixelSize(width: 1999, height: 1999))
    #expect(failures(small) == ["size"])
  }

  /// One level of one pixel spoils a ground.
  @Test func ground() {
    var spoilt = picture(box(150, 650, 1700, 700))
    spoilt.bytes[(148 * 2000 + 1000) * 4 + 2] = 254
    let points = WhiteSquare.points(of: spoilt, Self.header, hasSRGB: true)
    let ground = points.first { $0.name == "ground" }
    #expect(ground?.holds == false && ground?.found == "1 are not, the first at 1000,148")
    #expect(failures(picture(box(150, 650, 1700, 700), ground: 254)).contains("ground"))
    #expect(failures(picture(box(0, 0, 1, 1), ground: 255)).contains("ground"))
    let blank = picture(box(0, 0, 0, 0))
    #expect(failures(blank) == ["fill", "centred"])
  }

  @Test func forms() {
    let good = picture(box(150, 650, 1700, 700))
    #expect(failures(good, hasSRGB: false) == ["sRGB"])
    var translucent = good
    translucent.bytes[(1000 * 2000 + 1000) * 4 + 3] = 254
    #expect(failures(translucent) == ["opaque"])
    for type in PNGColorType.allCases {
      let header = PNGHeader(
        size: WhiteSquare.size, bitDepth: 8, colorType: type, isInterlaced: false, hasTransparencyChunk: false)
      #expect(failures(good, header) == (type == .truecolour || type == .indexedColour ? [] : ["RGB"]))
    }
  }

  /// Flat and shaded, flipped too; the white upper has an outline.
  @Test(arguments: [false, true])
  func thePresetPasses(isFlipped: Bool) throws {
    for set in LayerSetCatalog.builtIn.sets {
      for finish in set.finishes {
        let file = try png(
          request(.fit(WhiteSquare.size)) {
            $0.model = set.name
            $0.finish = finish
            $0.background = WhiteSquare.ground
            $0.framing = WhiteSquare.framing
            $0.framing.isFlipped = isFlipped
          })
        let (bitmap, header) = (try PNGDecoder.bitmap(from: file), try PNGDecoder.header(of: file))
        #expect(failures(bitmap, header) == [], "\(set.name) \(finish)")
      }
    }
  }
}
