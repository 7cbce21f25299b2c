import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// The built-in shoe, recoloured, against exact fractions composited once for each distinct tuple of the PNG masks' coverages.
@Suite struct RecolouredClassicTests {
  /// A picture that is asked for, and the width of the masks it is made from.
  struct Case: CustomTestStringConvertible, Sendable {
    let size: SizeRequest
    let maskWidth: Int
    var testDescription: String { "\(size)" }

    static func width(_ width: Int) -> Case {
      Case(size: .width(width), maskWidth: [250, 500, 750, 1000].first { width <= $0 } ?? 2000)
    }
  }

  private static let few: [Case] =
    [250, 500, 750, 1000, 2000, 125, 333].map { .width($0) } + [
      Case(size: .fit(PixelSize(width: 300, height: 301)), maskWidth: 500)
    ]

  private static let more: [Case] =
    [1, 2, 3, 7, 64, 249, 251, 499, 640, 751, 999, 1001, 1333, 1500, 1999, 2001, 2500].map { .width($0) } + few

  /// Two of the eight combinations a size, so that each is tried twice.
  @Test(arguments: few.indices) func sizesAreExact(index: Int) throws {
    try Self.check(Self.few[index], [index % 8, (index + 5) % 8].map { ($0, UInt64(index)) })
  }

  @Test(.enabled(if: LongTests.areOn, "takes minutes; make check runs it"), arguments: more)
  func allAreExact(picture: Case) throws {
    try Self.check(picture, (0..<16).map { ($0 % 8, 100 + UInt64($0)) })
  }

  @Test(.enabled(if: RecolouredPNGCheck.isPresent, "pngcheck is not installed"))
  func pngcheckFindsNoFault() throws {
    var random = SplitMix64(seed: 8)
    let planner = Planner(catalog: .builtIn)
    var files: [(name: String, bytes: [UInt8])] = []
    for picture in Self.few {
      for combination in RecolouredCombination.of(picture.size) {
        for form in [PNGForm.truecolor, .auto] {
          for embedding in Embedding.allCases {
            var request = combination.request(&random)
            request.form = form
            request.embedding = embedding
            request.source = "{ \"name\": \"Größe\" }\n"
            files.append(("", try planner.plan(request).png()))
          }
        }
      }
    }
    #expect(try RecolouredPNGCheck.faults(in: files) == "")
  }

  /// No PNG can carry a NUL: an error, whatever the form.
  @Test(arguments: PNGForm.allCases) func aNULInTheConfigurationIsAnError(form: PNGForm) throws {
    let error = try renderError {
      _ = try png(
        request(.width(250)) { ($0.form, $0.embedding, $0.source) = (form, .all, "{}\0") })
    }
    #expect(error?.kind == .badData)
  }

  /// Checks pictures of one size, each by its combination and seed.
  private static func check(_ picture: Case, _ pictures: [(combination: Int, seed: UInt64)]) throws {
    let reference = ReferenceTuples(masks: try classicMasks(width: picture.maskWidth))
    let planner = Planner(catalog: .builtIn)
    for (number, seed) in pictures {
      let combination = RecolouredCombination.of(picture.size)[number]
      var random = SplitMix64(seed: seed)
      let request = combination.request(&random)
      let plan = try planner.plan(request)
      let pixels = reference.picture(
        tints: ShoePart.standard.map { request.colors[$0] }, background: request.background, space: combination.space,
        resizedTo: plan.size.frame, in: plan.size.canvas)
      try check(request, planner, pixels)
    }
  }

  private static func check(_ request: RenderRequest, _ planner: Planner, _ pixels: Bitmap) throws {
    var request = request
    var pictures: [RecolouredPicture] = []
    for form in [PNGForm.truecolor, .auto] {
      request.form = form
      let plan = try planner.plan(request)
      let file = try plan.png()
      let isSame = try PNGDecoder.bitmap(from: file) == pixels
      #expect(isSame, "\(plan.recipe.json) as \(form)")
      pictures.append(RecolouredPicture(name: "\(plan.recipe.json) as \(form)", file: file, pixels: pixels))
    }
    #expect(try RecolouredZlibCheck.faults(in: pictures) == [])
  }
}

/// The reference by tuples is the plain one, only faster.
@Suite struct ReferenceTuplesTests {
  @Test(arguments: RecolouredSet.Kind.allCases) func itIsThePlainCompositor(kind: RecolouredSet.Kind) throws {
    let set = try RecolouredSet(kind, seed: 77)
    for combination in RecolouredCombination.all {
      var random = SplitMix64(seed: UInt64(combination.number))
      let plan = try Planner(catalog: set.catalog).plan(combination.request(&random))
      let picture = ReferenceTuples(masks: set.masks).picture(
        tints: set.tints(plan.colors), background: plan.background, space: combination.space,
        resizedTo: plan.size.frame, in: plan.size.canvas)
      #expect(picture == set.reference(plan, in: combination.space))
    }
  }
}
