import Compositing
import FileSystem
import LayerSets
import Recoloring

/// Writes the flat forms of a model's finishes other than flat, from its model.json and the masks beside it.
struct FinishFlatForms {
  /// The model's folder.
  let folder: String
  /// Where `NAME.FINISH.flat` goes.
  let flatFolder: String

  /// Returns a line for each size of each finish.
  func write() throws -> [String] {
    let set = try LayerSetCatalog(folder: folder).set(for: nil)
    let model = try FileSystem.read(Path.joined(folder, "model.json"))
    return try set.finishes.filter { $0 != .flat }.flatMap { finish in try write(try set.finished(finish), model) }
  }

  private func write(_ set: LayerSet, _ model: [UInt8]) throws -> [String] {
    var flat = FlatWriter(model: model)
    var lines: [String] = []
    for size in set.sizes {
      let masks = try set.masks(at: size)
      let weighted = masks.weighted(by: set.layers.map(\.opaqueAlpha))
      flat.add(masks, parses: Self.parses(of: weighted))
      lines.append("\(size) \(set.finish.rawValue): \(weighted.table.count) weight rows")
    }
    let name = "\(set.name).\(set.finish.rawValue).flat"
    try OutputFolder(path: flatFolder).write(flat.bytes, to: name)
    return lines + ["\(name): \(flat.bytes.count) bytes"]
  }

  /// What the recolouring encoder makes of the finish under opaque colours without a background; no palette where rows are
  /// too many for one.
  private static func parses(of weighted: WeightedPicture) -> CarriedParses {
    let (plane, table) = (weighted.plane, weighted.table)
    let traits = RowTraits(sharedBy: table, groundAlpha: 0)
    let truecolor = RecolorablePNG.parse(of: plane, traits: traits, form: .rgba)
    guard table.count <= 256 else { return CarriedParses(truecolor: truecolor, indexed: []) }
    let indexed = IndexedPNG.parse(of: plane, places: PaletteOrder(table).places, entryCount: table.count)
    return CarriedParses(truecolor: truecolor, indexed: indexed)
  }
}
