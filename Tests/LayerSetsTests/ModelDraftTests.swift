import LayerSets
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// A model.json for PNGs of any names.
struct ModelDraftTests {
  private func draft(_ names: [String], in folder: TemporaryFolder) throws -> ModelDraft {
    for name in names { try folder.write(flat(255, 4, 2), to: name) }
    return try ModelDraft(folder: folder.path)
  }

  /// Which part a file's name tells; `-` is none.
  @Test(arguments: [
    ("base.png", "base"), ("Upper.PNG", "base"), ("01_upper_v2.png", "base"), ("side.png", "side"),
    ("quarter.png", "side"), ("Overlays.png", "side"), ("sidePanel.png", "side"), ("panel3.png", "side"),
    ("sole.png", "sole"), ("mid-sole.png", "sole"), ("midsole.png", "sole"), ("OUTSOLE.png", "sole"),
    ("heel.png", "cage"), ("heelCounter.png", "cage"), ("cage.png", "cage"), ("outline.png", "outline"),
    ("lines.png", "outline"), ("line art.png", "outline"), ("heel outline.png", "outline"), ("liner.png", "-"),
    ("tongue.png", "-"), ("insole.png", "-"), ("baseball.png", "-"), ("2.png", "-"),
  ])
  func partsAreGuessed(file: String, part: String) throws {
    let layer = try #require(try draft([file], in: TemporaryFolder()).layers.first)
    #expect(layer.part.isStandard == (part != "-"))
    if part != "-" { #expect(layer.part.rawValue == part) }
    #expect(layer.rival == nil)
  }

  @Test func areDrawnInOrder() throws {
    let folder = try TemporaryFolder()
    let draft = try draft(
      ["tongue.png", "lines.png", "outsole.png", "logo.png", "midsole.png", "upper.png", "counter.png", "panel.png"],
      in: folder)
    #expect(
      draft.layers.map { "\($0.part) \($0.file)" } == [
        "base upper.png", "side panel.png", "sole midsole.png", "outsole outsole.png", "cage counter.png",
        "logo logo.png", "tongue tongue.png", "outline lines.png",
      ])
    #expect(draft.layers[3].rival?.part == .sole && draft.layers[3].rival?.file == "midsole.png")
    #expect(draft.layers.filter { $0.rival != nil }.count == 1)
    #expect(draft.leftOut == [] && draft.placed == [])
  }

  /// The file that has a part's own name becomes it, whatever the alphabet says.
  @Test func theExactNameWins() throws {
    let layers = try draft(["lines.png", "Outline.png", "a-line.png"], in: TemporaryFolder()).layers
    #expect(layers.map(\.file) == ["Outline.png", "a-line.png", "lines.png"])
    #expect(layers.map(\.part.rawValue) == ["outline", "a-line", "lines"])
  }

  /// Names that no part can have are changed, and stay as titles; no two parts differ in case alone.
  @Test(arguments: [
    (["1 logo!.png"], ["part-1-logo"], ["1 logo!"]), (["größe.png"], ["gr-e"], ["größe"]),
    (["---.png"], ["part-"], ["---"]), (["a b.png", "a-b.png", "A_b.png"], ["A_b", "a-b", "a-b-2"], ["a b", "a-b"]),
    (["Logo.png", "logo.png"], ["Logo", "logo-2"], ["logo"]),
  ])
  func names(files: [String], parts: [String], titles: [String]) throws {
    let draft = try draft(files, in: TemporaryFolder())
    #expect(draft.layers.map(\.part.rawValue) == parts)
    for title in titles where !parts.contains(title) {
      #expect(draft.text(name: nil).contains(#""title":"\#(title)""#))
    }
  }

  @Test func whatIsWrittenIsRead() throws {
    let folder = try TemporaryFolder()
    let draft = try draft(["upper.png", "\"quoted\" logo.png", "lines.png"], in: folder)
    #expect(
      draft.text(name: "My \"shoe\"") == #"""
        {
          "name": "My \"shoe\"",
          "sizes": [[4,2]],
          "layers": [
            {"mask":"upper.png","part":"base"},
            {"mask":"\"quoted\" logo.png","part":"quoted-logo","title":"\"quoted\" logo"},
            {"mask":"lines.png","part":"outline"}
          ]
        }

        """#)
    try folder.write(draft.text(name: "My \"shoe\""), to: "model.json")
    let set = try onlySet(in: folder.path)
    #expect(set.name == "My \"shoe\"")
    #expect(set.parts == draft.layers.map(\.part))
    #expect(set.modelParts[1].title == "\"quoted\" logo")
    #expect(set.sizes == [PixelSize(width: 4, height: 2)])
    #expect(try coverages(set) == [255, 255, 255])
  }

  @Test func otherFilesAreLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes", to: "notes.txt")
    try folder.write("no picture", to: "side.png")
    try folder.write("x", to: ".DS_Store")
    try folder.makeFolder("old.png")
    let draft = try draft(["upper.png"], in: folder)
    #expect(draft.layers.map(\.file) == ["upper.png"])
    #expect(draft.leftOut == ["notes.txt", "old.png", "side.png"])
  }

  @Test func trimmedMasksArePlaced() throws {
    let folder = try TemporaryFolder()
    var logo = PNGAssembler(flat(255, 2, 1))
    logo.before = [PNGAssembler.chunk("oFFs", PNGAssembler.bigEndian(1) + PNGAssembler.bigEndian(1) + [0])]
    try folder.write(logo.file(), to: "a-logo.png")
    let draft = try draft(["upper.png"], in: folder)
    #expect(draft.size == PixelSize(width: 4, height: 2))
    #expect(draft.placed == ["a-logo.png"])
  }

  @Test func masksWithoutAlphaAreTold() throws {
    let folder = try TemporaryFolder()
    let grey = PNGAssembler(width: 4, height: 2, bitDepth: 8, colorType: 0, samples: [UInt16](repeating: 9, count: 8))
    try folder.write(grey.file(), to: "logo.png")
    #expect(try draft(["upper.png"], in: folder).layers.map(\.lacksAlpha) == [false, true])
  }

  @Test func faults() throws {
    func fault(_ make: (TemporaryFolder) throws -> Void) throws -> (LayerSetError?, String) {
      let folder = try TemporaryFolder()
      try make(folder)
      return (try layerSetError { _ = try ModelDraft(folder: folder.path) }, folder.path)
    }
    let (sizes, place) = try fault { folder in
      try folder.write(flat(255, 4, 2), to: "a.png")
      try folder.write(flat(255, 2, 2), to: "b.png")
    }
    #expect(
      sizes?.description
        == "\(place): a.png is 4x2, b.png is 2x2; export all masks at one size, or trimmed ones with their place (a PNG's oFFs chunk)"
    )
    #expect(sizes?.kind == .bad)
    let (nothing, empty) = try fault { try $0.write("x", to: "notes.txt") }
    #expect(nothing?.description == "\(empty): no PNG here (found: notes.txt); a layer set is made of PNG masks")
    #expect(nothing?.kind == .missing)
    let (trimmed, all) = try fault { folder in
      var mask = PNGAssembler(flat(255, 2, 1))
      mask.before = [PNGAssembler.chunk("oFFs", PNGAssembler.bigEndian(1) + PNGAssembler.bigEndian(1) + [0])]
      try folder.write(mask.file(), to: "a.png")
    }
    #expect(
      trimmed?.description
        == "\(all): every mask is trimmed (has an oFFs chunk), so none tells the picture's size; export one of them whole"
    )
    let (many, crowd) = try fault { folder in
      for number in 0..<65 { try folder.write(flat(255, 1, 1), to: "m\(number).png") }
    }
    #expect(many?.description == "\(crowd): 65 PNG files; a layer set has at most 64 layers")
    let (cut, half) = try fault { try $0.write(Array(PNGAssembler(flat(1, 1, 1)).file().prefix(20)), to: "a.png") }
    #expect(cut?.description == "\(half)/a.png: the PNG is cut short: it ends after 20 bytes, before its IEND chunk")
    let gone = try layerSetError { _ = try ModelDraft(folder: "/nowhere/at all") }
    #expect(gone?.description == "/nowhere/at all: there is no such folder of masks")
    #expect(gone?.kind == .missing)
  }
}
