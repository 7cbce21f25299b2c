import LayerSets
import PartChanges
import Pixels
import Reports
import ShoeDesign
import ShoeRender
import TestSupport
import Testing

/// Changes of the whole picture: moved, alpha alone, the file alone, the size.
struct WholePictureTests {
  private func compare(
    _ expected: PictureSide, _ actual: PictureSide, model: String? = nil
  ) throws -> PartFindings {
    try PartAnalysis(catalog: .builtIn, model: model).compare(expected: expected, actual: actual)
  }

  @Test(arguments: [(1, 0), (-3, 2), (0, -4), (30, 20)])
  func moved(x: Int, y: Int) throws {
    let before = try side(.fit(PixelSize(width: 330, height: 190)))
    let findings = try compare(before, before.moved(x, y))
    #expect(findings.change == .moved(x: x, y: y))
    #expect(findings.parts.count == 5)
    #expect(findings.cause?.key == "moved:\(x),\(y)")
    #expect(try compare(before.stripped, before.stripped.moved(x, y)).change == .moved(x: x, y: y))
  }

  /// One pixel more or less is something left over.
  @Test func movedAndChanged() throws {
    let before = try side(.fit(PixelSize(width: 330, height: 190))).stripped
    let after = before.moved(2, 1).edited { x, y, color in x == 165 && y == 95 ? rgba(1, 2, 3) : color }
    #expect(try compare(before, after).change == nil)
    // What comes in is the ground, and nothing else.
    #expect(try compare(before, before.moved(2, 1, ground: rgba(0, 0, 0, 1))).change == nil)
  }

  /// No shoe at all: a sign on a plain ground.
  @Test func otherPicturesMove() throws {
    let size = PixelSize(width: 50, height: 40)
    var sign = Bitmap(size: size, bytes: (0..<size.area).flatMap { _ in [250, 250, 250, 255] as [UInt8] })
    for place in 0..<60 { sign.set(rgba(UInt8(place), 0, UInt8(200 - place)), 10 + place % 10, 12 + place / 10) }
    let before = PictureSide(bitmap: sign)
    #expect(
      try compare(before, before.moved(-10, 5, ground: rgba(250, 250, 250))).change == .moved(x: -10, y: 5))
    // A part that leaves the picture does not hide the move.
    #expect(
      try compare(before, before.moved(-13, 0, ground: rgba(250, 250, 250))).change == .moved(x: -13, y: 0))
  }

  @Test func alphaAlone() throws {
    let before = try side()
    let after = before.edited { _, _, color in
      color.alpha < 10 ? color : rgba(color.red, color.green, color.blue, color.alpha / 2)
    }
    for (one, other) in [(before, after), (before.stripped, after.stripped), (after.stripped, before)] {
      let findings = try compare(one, other, model: "classic")
      #expect(findings.change == .alphaOnly)
      #expect(findings.cause?.key.hasPrefix("alpha:") == true)
      #expect(findings.parts.allSatisfy { $0.isReshaped == nil })
    }
  }

  @Test func fileAlone() throws {
    let before = try side()
    let findings = try compare(before, before.stripped)
    #expect(findings.change == .metadataOnly)
    #expect(findings.parts.allSatisfy { $0.changed == 0 && $0.isReshaped == false && $0.color?.deltaE == 0 })
    #expect(try compare(before, before).change == nil)
    // Colours that are never seen are no difference.
    let hidden = before.edited { _, _, color in color.alpha == 0 ? rgba(7, 7, 7, 0) : color }
    #expect(try compare(before, hidden).change == .metadataOnly)
  }

  @Test func otherSize() throws {
    let (small, large) = (try side(.width(250)), try side(.width(1000)))
    let odd = try side(.width(333))
    for (one, other) in [(small, large), (large, small), (small, odd)] {
      #expect(try compare(one, other).change == .resized)
      #expect(try compare(one.stripped, other.stripped, model: "classic").change == .resized)
      #expect(try compare(one.stripped, other.stripped).change == nil)
    }
    let recolored = try side(.width(500)) { $0.setColor(rgba(1, 200, 1), of: .cage) }
    let findings = try compare(small, recolored)
    #expect(findings.change == .recolored(["cage"]))
    #expect(findings.part("base")?.changed == 0)
    #expect(findings.part("cage")?.changed == findings.part("cage")?.pixels)
    // One edited pixel, and it is not what a rendering at the other size gives.
    let edited = large.edited { x, y, color in x == 500 && y == 200 ? rgba(1, 2, 3) : color }
    #expect(try compare(small, edited).change == nil)
  }
}
