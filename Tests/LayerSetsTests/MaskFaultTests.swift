import Compositing
import LayerSets
import PNGCodec
import Pixels
import TestSupport
import Testing

/// A mask that cannot be used is named, with what is wrong and what helps.
struct MaskFaultTests {
  /// What opening the set or reading its masks throws, base.png being `bytes`.
  private func error(_ bytes: [UInt8], reading: MaskReading = MaskReading()) throws -> (LayerSetError?, TemporaryFolder)
  {
    let folder = try TemporaryFolder()
    try folder.writeParts()
    try folder.write(bytes, to: "base.png")
    let error = try layerSetError { _ = try coverages(try onlySet(in: folder.path, reading: reading)) }
    return (error, folder)
  }

  private static let bomb = PNGAssembler(width: 1, height: 1, bitDepth: 8, colorType: 4, samples: [1, 1])
  private static let good = PNGAssembler(flat(10, 4, 2)).file()

  private static let files: [(name: String, bytes: [UInt8], words: String)] = [
    ("empty", [], "the file is empty (0 bytes)"),
    ("text", Array("hello, world".utf8), "this is not a PNG"),
    ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 74, 70, 73, 70], "this is a JPEG, not a PNG"),
    ("JSON", Array("{}".utf8), "this is a JSON file, not a PNG"),
    ("cut", Array(good.dropLast(20)), "the PNG is cut short"),
    ("no IEND", Array(good.dropLast(12)), "the PNG is cut short"),
    ("signature", PNGAssembler.signature, "the PNG is cut short"),
    (
      "no alpha",
      PNGAssembler(width: 4, height: 2, bitDepth: 1, colorType: 0, samples: .init(repeating: 1, count: 8)).file(),
      "the PNG has no transparency"
    ),
    (
      "bomb",
      PNGAssembler.signature
        + PNGAssembler.chunk(
          "IHDR", PNGAssembler.bigEndian(100_000) + PNGAssembler.bigEndian(100_000) + [8, 4, 0, 0, 0])
        + PNGAssembler.chunk("IDAT", PNGAssembler.zlib([0])) + PNGAssembler.chunk("IEND", []),
      "the picture has 100000x100000 = 10000000000 pixels, and the limit is 268435456; --max-pixels raises it"
    ),
  ]

  @Test(arguments: files)
  func isNamed(name: String, bytes: [UInt8], words: String) throws {
    let (error, folder) = try error(bytes)
    #expect(error?.kind == .bad)
    #expect(error?.path == folder.path("base.png"))
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "no error")")
  }

  @Test func theLimitOnPixelsIsHeeded() throws {
    var reading = MaskReading()
    reading.maximumPixels = 8
    #expect(try error(Self.good, reading: reading).0 == nil)
    reading.maximumPixels = 7
    #expect(try error(Self.good, reading: reading).0?.message.contains("4x2 = 8 pixels, and the limit is 7") == true)
  }

  /// The size of a set without model.json is its first mask's.
  @Test func anotherSizeIsGivenWithBoth() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts()
    try folder.write(flat(1, 4, 3), to: "cage.png")
    let set = try onlySet(in: folder.path)
    let error = try layerSetError { _ = try set.masks(at: set.sizes[0]) }
    #expect(error?.kind == .bad)
    #expect(
      error?.description == folder.path("cage.png")
        + #": the mask is 4x3, the layer set 4x2; export it at 4x2, or give its place by "offset": [x, y] in model.json, or by the PNG's own offset (oFFs)"#
    )
  }

  @Test func aFolderInAMasksPlace() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts()
    try folder.writeModel(layers: #"[{"mask":"sub/base.png","part":"base"}]"#)
    try folder.write("", to: "sub/base.png/x")
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(error?.description == folder.path("sub/base.png") + ": this is a folder; a mask is a PNG file")
    #expect(error?.kind == .bad)
  }

  @Test func missingMasksOfModelJSON() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(1, 2, 2), to: "Tongue.png")
    try folder.write(flat(1, 2, 2), to: "sole.png")
    try folder.writeModel(
      layers:
        #"[{"mask":"tongue.png","part":"base"},{"mask":"sole.png","part":"sole"},{"mask":"heel.png","part":"cage"}]"#)
    let error = try layerSetError { _ = try coverages(try onlySet(in: folder.path)) }
    #expect(error?.kind == .missing)
    #expect(
      error?.description
        == "\(folder.path): no tongue.png, heel.png; looked for tongue.png, sole.png, heel.png (found: Tongue.png, model.json, sole.png); did you mean 'Tongue.png'?"
    )
  }

  @Test func missingFolderOfAWidth() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(1, 2, 2), to: "2/base.png")
    try folder.writeModel(#""sizes":[[2,2],[4,4]]"#)
    let set = try onlySet(in: folder.path)
    #expect(try set.masks(at: PixelSize(width: 2, height: 2)).table.count == 1)
    let error = try layerSetError { _ = try coverages(set) }
    #expect(error?.kind == .missing)
    #expect(
      error?.description == folder.path("4")
        + #": there is no such folder; with several "sizes" in model.json, the masks of each lie in a folder named by its width"#
    )
  }

  @Test func modelJSONIsAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "model.json/x")
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(error?.kind == .bad)
    #expect(error?.description == "cannot read '\(folder.path("model.json"))': Is a directory")
  }
}
