import LayerSets
import PNGCodec
import ShoeRender

/// The picture that `inspect -o` draws.
struct FaultPicture {
  let output: PictureOutput

  /// The faults at the set's default size.
  func png(_ report: LayerSetReport) throws -> [UInt8] {
    let set = report.layerSet
    let size = set.sourceSize(for: set.defaultSize)
    let inspection = report.inspections.first { $0.size == size }!
    return try PNGEncoder.encode(InspectionPicture(inspection, of: try set.masks(at: size)).bitmap, text: [])
  }
}
