import JSON
import Testing

@testable import layer_tool

@Suite("What is written")
struct OutputTests {
  private func drawing() throws -> AssembledDrawing {
    try Drawings.assembled(
      Drawings.curve("a", "M 10,10 L 40,10"), Drawings.curve("b", "M 40,10 C 40,40 10,40 10,10"),
      Drawings.curve("c", "M 20,0 L 20,10", "\"stroke\": \"light\""), dots: "\"25,15\"",
      layers: #"{"part": "sole", "regions": [["a", "b"]]}, {"part": "outline"}"#)
  }

  @Test("A part is one path of its regions, in black")
  func part() throws {
    let text = SVGWriter(drawing: try drawing()).layer(0)
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">
        <path fill="#000000" d="M10,10C20,10 30,10 40,10C40,40 10,40 10,10Z"/>
        </svg>

        """)
  }

  @Test("The outline is one path for each width; dots are lines without length")
  func outline() throws {
    let text = SVGWriter(drawing: try drawing()).layer(1)
    #expect(text.contains(#"stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M10,10C20,10"#))
    #expect(text.contains(#"stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M20,0C"#))
    #expect(text.contains("M25,15h0\""))
  }

  @Test("The preview has the default colours, bottom to top")
  func preview() throws {
    let text = SVGWriter(drawing: try drawing()).preview()
    let sole = try #require(text.firstRange(of: "fill=\"#af52de\""))
    let outline = try #require(text.firstRange(of: "stroke=\"#000000\""))
    #expect(sole.lowerBound < outline.lowerBound)
  }

  @Test("model.json names sizes and masks")
  func model() throws {
    var drawing = try drawing().drawing
    drawing.title = "A \"test\""
    drawing.widths = [100, 400]
    let value = try JSONReader.parse(Array(ModelFile.text(drawing).utf8)).object
    #expect(value?["title"]?.string == "A \"test\"")
    #expect(value?["defaultWidth"]?.number?.integer == 100)
    let sizes = value?["sizes"]?.array?.map { $0.array?.compactMap(\.number?.integer) }
    #expect(sizes == [[100, 50], [400, 200]])
    let layers = value?["layers"]?.array?.map { [$0.object?["mask"]?.string, $0.object?["part"]?.string] }
    #expect(layers == [["sole.png", "sole"], ["outline.png", "outline"]])
  }
}
