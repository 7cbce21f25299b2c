import Compositing
import LayerSets
import Pixels
import ShoeDesign
import TestSupport

/// A mask whose every pixel has the same coverage.
func flat(_ coverage: UInt8, _ width: Int, _ height: Int) -> Mask {
  let size = PixelSize(width: width, height: height)
  return Mask(size: size, coverages: [UInt8](repeating: coverage, count: size.area))
}

/// A mask of random 8-bit coverages, one third each 0 and 255.
func noise(_ width: Int, _ height: Int, seed: UInt64) -> Mask {
  var random = SplitMix64(seed: seed)
  let size = PixelSize(width: width, height: height)
  return Mask(size: size, coverages: (0..<size.area).map { _ in random.pick([0, 255, UInt8(random.below(256))]) })
}

extension TemporaryFolder {
  /// Writes base.png to outline.png into `folder`; the coverage of each part is 10 times its number from 1 on.
  func writeParts(in folder: String = "", _ width: Int = 4, _ height: Int = 2) throws {
    for (index, part) in ShoePart.standard.enumerated() {
      try write(flat(UInt8(index + 1) * 10, width, height), to: folder + "/\(part.rawValue).png")
    }
  }

  /// Writes model.json into `folder`, with one layer for part `base` unless `layers` says otherwise.
  func writeModel(
    in folder: String = "", _ members: String = "", layers: String = #"[{"mask":"base.png","part":"base"}]"#
  ) throws {
    try write("{\(members)\(members.isEmpty ? "" : ",")\"layers\":\(layers)}", to: folder + "/model.json")
  }
}

/// The catalog's only set.
func onlySet(in folder: String, reading: MaskReading = MaskReading()) throws -> LayerSet {
  try LayerSetCatalog(folder: folder, reading: reading).set(for: nil)
}

/// The coverages of the masks at the set's largest size, layer by layer, at one pixel.
func coverages(_ set: LayerSet, _ x: Int = 0, _ y: Int = 0) throws -> [UInt16] {
  let masks = try set.masks(at: set.sizes[set.sizes.count - 1])
  return Array(masks.table[Int(masks.plane.indices[y * masks.size.width + x])])
}

/// The error that `body` throws; nil if it throws none.
func layerSetError(_ body: () throws -> Void) throws -> LayerSetError? {
  do {
    try body()
    return nil
  } catch let error as LayerSetError {
    return error
  }
}
