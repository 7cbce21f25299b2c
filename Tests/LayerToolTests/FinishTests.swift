import JSON
import Testing

@testable import layer_tool

@Suite("Layers of finishes")
struct FinishTests {
  static let part = #"{"part": "base", "regions": [["box", "line"]]}"#

  /// A layer of the finish with further members.
  static func layer(_ more: String) -> String { layer("shade", more) }

  static func layer(_ name: String, _ more: String) -> String {
    ##"{"name": "\##(name)", "finish": "shaded", "color": "#00000024", \##(more)}"##
  }

  static let triangle = #""shapes": [["M 20,20 L 40,20", "L 30,30 20,20"]]"#

  static func drawing(_ layers: String...) throws -> Drawing {
    try Drawings.drawing(
      Drawings.box, Drawings.curve("line", "M 10,20 L 90,20", "\"stroke\": \"none\""),
      layers: layers.joined(separator: ","))
  }

  @Test("Everything is read, with its place in the stack")
  func reading() throws {
    let more =
      #""within": ["base"], "soft": 1.5, "levels": 6, "lines": [{"along": "box", "offset": -2}], "width": 0.5, "#
      + #""dash": [0, 3], "shift": [0.5, -1]"#
    let drawing = try Self.drawing(Self.layer("low", Self.triangle), Self.part, Self.layer("high", more))
    #expect(drawing.layers.map(\.part) == ["base"])
    #expect(drawing.finishLayers.map(\.name) == ["low", "high"])
    #expect(drawing.finishLayers.map(\.partsBelow) == [0, 1])
    let high = drawing.finishLayers[1]
    #expect(high.finish == "shaded" && high.color == "#00000024" && high.alpha == 0x24 && high.within == ["base"])
    #expect(high.soft == 1.5 && high.levels == 6 && high.width == 0.5 && high.dash == [0, 3])
    #expect(high.shift == Point(0.5, -1))
    #expect(high.lines.map(\.along) == ["box"] && high.lines.map(\.offset) == [-2])
    #expect(drawing.withoutFinishes.finishLayers.isEmpty)
  }

  @Test("A line with a count stands for several")
  func count() throws {
    let lines = #""lines": [{"along": "box", "offset": -4, "count": 3, "step": 2.5}]"#
    let drawing = try Self.drawing(Self.part, Self.layer(lines))
    #expect(drawing.finishLayers[0].lines.map(\.offset) == [-4, -1.5, 1])
  }

  @Test("A line may start and end on other curves than its curve does")
  func cutLine() throws {
    let lines = #""lines": [{"along": "line", "starts": "left", "ends": "right", "offset": 1}]"#
    let drawing = try Drawings.assembled(
      Drawings.curve("line", "M 10,20 L 90,20", "\"stroke\": \"none\""),
      Drawings.curve("left", "M 25,0 L 25,40", "\"stroke\": \"none\""),
      Drawings.curve("right", "M 60,0 L 60,40", "\"stroke\": \"none\""), layers: Self.layer(lines))
    let line = drawing.finishes[0].lines[0]
    #expect(line.start.distance(to: Point(25, 21)) < 1e-6)
    #expect(line.end.distance(to: Point(60, 21)) < 1e-6)
  }

  @Test("A colour without opacity is opaque")
  func opaque() throws {
    let text = Self.layer(Self.triangle).replacing("#00000024", with: "#ffffff")
    #expect(try Self.drawing(Self.part, text).finishLayers[0].alpha == 255)
  }

  @Test(
    "Faults name the value and the way out",
    arguments: [
      (
        layer(triangle).replacing("#00000024", with: "blak"), "color: unknown colour 'blak'; write #rrggbb or #rrggbbaa"
      ),
      (layer(triangle).replacing("#00000024", with: "#00000g"), "color: unknown colour '#00000g'"),
      (layer(triangle).replacing("#00000024", with: "#0000"), "color: unknown colour '#0000'"),
      (layer("\"soft\": 1"), "name: the layer has neither regions nor shapes nor lines"),
      (layer(triangle + ", \"levels\": 52"), "levels: 52.0 is no whole number from 1 to 51"),
      (layer(triangle + ", \"levels\": 1.5"), "levels: 1.5 is no whole number from 1 to 51"),
      (layer(triangle + ", \"soft\": -1"), "soft: -1.0 is not above 0"),
      (layer(triangle + ", \"shift\": [1]"), "shift: give x and y"),
      (layer(triangle + ", \"part\": \"base\""), "unknown key \"part\"; known: name, finish, color"),
      (
        layer(triangle + ", \"within\": [\"bas\"]"), "layers: 'shade' is to lie within 'bas', but there is no such part"
      ),
      (layer("\"shapes\": [[\"M 0,0 L 5,5 5,0\"]]"), "shapes: a shape ends where it does not start"),
      (layer("\"shapes\": [[\"M 0,0 Q 5,5\"]]"), "shapes: 'Q' is no command of a drawing's path"),
      (layer("\"lines\": [{\"along\": \"box\", \"count\": 0.5}]"), "count: 0.5 is no whole number from 1 to 1000"),
      (layer("base", triangle), "layers: two layers have one name"),
    ])
  func faults(layer: String, message: String) {
    let fault = #expect(throws: Fault.self) { try Self.drawing(Self.part, layer) }
    #expect(fault?.description.contains(message) == true, "\(fault?.description ?? "")")
  }

  @Test("A line along a curve that is not there")
  func unknownCurve() throws {
    let drawing = try Self.drawing(Self.part, Self.layer(#""lines": [{"along": "bax"}]"#))
    let fault = #expect(throws: Fault.self) { try AssembledFinish(drawing.finishLayers[0], of: drawing) }
    #expect(fault?.description == "layer 'shade': a line is to run along 'bax', but there is no such curve")
  }

  @Test("Areas and lines are drawn where they are moved, dashes as they are told")
  func svg() throws {
    let more =
      Self.triangle + #", "lines": [{"along": "line", "offset": 2}], "width": 0.5, "dash": [2, 1.5], "shift": [1, 0]"#
    let drawing = try Drawings.assembled(
      Drawings.box, Drawings.curve("line", "M 10,20 L 90,20", "\"stroke\": \"none\""), layers: Self.layer(more))
    let text = SVGWriter(drawing: drawing).finish(drawing.finishes[0])
    #expect(text.contains("<path fill=\"#000000\" d=\"M21,20C27.667,20 34.333,20 41,20C"))
    #expect(
      text.contains(
        "stroke-width=\"0.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-dasharray=\"2 1.5\""))
    #expect(text.contains("d=\"M11,22C"))
  }

  @Test("model.json has them where they lie, and the flat form's has none")
  func model() throws {
    let drawing = try Self.drawing(Self.layer("low", Self.triangle), Self.part, Self.layer("high", Self.triangle))
    let value = try JSONReader.parse(Array(ModelFile.text(drawing).utf8)).object
    let layers = value?["layers"]?.array?.compactMap(\.object) ?? []
    #expect(layers.map { $0["mask"]?.string } == ["low.png", "base.png", "high.png"])
    #expect(layers.map { $0["finish"]?.string } == ["shaded", nil, "shaded"])
    #expect(layers.map { $0["color"]?.string } == ["#00000024", nil, "#00000024"])
    #expect(layers.map { $0["part"]?.string } == [nil, "base", nil])
    #expect(!ModelFile.text(drawing.withoutFinishes).contains("finish"))
  }
}
