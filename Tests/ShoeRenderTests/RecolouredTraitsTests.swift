import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// Before there are colours, some bytes are said to be equal under every colorway: alphas, and the colour of rows in which one
/// tint alone shows. Each picture here would end the program if that were not so.
@Suite struct RecolouredTraitsTests {
  /// One row of masks, so that every pixel can be a case of its own, and their layers as in model.json.
  private struct Row {
    let folder: TemporaryFolder
    let catalog: LayerSetCatalog
    let masks: [Mask]

    init(_ layers: [(source: String, coverages: [UInt16])], isDeep: Bool = false) throws {
      folder = try TemporaryFolder()
      masks = layers.map { layer in
        let size = PixelSize(width: layer.coverages.count, height: 1)
        return isDeep
          ? Mask(size: size, coverages: layer.coverages)
          : Mask(size: size, coverages: layer.coverages.map { UInt8($0) })
      }
      var entries: [String] = []
      for (index, (mask, layer)) in zip(masks, layers).enumerated() {
        try folder.write(mask, to: "\(index).png")
        entries.append(#"{"mask": "\#(index).png", \#(layer.source)}"#)
      }
      try folder.write(#"{"layers": [\#(entries.joined(separator: ","))]}"#, to: "model.json")
      catalog = try LayerSetCatalog(folder: folder.path)
    }

    /// Every ground, blend space and form: exact, by a planner and a writer that serve all.
    func check(_ tints: [RGBA8], _ size: SizeRequest = .automatic, change: (inout ShoeColors) -> Void) throws {
      let planner = Planner(catalog: catalog)
      let writer = PictureWriter()
      for background in RecolouredTraitsTests.grounds {
        for blend in BlendSpace.allCases {
          var request = RenderRequest()
          change(&request.colors)
          (request.background, request.blend, request.size) = (background, blend, size)
          let plan = try planner.plan(request)
          let expected = ReferenceTuples(masks: masks).picture(
            tints: tints, background: background, space: blend == .srgb ? .encoded : .linear,
            resizedTo: plan.size.frame, in: plan.size.canvas)
          for form in [PNGForm.truecolor, .auto] {
            request.form = form
            try writer.write(try planner.plan(request))
            #expect(
              try PNGDecoder.bitmap(from: writer.file) == expected, "\(tints) on \(background), \(blend), \(form)")
          }
        }
      }
    }
  }

  private static let grounds = [
    RGBA8.clear, rgba(9, 8, 7, 0), rgba(9, 8, 7, 1), rgba(200, 1, 2, 127), rgba(9, 8, 7, 254), rgba(9, 8, 7),
  ]
  private static let alphas: [UInt8] = [0, 1, 2, 127, 128, 254, 255]
  private static let ramp = (0...255).map { UInt16($0) }

  /// Coverages that are rounded to nothing beside those that are not, alone and under a veil.
  @Test(arguments: alphas) func alphasThatAreRoundedToNothing(alpha: UInt8) throws {
    let row = try Row([(#""part": "base""#, Self.ramp), (#""part": "side""#, Self.ramp.map { $0 % 3 })])
    for veil in Self.alphas {
      let tints = [rgba(200, 100, 3, alpha), rgba(200, 100, 3, veil)]
      try row.check(tints) { ($0.base, $0.side) = (tints[0], tints[1]) }
      let others = [rgba(1, 255, 0, alpha), rgba(254, 0, 31, veil)]
      try row.check(others) { ($0.base, $0.side) = (others[0], others[1]) }
    }
  }

  /// A part twice, and a fixed colour that is the part's own: equal colours from sources that are not one.
  @Test(arguments: alphas) func equalColorsOfDifferentLayers(alpha: UInt8) throws {
    let source = #""part": "base""#
    let color = rgba(10, 20, 30, alpha)
    let row = try Row([
      (source, Self.ramp), (#""color": "\#(color)""#, Self.ramp.reversed()), (source, Self.ramp.map { $0 * 7 % 256 }),
      (##""color": "#0a141e00""##, Self.ramp),
    ])
    try row.check([color, color, color, rgba(10, 20, 30, 0)]) { $0.base = color }
    let other = rgba(30, 20, 10, 255 - alpha)
    try row.check([other, color, other, rgba(10, 20, 30, 0)]) { $0.base = other }
  }

  /// Resized, a row mixes pixels with and without coverage: one tint, any alpha, one colour.
  @Test(arguments: [SizeRequest.width(100), .width(255), .width(300), .fit(PixelSize(width: 130, height: 3))])
  func edgesOfOneTint(size: SizeRequest) throws {
    let row = try Row([
      (#""part": "base""#, (0..<256).map { $0 / 5 % 2 * 255 }), (#""part": "side""#, (0..<256).map { $0 / 64 % 2 }),
    ])
    for alpha in [1, 128, 255] as [UInt8] {
      let tints = [rgba(1, 2, 3, alpha), rgba(4, 5, 6, 255 - alpha)]
      try row.check(tints, size) { ($0.base, $0.side) = (tints[0], tints[1]) }
    }
  }

  /// 60 nearly opaque layers of 16 bits: what lies below has a weight near the end of Float64's range, or beyond it.
  @Test func weightsThatFloat64CannotHold() throws {
    let coverages: [UInt16] = [0, 1, 65534, 65534, 65535, 32768]
    let layers = (0..<60).map { layer -> (source: String, coverages: [UInt16]) in
      (layer == 0 ? #""part": "base""# : #""part": "side""#, layer == 0 ? [65535] + coverages : [0] + coverages)
    }
    let row = try Row(layers, isDeep: true)
    for alpha in [1, 254, 255] as [UInt8] {
      let (base, side) = (rgba(255, 0, 200, alpha), rgba(0, 255, 100, alpha))
      try row.check([base] + [RGBA8](repeating: side, count: 59)) { ($0.base, $0.side) = (base, side) }
    }
  }
}
