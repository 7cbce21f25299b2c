import LayerSets
import Pixels
import TestSupport
import Testing

/// Masks that an oFFs chunk of their own places.
struct TrimmedMaskTests {
  private func trimmed(_ coverage: UInt8, _ width: Int, _ height: Int, at x: Int, _ y: Int) -> [UInt8] {
    var assembler = PNGAssembler(flat(coverage, width, height))
    assembler.before = [
      PNGAssembler.chunk("oFFs", PNGAssembler.bigEndian(x) + PNGAssembler.bigEndian(y) + [0])
    ]
    return assembler.file()
  }

  /// The columns of the second layer's coverage in one row of a set of 4 x 2.
  private func row(_ set: LayerSet, _ y: Int) throws -> [UInt16] { try (0..<4).map { try coverages(set, $0, y)[1] } }

  private static let twoLayers = #"[{"mask":"base.png","part":"base"},{"mask":"logo.png","part":"logo"}]"#

  @Test func arePlaced() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(255, 4, 2), to: "base.png")
    try folder.write(trimmed(9, 2, 1, at: 1, 1), to: "logo.png")
    try folder.writeModel(layers: Self.twoLayers)
    let set = try onlySet(in: folder.path)
    #expect(set.sizes == [PixelSize(width: 4, height: 2)])
    #expect(try row(set, 0) == [0, 0, 0, 0])
    #expect(try row(set, 1) == [0, 9, 9, 0])
  }

  /// What lies outside of the picture is cut off.
  @Test func reachOut() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(255, 4, 2), to: "base.png")
    try folder.write(trimmed(9, 9, 3, at: -7, -2), to: "logo.png")
    try folder.writeModel(layers: Self.twoLayers)
    let set = try onlySet(in: folder.path)
    #expect(try row(set, 0) == [9, 9, 0, 0])
    #expect(try row(set, 1) == [0, 0, 0, 0])
  }

  @Test func modelJSONHasTheLastWord() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(255, 4, 2), to: "base.png")
    try folder.write(trimmed(9, 2, 1, at: 1, 1), to: "logo.png")
    try folder.writeModel(
      layers: #"[{"mask":"base.png","part":"base"},{"mask":"logo.png","part":"logo","offset":[2,0]}]"#)
    let set = try onlySet(in: folder.path)
    #expect(try row(set, 0) == [0, 0, 9, 9])
    #expect(try row(set, 1) == [0, 0, 0, 0])
  }

  /// A mask of the set's size lies at 0,0, whatever page it was cut from.
  @Test func ofTheWholeSizeAreNotMoved() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(255, 4, 2), to: "base.png")
    try folder.write(trimmed(9, 4, 2, at: 1, 1), to: "logo.png")
    try folder.writeModel(layers: Self.twoLayers)
    #expect(try row(try onlySet(in: folder.path), 0) == [9, 9, 9, 9])
  }

  /// The size is that of the first mask that nothing places; of trimmed ones alone, of one at 0,0.
  @Test func theSizeOfTheSet() throws {
    let folder = try TemporaryFolder()
    try folder.write(trimmed(9, 2, 1, at: 0, 0), to: "base.png")
    try folder.write(flat(255, 4, 2), to: "logo.png")
    try folder.writeModel(layers: Self.twoLayers)
    #expect(try onlySet(in: folder.path).sizes == [PixelSize(width: 4, height: 2)])
    try folder.write(trimmed(9, 2, 1, at: 1, 0), to: "logo.png")
    #expect(try onlySet(in: folder.path).sizes == [PixelSize(width: 2, height: 1)])
    try folder.write(trimmed(9, 2, 1, at: 0, 1), to: "base.png")
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(
      error?.description
        == folder.path("model.json")
        + #": every mask has an offset, so "sizes" in model.json must give the picture's size"#)
  }

  /// A folder of five PNG files needs no model.json for it.
  @Test func amongFiveFiles() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts()
    try folder.write(trimmed(77, 1, 1, at: 3, 1), to: "side.png")
    let set = try onlySet(in: folder.path)
    #expect(try coverages(set, 3, 1) == [10, 77, 30, 40, 50])
    #expect(try coverages(set, 0, 0) == [10, 0, 30, 40, 50])
  }

  @Test func damaged() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts()
    var bytes = trimmed(77, 1, 1, at: 3, 1)
    let place = 33 + 8 + 3
    bytes[place] ^= 1
    let path = try folder.write(bytes, to: "side.png")
    let error = try layerSetError { _ = try coverages(try onlySet(in: folder.path)) }
    #expect(
      error?.description
        == path + ": the PNG's oFFs chunk, which tells where a trimmed mask lies, is damaged; export the mask again")
  }
}
