import LayerSets
import PartChanges
import Pixels
import Reports
import ShoeDesign
import ShoeRender
import TestSupport
import Testing

/// Colours solved from pixels are those that the pictures were made of.
struct SolvedColorTests {
  private static func randomSide(_ random: inout SplitMix64, width: Int) throws -> (PictureSide, [ShoePart: RGBA8]) {
    var colors: [ShoePart: RGBA8] = [:]
    for part in ShoePart.standard {
      colors[part] = rgba(UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256)))
    }
    let background = random.pick([RGBA8.clear, rgba(255, 255, 255), rgba(9, 80, 3, 120)])
    let made = try side(.width(width)) { request in
      for (part, color) in colors { request.setColor(color, of: part) }
      request.background = background
    }
    return (made.stripped, colors)
  }

  private static let analysis = try! PartAnalysis(catalog: .builtIn, model: "classic")

  /// 500 pairs of two random colour sets each, half of them at a size whose weights are resized.
  @Test(arguments: 0..<20)
  func thousandRandomColorSets(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let width = seed % 2 == 0 ? 250 : 180
    for _ in 0..<25 {
      let (before, colors) = try Self.randomSide(&random, width: width)
      let (after, others) = try Self.randomSide(&random, width: width)
      let findings = Self.analysis.compare(expected: before, actual: after)
      for part in ShoePart.standard {
        let row = try #require(findings.part(part.rawValue))
        #expect(row.color?.before == colors[part])
        #expect(row.color?.after == others[part])
        #expect(row.isReshaped == false)
      }
      let names = ShoePart.standard.map(\.rawValue)
      guard case .recolored(let parts) = findings.change else {
        Issue.record("\(findings)")
        continue
      }
      #expect(parts.filter { $0 != "background" } == names)
      #expect(findings.notes.count { $0.contains("every pixel is what these colours give") } == 2)
    }
  }

  /// Noise of one level in every sample: colours are off by one level at most, and nothing is said of shapes.
  @Test(arguments: 1...6)
  func noise(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (before, colors) = try Self.randomSide(&random, width: 250)
    let noisy = before.edited { _, _, color in
      guard color.alpha > 0 else { return color }
      func moved(_ sample: UInt8) -> UInt8 { UInt8(min(255, max(0, Int(sample) + random.below(3) - 1))) }
      return rgba(moved(color.red), moved(color.green), moved(color.blue), moved(color.alpha))
    }
    let findings = Self.analysis.compare(expected: before, actual: noisy)
    for part in ShoePart.standard {
      let row = try #require(findings.part(part.rawValue))
      let after = try #require(row.color?.after)
      for channel in ColorChannel.allCases {
        #expect(abs(Int(after[channel]) - Int(colors[part]![channel])) <= 1)
      }
      #expect(row.isReshaped == false)
    }
    if case .reshaped = findings.change { Issue.record("noise has no shape") }
    #expect(findings.notes.contains { $0.contains("are not what these colours give, by up to") })
  }

  /// A part that shows nowhere wholly: its colour still comes out, as far as its weight tells it.
  @Test func neverUnmixed() throws {
    let folder = try TemporaryFolder()
    let size = PixelSize(width: 64, height: 32)
    var random = SplitMix64(seed: 9)
    func mask(_ range: Range<Int>) -> Mask {
      Mask(size: size, coverages: (0..<size.area).map { _ in UInt8(range.lowerBound + random.below(range.count)) })
    }
    try folder.write(mask(0..<256), to: "base.png")
    try folder.write(mask(40..<200), to: "sole.png")
    try folder.write(mask(0..<180), to: "lace.png")
    try folder.write(
      #"{"layers":[{"mask":"base.png","part":"base"},{"mask":"sole.png","part":"sole"},{"mask":"lace.png","part":"lace"}]}"#,
      to: "model.json")
    let catalog = try LayerSetCatalog(folder: folder.path)
    let analysis = try PartAnalysis(catalog: catalog)
    let lace = try #require(ShoePart(rawValue: "lace"))
    for _ in 0..<50 {
      let colors = (0..<3).map { _ in
        rgba(UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256)))
      }
      let made = try side(.automatic, catalog) {
        $0.setColor(colors[0], of: .base)
        $0.setColor(colors[1], of: .sole)
        $0.setColor(colors[2], of: lace)
      }.stripped
      let findings = analysis.compare(expected: made, actual: made)
      #expect(findings.parts.map { $0.color?.before } == colors)
    }
  }

  /// A part that nothing is seen of has no colour.
  @Test func hiddenPart() throws {
    let folder = try TemporaryFolder()
    let size = PixelSize(width: 8, height: 4)
    let whole = Mask(size: size, coverages: [UInt8](repeating: 255, count: 32))
    try folder.write(whole, to: "base.png")
    try folder.write(whole, to: "sole.png")
    try folder.write(
      #"{"layers":[{"mask":"base.png","part":"base"},{"mask":"sole.png","part":"sole"}]}"#, to: "model.json")
    let catalog = try LayerSetCatalog(folder: folder.path)
    let made = try side(.automatic, catalog).stripped
    let findings = try PartAnalysis(catalog: catalog).compare(expected: made, actual: made)
    #expect(findings.part("base")?.color == nil)
    #expect(findings.part("sole")?.color?.before == ShoeColors.default.sole)
    #expect(findings.notes.contains { $0.contains("too little is seen of base") })
  }
}
