import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// What model.json says is what the set is.
struct ModelReadingTests {
  @Test func everyKeyIsHeeded() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"title": "A runner", "layers": [
        {"mask": "shade.png", "color": "#00000030"}, {"part": "outline", "mask": "o.png"},
        {"mask": "b.png", "part": "base", "channel": "alpha"}, {"mask": "b.png", "part": "base"}],
       "sizes": [[8, 4], [2, 1], [4, 2]], "frame": [3, 2], "defaultWidth": 4, "name": "runner"}
      """, to: "any/model.json")
    for (width, base) in [(2, 20), (4, 40), (8, 80)] as [(Int, UInt8)] {
      for (name, coverage) in [("shade", base), ("o", base + 1), ("b", base + 2)] {
        try folder.write(flat(coverage, width, width / 2), to: "any/\(width)/\(name).png")
      }
    }
    let set = try onlySet(in: folder.path("any"))
    #expect(set.name == "runner")
    #expect(set.title == "A runner")
    #expect(set.sizes == [2, 4, 8].map { PixelSize(width: $0, height: $0 / 2) })
    #expect(set.frame == PixelSize(width: 3, height: 2))
    #expect(set.defaultSize == PixelSize(width: 4, height: 2))
    #expect(
      set.layers == [
        Layer(mask: "shade.png", source: .fixed(RGBA8(red: 0, green: 0, blue: 0, alpha: 0x30))),
        Layer(mask: "o.png", source: .part(.outline)), Layer(mask: "b.png", source: .part(.base)),
        Layer(mask: "b.png", source: .part(.base)),
      ])
    #expect(set.parts == [.outline, .base])
    #expect(set.files.count == 1 + 3 * 4)
    for size in set.sizes {
      let base = UInt16(size.width * 10)
      #expect(try Array(set.masks(at: size).table[0]) == [base, base + 1, base + 2, base + 2])
    }
  }

  @Test func tintsComeFromPartsOrAreFixed() {
    let grey = RGBA8(red: 9, green: 9, blue: 9, alpha: 9)
    #expect(Layer(mask: "", source: .fixed(grey)).tint(in: .default) == grey)
    for part in ShoePart.standard {
      #expect(Layer(mask: "", source: .part(part)).tint(in: .default) == ShoeColors.default[part])
    }
  }

  /// With one size the masks lie beside model.json, or in a folder named by the width.
  @Test(arguments: ["", "4/"])
  func oneSize(place: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(77, 4, 2), to: place + "base.png")
    try folder.writeModel(#""sizes":[[4,2]]"#)
    #expect(try coverages(try onlySet(in: folder.path)) == [77])
  }

  /// A folder that only happens to be named like the width is not the masks' place.
  @Test(arguments: [#""sizes":[[4,2]]"#, ""])
  func aStrangeFolderIsNotTheMasks(members: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(77, 4, 2), to: "base.png")
    try folder.write(flat(1, 4, 2), to: "4/base.png")
    try folder.writeModel(members)
    #expect(try coverages(try onlySet(in: folder.path)) == [77])
  }

  /// Exports at several scales that round their height in different ways belong together.
  @Test(arguments: [(114, 456), (115, 457), (114, 457), (113, 455)])
  func heightsMayBeRoundedInAnyWay(small: Int, large: Int) throws {
    let folder = try TemporaryFolder()
    try folder.writeModel("\"sizes\":[[250,\(small)],[1000,\(large)]]")
    let set = try onlySet(in: folder.path)
    #expect(set.sizes.map(\.height) == [small, large])
  }

  /// Trimmed exports are placed, also partly and wholly outside.
  @Test(arguments: [(1, 1), (-1, 0), (3, 1), (-2, -1), (9, 9), (-9, 0), (268_435_456, -268_435_456)])
  func offsetsPlaceTrimmedMasks(x: Int, y: Int) throws {
    let folder = try TemporaryFolder()
    let trimmed = noise(3, 2, seed: 5)
    try folder.write(flat(100, 5, 4), to: "base.png")
    try folder.write(trimmed, to: "sole.png")
    try folder.writeModel(
      layers: #"[{"mask":"sole.png","part":"sole","offset":[\#(x),\#(y)]},{"mask":"base.png","part":"base"}]"#)
    let set = try onlySet(in: folder.path)
    #expect(set.sizes == [PixelSize(width: 5, height: 4)])
    for row in 0..<4 {
      for column in 0..<5 {
        let isInside = (0..<3).contains(column - x) && (0..<2).contains(row - y)
        let expected = isInside ? trimmed[column - x, row - y] : 0
        #expect(try coverages(set, column, row) == [expected, 100])
      }
    }
  }

  /// What a layer says of its channel goes before what the run says.
  @Test func channels() throws {
    let folder = try TemporaryFolder()
    let grey = PNGAssembler(width: 1, height: 1, bitDepth: 8, colorType: 0, samples: [50]).file()
    for name in ["a", "b", "c"] { try folder.write(grey, to: "\(name).png") }
    try folder.writeModel(
      layers: """
        [{"mask":"a.png","part":"base","channel":"luminance"},{"mask":"b.png","part":"side",
        "channel":"luminance-inverted"},{"mask":"c.png","part":"sole"}]
        """)
    let reading = MaskReading(channel: .luminanceInverted)
    #expect(try coverages(try onlySet(in: folder.path, reading: reading)) == [50, 205, 205])
    let error = try layerSetError { _ = try coverages(try onlySet(in: folder.path)) }
    #expect(error?.path == folder.path("c.png"))
    #expect(error?.message.contains("--mask-channel") == true)
  }
}
