import Testing

@testable import layer_tool

@Suite("Drawings put together")
struct AssembledDrawingTests {
  @Test("Overshooting ends are cut off on the curves they are declared to end on")
  func cutting() throws {
    let line = Drawings.curve("line", "M 30,0 L 50,50", #""starts": "box", "ends": "box""#)
    let stroke = try Drawings.assembled(Drawings.box, line).strokes[1]
    #expect(stroke.curve.start.distance(to: Point(34, 10)) < 1e-6)
    #expect(stroke.curve.end.distance(to: Point(46, 40)) < 1e-6)
    #expect(stroke.width == 5)
  }

  @Test("A region is the walk from meeting to meeting, also against a curve's direction")
  func region() throws {
    let lines = [
      Drawings.curve("top", "M 0,10 L 100,10"), Drawings.curve("right", "M 60,0 L 60,50"),
      Drawings.curve("bottom", "M 0,40 L 100,40"), Drawings.curve("left", "M 20,0 L 20,50"),
    ].joined(separator: ",")
    let drawing = try Drawings.assembled(
      lines, layers: #"{"part": "base", "regions": [["top", "right", "-bottom", "-left"]]}"#)
    let corners = drawing.regions[0][0].segments.map(\.start)
    let expected = [Point(20, 10), Point(60, 10), Point(60, 40), Point(20, 40)]
    #expect(corners.count == 4)
    #expect(zip(corners, expected).allSatisfy { $0.distance(to: $1) < 1e-9 })
  }

  @Test("A walk turns at the first meeting after it entered, and may use a curve twice")
  func twice() throws {
    let curves = [
      Drawings.curve("bowl", "M 10,10 L 10,40 90,40 90,10"), Drawings.curve("top", "M 0,10 L 100,10"),
      Drawings.curve("shelf", "M 0,30 L 100,30"),
    ].joined(separator: ",")
    let drawing = try Drawings.assembled(
      curves, layers: #"{"part": "base", "regions": [["top", "-bowl", "-shelf", "-bowl"]]}"#)
    let corners = drawing.regions[0][0].segments.map(\.start)
    let expected = [Point(10, 10), Point(90, 10), Point(90, 30), Point(10, 30)]
    #expect(corners.count == 4)
    #expect(zip(corners, expected).allSatisfy { $0.distance(to: $1) < 1e-6 })
  }

  @Test(
    "What cannot be put together names curve and reason",
    arguments: [
      ("\"ends\": \"other\"", "", "curve 'line': it is to end on 'other', but there is no such curve"),
      ("\"ends\": \"box\"", "", "curve 'line' at (50, 25): it does not reach 'box'; draw its end across that curve"),
      ("", "[\"line\", \"nothing\"]", "part 'base': there is no curve 'nothing'"),
      ("", "[\"box\", \"line\"]", "part 'base': 'line' does not meet 'box', so the region does not close"),
      ("", "[\"box\"]", "part 'base': a region is walked along at least two curves"),
    ])
  func faults(more: String, region: String, message: String) {
    let layers = region.isEmpty ? "" : "{\"part\": \"base\", \"regions\": [\(region)]}"
    let fault = #expect(throws: Fault.self) {
      try Drawings.assembled(Drawings.box, Drawings.curve("line", "M 30,20 L 50,25", more), layers: layers)
    }
    #expect(fault?.description == message)
  }
}
