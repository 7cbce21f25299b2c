import Testing

@testable import layer_tool

@Suite("drawing.json")
struct DrawingReaderTests {
  @Test("Everything is read")
  func reading() throws {
    let line = Drawings.curve("line", "M 0,0 L 5,5 9,5", #""stroke": "light", "starts": "box", "corners": [1]"#)
    let drawing = try Drawings.drawing(
      Drawings.box, line, dots: "\"1,2\"",
      layers: #"{"part": "base", "regions": [["box", "-line"]]}, {"part": "outline"}"#)
    #expect(drawing.name == "test")
    #expect(drawing.frame == (100, 50))
    #expect(drawing.defaultWidth == 100)
    #expect(drawing.curves.map(\.name) == ["box", "line"])
    #expect(drawing.curves[1].stroke == .light)
    #expect(drawing.curves[1].starts == "box")
    #expect(drawing.curves[1].ends == nil)
    #expect(drawing.curves[1].corners == [1])
    #expect(drawing.dots == [Point(1, 2)])
    #expect(drawing.layers.map(\.regions) == [[["box", "-line"]], []])
    #expect(drawing.width(of: .light) == 2)
  }

  @Test(
    "Faults name line and column",
    arguments: [
      (Drawings.text(""), "\"weight\"", "\"wieght\"", "1:55: unknown key \"wieght\""),
      (Drawings.text(""), "\"weight\": 5", "\"weight\": 0", "1:65: weight: 0.0 is not above 0"),
      (Drawings.text(""), "[100]", "[101]", "1:96: widths: give widths at which"),
      (Drawings.text("7"), "?", "?", "2:13: expected a curve as an object, found a number"),
      (Drawings.text(Drawings.curve("a", "M 0,0 L 1")), "?", "?", "2:35: path: the path ends where a number is due"),
      (Drawings.text(Drawings.box + "," + Drawings.box), "?", "?", "2:12: curves: two curves have one name"),
      (Drawings.text("", dots: "\"1\""), "?", "?", "2:25: dots: the path ends where a number is due"),
      ("{", "?", "?", "1:2: the text ends inside the object"),
    ])
  func faults(text: String, old: String, new: String, start: String) {
    let text = replacing(old, with: new, in: text)
    let fault = #expect(throws: Fault.self) { try DrawingReader.read(Array(text.utf8)) }
    #expect(fault?.description.hasPrefix(start) == true, "\(fault?.description ?? "")")
  }

  private func replacing(_ old: String, with new: String, in text: String) -> String {
    guard let range = text.firstRange(of: old) else { return text }
    return text.replacingCharacters(in: range, new)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, _ new: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: new)
    return copy
  }
}
