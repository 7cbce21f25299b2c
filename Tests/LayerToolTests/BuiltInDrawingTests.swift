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

  /// The masks of the parts at the smallest size, where strokes are thinnest.
  private func parts(_ drawing: Drawing) throws -> LayerPlanes {
    let layers = try drawing.layers.map { layer in
      LayerPlanes.Layer(
        part: layer.part, plane: Quantizer.quantized(try plane(layer.part, drawing)), isOutline: layer.regions.isEmpty)
    }
    return LayerPlanes(layers: layers, scale: 1)
  }

  private func plane(_ layer: String, _ drawing: Drawing) throws -> Plane {
    let svg = "\(Self.folder(drawing.name))/svg/\(layer).svg"
    return try Rasterizer.plane(ofSVG: svg, width: 250, height: drawing.height(atWidth: 250))
  }

  @Test("Their masks have no faults", .enabled(if: hasConverter, "rsvg-convert is not installed"), arguments: models)
  func masks(model: String) throws {
    let parts = try parts(try LayerPipeline.drawing(inFolder: Self.folder(model)))
    #expect(LayerPipeline.faults(of: parts).map(\.description) == [])
  }

  @Test(
    "Every part shows in 3 % of the silhouette or more",
    .enabled(if: hasConverter, "rsvg-convert is not installed"), arguments: models)
  func shares(model: String) throws {
    let parts = try parts(try LayerPipeline.drawing(inFolder: Self.folder(model)))
    var shown = [String: Double]()
    for index in parts.layers[0].plane.values.indices {
      var light = 1.0
      for layer in parts.layers.reversed() {
        let coverage = Double(layer.plane.values[index]) / 255
        shown[layer.part, default: 0] += light * coverage
        light *= 1 - coverage
      }
    }
    let silhouette = shown.values.reduce(0, +)
    #expect(shown.filter { $0.value < 0.03 * silhouette }.isEmpty)
  }

  @Test(
    "Their finishes have no faults, and the same layers but for the runner's mesh",
    .enabled(if: hasConverter, "rsvg-convert is not installed"), arguments: models)
  func finishes(model: String) throws {
    let drawing = try LayerPipeline.drawing(inFolder: Self.folder(model))
    let names = ["ground", "shade", "sole-shade", "shine", "stitch-shade", "stitch"]
    #expect(drawing.finishLayers.map(\.name).filter { $0 != "mesh" } == names)
    #expect(drawing.finishLayers.contains { $0.name == "mesh" } == (model == "runner"))
    let parts = try parts(drawing)
    for layer in drawing.finishLayers {
      let mask = FinishPlanes(parts: parts).mask(of: layer, drawn: try plane(layer.name, drawing))
      #expect(FinishCoverage.faults(of: mask, layer, above: parts).map(\.description) == [])
    }
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
