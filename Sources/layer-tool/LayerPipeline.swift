import Compositing
import FileSystem
import LayerSets
import PNGCodec
import Recoloring

/// Draws one model: reads drawing.json, checks it, writes its SVGs, masks and model.json, and its flat form.
struct LayerPipeline {
  /// The model's folder.
  let folder: String
  /// Where `NAME.flat`, which is built into the program, is written; nil to leave it out.
  let flatFolder: String?

  /// What was drawn: a line for each size.
  struct Report {
    var name: String
    var lines: [String]
  }

  /// All faults of the first step that finds any; what the steps before it wrote stays.
  struct Rejection: Error { var faults: [Fault] }

  func run() throws(Rejection) -> Report {
    do {
      let drawing = try AssembledDrawing(Self.drawing(inFolder: folder))
      try Self.refuse(Self.geometryFaults(of: drawing))
      try writeSVGs(drawing)
      return try rasterize(drawing.drawing)
    } catch let fault as Fault {
      throw Rejection(faults: [fault])
    } catch let rejection as Rejection {
      throw rejection
    } catch {
      throw Rejection(faults: [Fault(folder, "\(error)")])
    }
  }

  /// The drawing in a model's folder.
  static func drawing(inFolder folder: String) throws(Fault) -> Drawing {
    let path = Path.joined(folder, "drawing.json")
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      throw Fault(path, "\(error)")
    }
    return try DrawingReader.read(bytes)
  }

  /// The faults that show without pixels.
  static func geometryFaults(of drawing: AssembledDrawing) -> [Fault] {
    SmoothNodes.faults(in: drawing.drawing) + LineEnds.faults(in: drawing) + JointAngles.faults(in: drawing)
      + StrokesInFrame.faults(in: drawing) + DotGaps.faults(in: drawing)
  }

  /// The faults of the masks of one size.
  static func faults(of planes: LayerPlanes) -> [Fault] {
    OutsideCoverage.faults(in: planes) + HiddenEdges.faults(in: planes) + Seams.faults(in: planes)
      + PartOverlap.faults(in: planes)
  }

  private static func refuse(_ faults: [Fault]) throws(Rejection) {
    if !faults.isEmpty { throw Rejection(faults: faults) }
  }
}

extension LayerPipeline {
  private var output: OutputFolder { OutputFolder(path: folder) }

  private func svgName(_ layer: String) -> String { "svg/\(layer).svg" }

  private func writeSVGs(_ drawing: AssembledDrawing) throws(Fault) {
    let writer = SVGWriter(drawing: drawing)
    for (index, layer) in drawing.drawing.layers.enumerated() {
      try output.write(writer.layer(index), to: svgName(layer.part))
    }
    for finish in drawing.finishes { try output.write(writer.finish(finish), to: svgName(finish.layer.name)) }
    try output.write(writer.preview(), to: "svg/preview.svg")
  }

  /// Makes, checks and writes the masks of all sizes; then model.json and the flat form.
  private func rasterize(_ drawing: Drawing) throws -> Report {
    var flat = FlatWriter(model: Array(ModelFile.text(drawing.withoutFinishes).utf8))
    var report = Report(name: drawing.name, lines: [])
    for width in drawing.widths {
      let planes = try planes(of: drawing, width: width)
      let masks = FlattenedMasks(masks: planes.layers.map(\.plane.mask))
      let rows = masks.weighted(by: [UInt8](repeating: 255, count: planes.layers.count)).table.count
      var faults = Self.faults(of: planes) + RowLimit.faults(rows: rows, width: width)
      if width == drawing.widths.last { faults += LightAreas.faults(in: planes, drawing: drawing) }
      try Self.refuse(faults)
      let finishes = try finishPlanes(of: drawing, above: planes)
      let bytes = try write(planes.layers.map { ($0.part, $0.plane) } + zip(drawing.finishLayers.map(\.name), finishes))
      let counts = ["\(rows) weight rows"] + FinishRows.counts(drawing, planes, finishes).map { "\($1) \($0)" }
      report.lines.append("\(masks.size): \(counts.joined(separator: ", ")), \(bytes) bytes of masks")
      flat.add(masks, parses: Self.parses(of: masks))
    }
    try output.write(ModelFile.text(drawing), to: "model.json")
    if let flatFolder { try OutputFolder(path: flatFolder).write(flat.bytes, to: "\(drawing.name).flat") }
    if let flatFolder { report.lines += try FinishFlatForms(folder: folder, flatFolder: flatFolder).write() }
    return report
  }

  /// What the recolouring encoder makes of masks under opaque tints without a background.
  private static func parses(of masks: FlattenedMasks) -> CarriedParses {
    let weighted = masks.weighted(by: [UInt8](repeating: 255, count: masks.table.layerCount))
    let (plane, table) = (weighted.plane, weighted.table)
    let truecolor = RecolorablePNG.parse(of: plane, traits: RowTraits(table, groundAlpha: 0), form: .rgba)
    let indexed = IndexedPNG.parse(of: plane, places: PaletteOrder(table).places, entryCount: table.count)
    return CarriedParses(truecolor: truecolor, indexed: indexed)
  }

  private func planes(of drawing: Drawing, width: Int) throws(Fault) -> LayerPlanes {
    var layers: [LayerPlanes.Layer] = []
    for layer in drawing.layers {
      let plane = try Rasterizer.plane(
        ofSVG: Path.joined(folder, svgName(layer.part)), width: width, height: drawing.height(atWidth: width))
      layers.append(
        LayerPlanes.Layer(part: layer.part, plane: Quantizer.quantized(plane), isOutline: layer.regions.isEmpty))
    }
    return LayerPlanes(layers: layers, scale: Double(width) / Double(drawing.frame.width))
  }

  /// The masks of the layers that finishes add, bottom to top; checked.
  private func finishPlanes(of drawing: Drawing, above parts: LayerPlanes) throws -> [Plane] {
    var planes: [Plane] = []
    for layer in drawing.finishLayers {
      let drawn = try Rasterizer.plane(
        ofSVG: Path.joined(folder, svgName(layer.name)), width: parts.width, height: parts.height)
      planes.append(FinishPlanes(parts: parts).mask(of: layer, drawn: drawn))
    }
    let faults = zip(planes, drawing.finishLayers).flatMap { FinishCoverage.faults(of: $0, $1, above: parts) }
    try Self.refuse(faults + FinishRows.faults(in: FinishRows.counts(drawing, parts, planes), width: parts.width))
    return planes
  }

  /// The number of bytes written.
  private func write(_ masks: [(name: String, plane: Plane)]) throws -> Int {
    var count = 0
    for mask in masks {
      let bytes = try mask.plane.png()
      try output.write(bytes, to: "\(mask.plane.width)/\(mask.name).png")
      count += bytes.count
    }
    return count
  }
}
