import LayerSets
import PNGCodec
import PartChanges
import Pixels
import Reports
import ShoeDesign
import ShoeRender
import TestSupport
import Testing

/// Other coverage: masks that changed, and pictures edited after they were rendered.
struct ReshapedTests {
  /// The classic masks at 250 and 500 pixels in a folder, one of them changed at both sizes.
  private struct ChangedSet {
    let folder: TemporaryFolder
    var catalog: LayerSetCatalog { get throws { try LayerSetCatalog(folder: folder.path) } }

    init(_ part: ShoePart, sizes: [Int] = [250, 500], _ edit: (Mask) -> Mask) throws {
      folder = try TemporaryFolder()
      for width in sizes {
        for other in ShoePart.standard {
          let path = "\(packageFolder)/layers/classic/\(width)/\(other.rawValue).png"
          let mask = try PNGDecoder.mask(from: try Self.read(path))
          try folder.write(other == part ? edit(mask) : mask, to: "\(width)/\(other.rawValue).png")
        }
      }
      let layers = ShoePart.standard.map { #"{"mask":"\#($0).png","part":"\#($0)"}"# }.joined(separator: ",")
      let heights = sizes.map { "[\($0),\($0 * 114 / 250)]" }.joined(separator: ",")
      try folder.write(#"{"name":"classic","sizes":[\#(heights)],"layers":[\#(layers)]}"#, to: "model.json")
    }

    private static func read(_ path: String) throws -> [UInt8] { try readFile(path) }
  }

  private static let colorways: [[ShoePart: RGBA8]] = [
    [:],
    [.side: rgba(0, 90, 200), .sole: rgba(240, 240, 230), .outline: rgba(60, 0, 0)],
    [.base: rgba(30, 30, 30), .side: rgba(200, 30, 90), .cage: rgba(250, 220, 40), .outline: rgba(255, 255, 255)],
  ]

  private func shoe(_ catalog: LayerSetCatalog, _ width: Int, _ colors: [ShoePart: RGBA8] = [:]) throws -> PictureSide {
    try side(.width(width), catalog) { request in
      for (part, color) in colors { request.setColor(color, of: part) }
    }
  }

  /// The fills reach under the lines, so that smaller shifts are not seen.
  private func shifted(_ x: Int) -> (Mask) -> Mask { { $0.placed(in: $0.size, x: x, y: 0) } }

  /// Without what is right of the middle of the side panel.
  private func cut(_ mask: Mask) -> Mask {
    let width = mask.size.width
    let coverages = (0..<mask.size.area).map { pixel in
      pixel % width > width * 2 / 5 ? UInt8(0) : UInt8(mask[pixel % width, pixel / width])
    }
    return Mask(size: mask.size, coverages: coverages)
  }

  /// The expected picture was made with masks that are no longer at hand: pixels tell which part changed, and where.
  @Test(arguments: [ShoePart.side, .sole, .cage], [250, 500])
  func oldMasksAreGone(part: ShoePart, width: Int) throws {
    let set = try ChangedSet(part, shifted(12))
    defer { withExtendedLifetime(set) {} }
    let old = try set.catalog
    var keys: Set<String> = []
    for colors in Self.colorways {
      let findings = try PartAnalysis(catalog: .builtIn).compare(
        expected: shoe(old, width, colors), actual: shoe(.builtIn, width, colors))
      #expect(findings.change == .reshaped([part.rawValue]))
      #expect(findings.notes.contains { $0.contains("are not at hand") })
      for row in findings.parts {
        if row.part == part.rawValue { #expect(row.isReshaped == true) } else { #expect(row.isReshaped != true) }
        #expect(row.color?.before == row.color?.after)
      }
      keys.insert(try #require(findings.cause).key)
      #expect(findings.cause?.words == "change of mask \(part)")
    }
    #expect(keys.count == 1)
  }

  /// The same without any recipe.
  @Test(arguments: [ShoePart.side, .sole, .cage, .outline], [250, 333])
  func withoutRecipes(part: ShoePart, width: Int) throws {
    let set = try ChangedSet(part, part == .outline ? cut : shifted(12))
    defer { withExtendedLifetime(set) {} }
    let new = try set.catalog
    for colors in Self.colorways {
      let findings = try PartAnalysis(catalog: .builtIn, model: "classic").compare(
        expected: shoe(.builtIn, width, colors).stripped, actual: shoe(new, width, colors).stripped)
      #expect(findings.change == .reshaped([part.rawValue]), "\(findings.notes)")
      #expect(findings.parts.allSatisfy { $0.color?.before == $0.color?.after })
    }
  }

  /// A part that was made smaller uncovers what lies below it.
  @Test func smallerPart() throws {
    let set = try ChangedSet(.side, cut)
    defer { withExtendedLifetime(set) {} }
    let new = try set.catalog
    let findings = try PartAnalysis(catalog: .builtIn, model: "classic").compare(
      expected: shoe(.builtIn, 250).stripped, actual: shoe(new, 250).stripped)
    #expect(findings.change == .reshaped(["side"]))
  }

  /// Reshaped and recoloured at once: both are said.
  @Test func recoloredAsWell() throws {
    let set = try ChangedSet(.sole, shifted(12))
    defer { withExtendedLifetime(set) {} }
    let new = try set.catalog
    let findings = try PartAnalysis(catalog: .builtIn).compare(
      expected: shoe(.builtIn, 250), actual: shoe(new, 250, [.side: rgba(0, 60, 160)]))
    #expect(findings.change == .reshaped(["sole"]))
    #expect(findings.part("side")?.color?.after == rgba(0, 60, 160))
    #expect(findings.notes.contains("recoloured as well: side"))
  }

  /// A recipe is not believed where the pixels say otherwise.
  @Test func editedAfterwards() throws {
    let before = try shoe(.builtIn, 250)
    let painted = before.edited { x, y, color in
      (100..<120).contains(x) && (40..<60).contains(y) ? rgba(1, 250, 130) : color
    }
    let findings = try PartAnalysis(catalog: .builtIn).compare(expected: before, actual: painted)
    #expect(findings.change == nil)
    #expect(findings.notes.contains { $0.hasPrefix("actual: edited after it was rendered: 400 of 28500 pixels") })
    #expect(findings.notes.contains { $0.hasPrefix("400 pixels changed to what neither") })
    #expect(findings.parts.allSatisfy { $0.isReshaped != true && $0.color?.before == $0.color?.after })
    #expect(findings.parts.contains { $0.isReshaped == nil && $0.changed > 0 })
    #expect(findings.cause?.key.hasPrefix("edited:") == true)
  }

  /// Scribbles in random colours over a third of the shoe: some pixels happen to look like a part's edge, which is no claim.
  @Test func scribbles() throws {
    var random = SplitMix64(seed: 12)
    let before = try shoe(.builtIn, 250)
    let after = before.edited { x, _, color in
      (90..<160).contains(x) && random.below(3) > 0
        ? rgba(UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256))) : color
    }
    for (one, other) in [(before, after), (after, before), (before, after.stripped)] {
      let findings = try PartAnalysis(catalog: .builtIn).compare(expected: one, actual: other)
      #expect(findings.change == nil)
      #expect(findings.parts.allSatisfy { $0.isReshaped != true && $0.color?.before == $0.color?.after })
    }
  }

  /// A recipe that names the colours of another picture.
  @Test func wrongRecipe() throws {
    let before = try shoe(.builtIn, 250)
    var after = try shoe(.builtIn, 250, [.side: rgba(0, 60, 160)])
    after.recipe = before.recipe
    let findings = try PartAnalysis(catalog: .builtIn).compare(expected: before, actual: after)
    #expect(findings.change == .recolored(["side"]))
    #expect(findings.part("side")?.color?.after == rgba(0, 60, 160))
    #expect(findings.notes.contains { $0.contains("its colours are read from the pixels") })
  }

  /// A photograph, noise and another model are no pictures of the model.
  @Test func otherPictures() throws {
    var random = SplitMix64(seed: 4)
    let before = try shoe(.builtIn, 250)
    let size = before.bitmap.size
    let noise = Bitmap(size: size, bytes: (0..<size.area * 4).map { _ in UInt8(random.below(256)) })
    let gradient = Bitmap(
      size: size,
      bytes: (0..<size.area).flatMap { pixel -> [UInt8] in
        let (x, y) = (pixel % size.width, pixel / size.width)
        return [UInt8(x), UInt8(y * 2), UInt8((x * y) >> 7 & 255), 255]
      })
    var discs = before.bitmap
    for y in 0..<size.height {
      for x in 0..<size.width {
        let distance = (x - 125) * (x - 125) / 5 + (y - 57) * (y - 57)
        discs.set(distance > 2500 ? .clear : distance > 1400 ? rgba(20, 30, 200) : rgba(240, 120, 10), x, y)
      }
    }
    let analysis = try PartAnalysis(catalog: .builtIn, model: "classic")
    for picture in [noise, gradient, discs] {
      for (one, other) in [(before, PictureSide(bitmap: picture)), (PictureSide(bitmap: picture), before)] {
        let findings = analysis.compare(expected: one, actual: other)
        #expect(findings.parts.isEmpty)
        #expect(findings.change == nil)
        #expect(findings.notes.contains { $0.contains("does not look like a picture of model 'classic'") })
      }
      var changed = picture
      changed.set(rgba(0, 0, 0), 100, 50)
      let findings = analysis.compare(expected: PictureSide(bitmap: picture), actual: PictureSide(bitmap: changed))
      #expect(findings.parts.isEmpty && findings.change == nil)
    }
  }

  /// Both sets at hand: masks are compared, and the colours do not matter to the cause.
  @Test(arguments: [250, 333])
  func bothSetsAtHand(width: Int) throws {
    let (old, new) = (try ChangedSet(.cage) { $0 }, try ChangedSet(.cage, shifted(9)))
    let folder = try TemporaryFolder()
    for (name, set) in [("old", old), ("new", new)] {
      for file in try set.folder.names(in: "250") {
        for size in ["250", "500"] {
          try folder.write(set.folder.read("\(size)/\(file)"), to: "\(name)/\(size)/\(file)")
        }
      }
      let model = String(decoding: try set.folder.read("model.json"), as: UTF8.self)
      try folder.write(model.replacing(#""name":"classic""#, with: #""name":"\#(name)""#), to: "\(name)/model.json")
    }
    let catalog = try LayerSetCatalog(folder: folder.path)
    var keys: Set<String> = []
    let analysis = try PartAnalysis(catalog: catalog)
    for colors in Self.colorways {
      let findings = analysis.compare(
        expected: try shoe(old.catalog, width, colors), actual: try shoe(new.catalog, width, colors))
      #expect(findings.change == .reshaped(["cage"]))
      #expect(findings.notes.isEmpty)
      #expect(findings.parts.map(\.isReshaped) == [false, false, false, true, false])
      keys.insert(try #require(findings.cause).key)
    }
    #expect(keys.count == 1)
  }
}
