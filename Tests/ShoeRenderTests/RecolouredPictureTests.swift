import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// 2,000 random pictures, 50 of each combination, each as truecolour and indexed PNG: they show what the plain compositor of
/// the tests says, to libpng and to zlib without libpng, and pngcheck finds no fault in them.
@Suite struct RecolouredPictureTests {
  /// The pictures of one combination: `count` of each kind of masks.
  struct Series {
    let combination: RecolouredCombination
    var seed: UInt64 = 0
    var count = 10
    var masks = RecolouredSet.size

    /// Hands `body` each picture's set, plan and PNG. The pictures of a set share a planner, as in a batch.
    func forEach(_ body: (RecolouredSet, RenderPlan, [UInt8]) throws -> Void) throws {
      for (index, kind) in RecolouredSet.Kind.allCases.enumerated() {
        var random = SplitMix64(seed: (seed * 100 + UInt64(combination.number)) * 10 + UInt64(index))
        let set = try RecolouredSet(kind, seed: random.next(), size: masks)
        let planner = Planner(catalog: set.catalog)
        let writer = PictureWriter()
        for _ in 0..<count {
          var request = combination.request(&random)
          for form in [PNGForm.truecolor, .auto] {
            request.form = form
            let plan = try planner.plan(request)
            let png = try plan.png()
            try writer.write(plan)
            #expect(writer.file == png, "a writer used again")
            try body(set, plan, png)
          }
        }
      }
    }
  }

  @Test(arguments: RecolouredCombination.all) func smallOnesAreExact(combination: RecolouredCombination) throws {
    let (pictures, indexed) = try Self.check(Series(combination: combination))
    #expect(pictures == 100 && indexed == 50)
  }

  @Test(.enabled(if: RecolouredPNGCheck.isPresent, "pngcheck is not installed"), arguments: RecolouredCombination.all)
  func pngcheckFindsNoFault(combination: RecolouredCombination) throws {
    var files: [(name: String, bytes: [UInt8])] = []
    try Series(combination: combination).forEach { _, plan, png in files.append((plan.key.description, png)) }
    #expect(try RecolouredPNGCheck.faults(in: files) == "")
  }

  /// The full product; `make check` runs it.
  @Test(
    .enabled(if: LongTests.areOn, "takes minutes; make check runs it"), arguments: RecolouredCombination.all,
    [RecolouredSet.size, PixelSize(width: 29, height: 17)])
  func manySmallOnesAreExact(combination: RecolouredCombination, masks: PixelSize) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      _ = try Self.check(Series(combination: combination, seed: seed, masks: masks))
    }
  }

  /// Checks a series; returns how many PNGs there were, and how many of them were indexed.
  private static func check(_ series: Series) throws -> (pictures: Int, indexed: Int) {
    var pictures: [RecolouredPicture] = []
    var indexed = 0
    var expected: (key: Recipe, pixels: Bitmap)?
    try series.forEach { set, plan, png in
      let pixels: Bitmap
      if let known = expected, known.key == plan.recipe {
        pixels = known.pixels
      } else {
        pixels = set.reference(plan, in: series.combination.space)
        expected = (plan.recipe, pixels)
      }
      let name = "\(plan.recipe.json) as \(plan.form)"
      #expect(try PNGDecoder.bitmap(from: png) == pixels, "\(name)")
      if try PNGDecoder.header(of: png).colorType == .indexedColour { indexed += 1 }
      pictures.append(RecolouredPicture(name: name, file: png, pixels: pixels))
    }
    #expect(try RecolouredZlibCheck.faults(in: pictures) == [])
    return (pictures.count, indexed)
  }
}

extension RecolouredSet {
  /// The picture of a plan by the plain compositor.
  func reference(_ plan: RenderPlan, in space: ReferenceSpace) -> Bitmap {
    let reference = ReferenceCompositor(
      masks: masks, tints: tints(plan.colors), background: plan.background, space: space)
    return reference.picture(resizedTo: plan.size.frame, in: plan.size.canvas).0
  }
}
