import Compositing
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// What a planner has made before changes no byte: a picture of a long list is the one that is rendered alone.
@Suite struct RecolouredOrderTests {
  @Test(arguments: [SizeRequest.automatic, .width(62), .width(30), .fit(PixelSize(width: 50, height: 50))])
  func picturesOfAListAreThoseRenderedAlone(size: SizeRequest) throws {
    let set = try SyntheticSet(seed: 21)
    let catalog = try set.catalog
    let planner = Planner(catalog: catalog)
    let writer = PictureWriter()
    var random = SplitMix64(seed: 21)
    var kinds: Set<PNGColorType> = []
    for _ in 0..<12 {
      for combination in RecolouredCombination.of(size) {
        var request = combination.request(&random)
        request.form = random.pick(PNGForm.allCases)
        request.embedding = .none
        try writer.write(try planner.plan(request))
        let alone = try Planner(catalog: catalog).plan(request).png()
        #expect(writer.file == alone, "\(request.colors) on \(request.background), \(request.blend), \(request.form)")
        kinds.insert(try PNGDecoder.header(of: alone).colorType)
      }
    }
    #expect(kinds == [.indexedColour, .truecolour, .truecolourWithAlpha])
  }
}
