import Testing

@testable import layer_tool

@Suite("The classic low-top")
struct ClassicDrawingTests {
  static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/layers/classic"
  }()

  static let hasConverter = (try? ChildProcess.output(of: ["rsvg-convert", "--version"])) != nil

  @Test("Its curves have no faults")
  func geometry() throws {
    let drawing = try LayerPipeline.drawing(inFolder: Self.folder)
    #expect(LayerPipeline.geometryFaults(of: try AssembledDrawing(drawing)).map(\.description) == [])
  }

  @Test("All five parts are there, the outline on top")
  func parts() throws {
    let drawing = try LayerPipeline.drawing(inFolder: Self.folder)
    #expect(drawing.layers.map(\.part) == ["base", "side", "sole", "cage", "outline"])
    #expect(drawing.layers.map(\.regions.isEmpty) == [false, false, false, false, true])
  }

  @Test(
    "Its masks have no faults, at the smallest size, where strokes are thinnest",
    .enabled(if: hasConverter, "rsvg-convert is not installed"))
  func masks() throws {
    let drawing = try LayerPipeline.drawing(inFolder: Self.folder)
    let layers = try drawing.layers.map { layer in
      let plane = try Rasterizer.plane(ofSVG: "\(Self.folder)/svg/\(layer.part).svg", width: 250, height: 114)
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
