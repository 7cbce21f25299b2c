import Comparing
import Pixels
import TestSupport
import Testing

/// Difference pictures beside what their documentation says; pixelmatch's own are in `PixelmatchTests`.
struct PainterTests {
  private let one = Picture(width: 4, height: 1, [0, 0, 0, 255])
  private let verdicts: [PixelVerdict] = [.equal, .different, .excused, .tolerated]

  private func draw(_ picture: Picture, _ body: (PixelRows, UnsafePointer<PixelVerdict>) -> Void) {
    picture.withRows(0..<1) { rows in verdicts.withUnsafeBufferPointer { body(rows, $0.baseAddress!) } }
  }

  @Test func indicesStandForThePixels() throws {
    var random = SplitMix64(seed: 21)
    let size = PixelSize(width: 4000, height: 1)
    let picture = Picture(size: size, bytes: (0..<16000).map { _ in UInt8(random.below(256)) })
    let verdicts = (0..<4000).map { _ in PixelVerdict(rawValue: UInt8(random.below(7)))! }
    for alpha in [0, 0.1, 0.5] {
      let painter = HighlightPainter(style: HighlightStyle(alpha: alpha))
      let palette = try #require(painter.palette)
      #expect(Set(palette).count == palette.count && (alpha != 0.1 || palette.count <= 32))
      var indices = [UInt8](repeating: 0, count: 4000)
      picture.withRows(0..<1) { rows in painter.drawIndices(row: 0, of: rows, verdicts: verdicts, into: &indices) }
      #expect(indices.map { palette[Int($0)] } == highlight(picture, verdicts, painter.style))
    }
    #expect(HighlightPainter(style: HighlightStyle(alpha: 1)).palette == nil)
  }

  @Test func partsHaveTheirColors() {
    let blue = RGBA8(red: 0, green: 0, blue: 200)
    var output = [RGBA8](repeating: .clear, count: 4)
    draw(one) { rows, verdicts in
      PartsPainter(colors: [.clear, blue]).draw(
        row: 0, of: rows, verdicts: verdicts, parts: [1, 1, 1, 1], into: &output)
    }
    let yellow = RGBA8(red: 255, green: 255, blue: 0)
    let grey = RGBA8(red: 229, green: 229, blue: 229)
    #expect(output == [grey, blue, yellow, RGBA8(red: 255, green: 165, blue: 0)])
    draw(one) { rows, verdicts in
      PartsPainter(colors: [blue]).draw(row: 0, of: rows, verdicts: verdicts, parts: [0, 255, 0, 0], into: &output)
    }
    #expect(output[1] == RGBA8(red: 255, green: 0, blue: 0))
  }

  @Test func threePicturesLieSideBySide() {
    let painter = SideBySidePainter(gap: 2)
    let other = Picture(size: one.size, samples: [UInt16](repeating: 65535, count: 16))
    var output = [RGBA8](repeating: RGBA8(red: 9, green: 9, blue: 9), count: painter.width(for: 4))
    #expect(output.count == 16)
    other.withRows(0..<1) { actual in
      draw(one) { rows, verdicts in
        painter.draw(row: 0, expected: rows, actual: actual, verdicts: verdicts, into: &output)
      }
    }
    #expect(output[0..<4].allSatisfy { $0 == RGBA8(red: 0, green: 0, blue: 0) })
    #expect(output[6..<10].allSatisfy { $0 == RGBA8(red: 255, green: 255, blue: 255) })
    #expect([4, 5, 10, 11].allSatisfy { output[$0] == .clear })
    #expect(Array(output[12...]) == highlight(one, verdicts, HighlightStyle()))
  }

  @Test func theHeatScaleRises() {
    let luma = HeatPainter.palette.map {
      0.2126 * Double($0.red) + 0.7152 * Double($0.green) + 0.0722 * Double($0.blue)
    }
    #expect(luma.count == 256 && zip(luma, luma.dropFirst()).allSatisfy { $0 <= $1 } && luma[1] > luma[0])
    #expect(Set(HeatPainter.palette).count == 256)
    let samples: [(Float, UInt8)] = [(0, 0), (1e-9, 1), (1, 26), (10, 81), (99, 254), (100, 255), (1e9, 255)]
    for (deltaE, index) in samples { #expect(HeatPainter.index(of: deltaE) == index) }
    for index in 1...254 {
      let edge = HeatPainter.deltaE(of: UInt8(index))
      #expect(HeatPainter.index(of: Float(edge * 0.9999)) == UInt8(index))
      #expect(HeatPainter.index(of: Float(edge * 1.0001)) == UInt8(index + 1))
    }
    var row = [UInt8](repeating: 0, count: 3)
    [Float(0), 1, 10].withUnsafeBufferPointer { HeatPainter.drawIndices(deltaE: $0, into: &row) }
    #expect(row == [0, 26, 81])
  }
}
