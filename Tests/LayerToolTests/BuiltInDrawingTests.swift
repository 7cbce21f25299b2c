import Testing

@testable import layer_tool

@Suite("The built-in drawings")
struct BuiltInDrawingTests {
  static let models = ["classic", "runner", "high-top"]

  static let hasConverter = (try? ChildProcess.output(of: ["rsvg-convert", "--version"])) != nil

  /// The model's folder in the package, found from this file's own place.
  static func folder(_ model: String) -> String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/layers/\(model)"
  }

  @Test("Their curves have no faults", arguments: models)
  func geometry(model: String) throws {
    let drawing = try LayerPipeline.drawing(inFolder: Self.folder(model))
    #expect(drawing.name == model)
    #expect(LayerPipeline.geometryFaults(of: try AssembledDrawing(drawing)).map(\.description) == [])
  }

  @Test("All five parts are there, the outline on top", arguments: models)
  func parts(model: String) throws {
    let drawing = try LayerPipeline.drawing(inFolder: Self.folder(model))
    #expect(drawing.layers.map(\.part) == ["base", "side", "sole", "cage", "outline"])
    #expect(drawing.layers.map(\.regions.isEmpty) == [false, false, false, false, true])
  }

  @Test(
    "Their masks have no faults, at the smallest size, where strokes are thinnest",
    .enabled(if: hasConverter, "rsvg-convert is not installed"), arguments: models)
  func masks(model: String) throws {
    let folder = Self.folder(model)
    let drawing = try LayerPipeline.drawing(inFolder: folder)
    let layers = try drawing.layers.map { layer in
      let plane = try Rasterizer.plane(
        ofSVG: "\(folder)/svg/\(layer.part).svg", width: 250, height: drawing.height(atWidth: 250))
      return LayerPlanes.Layer(part: layer.part, plane: Quantizer.quantized(plane), isOutline: layer.regions.isEmpty)
    }
    #expect(LayerPipeline.faults(of: LayerPlanes(layers: layers, scale: 1)).map(\.description) == [])
  }

  @Test("A program that is not there is named")
  func missingProgram() {
    let failure = #expect(throws: ChildProcess.Failure.self) { try ChildProcess.output(of: ["no-such-program-here"]) }
    #expect(failure?.description.hasPrefix("cannot start no-such-program-here: ") == true)
  }

  @Test("A program's output is read to its end, and its failure is told")
  func programs() throws {
    #expect(try ChildProcess.output(of: ["printf", "%0100000d", "7"]).count == 100_000)
    #expect(throws: ChildProcess.Failure.self) { try ChildProcess.output(of: ["false"]) }
  }
}
