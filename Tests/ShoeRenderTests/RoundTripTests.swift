import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// A picture gives itself back: rendering its recipe gives the same bytes.
struct RoundTripTests {
  /// The request that a PNG file holds.
  private func request(in bytes: [UInt8], _ name: String = "shoe.png") throws -> RenderRequest {
    let folder = try TemporaryFolder()
    return try DesignReader.request(from: try folder.write(bytes, to: name))
  }

  @Test(arguments: PNGForm.allCases, [Embedding.recipe, .all])
  func sameBytes(form: PNGForm, embedding: Embedding) throws {
    let json = ##"{"name":"A","shoeColors":{"sole":"#12345678","side":"#0000"}}"##
    for size in [SizeRequest.width(250), .scale(1.02193), .fit(.init(width: 260, height: 200)), .width(77)] {
      var original = try DesignReader.configuration(Array(json.utf8), "a.json")
      (original.form, original.embedding, original.size) = (form, embedding, size)
      original.background = rgba(9, 8, 7, 6)
      original.blend = .linear
      guard let bytes = try? png(original) else {
        #expect(form == .indexed)
        continue
      }
      #expect(try png(try request(in: bytes)) == bytes)
    }
  }

  /// What a picture says can be changed again; at another size its masks are still the ones it was made with.
  @Test func changesOverride() throws {
    var again = try request(in: try png(ShoeRenderTests.request { $0.colors.sole = rgba(1, 2, 3) }))
    again.size = .width(640)
    again.colors.side = rgba(4, 5, 6)
    let expected = ShoeRenderTests.request(.width(640)) {
      $0.colors = ShoeColors(side: rgba(4, 5, 6), sole: rgba(1, 2, 3))
    }
    #expect(try png(again) == png(expected))
  }

  @Test func otherMasksAreNoticed() throws {
    let (old, new) = (try SyntheticSet(seed: 1), try SyntheticSet(seed: 2))
    let bytes = try png(ShoeRenderTests.request(), try old.catalog)
    let request = try request(in: bytes)
    #expect(try png(request, try old.catalog) == bytes)
    let error = try renderError { _ = try png(request, try new.catalog) }
    #expect(error?.kind == .badData)
    #expect(
      error?.message.hasPrefix("the masks of model 'shoe' are not those that the picture was made with (xxh128:")
        == true)
    #expect(error?.message.hasSuffix("); pass the old ones by --layers, or --force to use these") == true)
    let plan = try Planner(catalog: try new.catalog).plan(request, ignoringMaskChanges: true)
    #expect(RenderedPicture(plan).bitmap == (try pixels(ShoeRenderTests.request(), try new.catalog)))
  }

  /// Masks of other proportions are other masks, not a wrong size of picture; `inspect` asks the same.
  @Test func masksOfOtherProportionsAreNoticed() throws {
    let set = try SyntheticSet(seed: 1)
    let bytes = try png(ShoeRenderTests.request(), try set.catalog)
    for part in ShoePart.allCases {
      let mask = Mask(size: PixelSize(width: 3, height: 9), coverages: [UInt8](repeating: 255, count: 27))
      try set.folder.write(mask, to: "shoe/\(part.rawValue).png")
    }
    let changed = try set.catalog
    var request = try request(in: bytes)
    for size in [request.size, .width(30)] {
      request.size = size
      let error = try renderError { _ = try png(request, changed) }
      #expect(error?.kind == .badData)
      #expect(error?.message.contains("(they cannot make a picture of 41x19); pass the old ones by --layers") == true)
    }
    let recipe = try #require(request.origin)
    #expect(try !Planner(catalog: changed).hasMasks(of: recipe, in: try changed.set(for: nil)))
    #expect(try Planner(catalog: changed).plan(request, ignoringMaskChanges: true).size.canvas.width == 30)
  }

  /// A large picture is made again smaller, however low the limit is now.
  @Test func theLimitHoldsForThePictureAskedFor() throws {
    var request = try request(in: try png(ShoeRenderTests.request()))
    request.size = .width(250)
    request.maximumPixels = 30_000
    #expect(try pixels(request).width == 250)
  }

  @Test func aPictureWithoutRecipe() throws {
    let bytes = try png(ShoeRenderTests.request(.width(250)) { $0.embedding = .none })
    let error = try renderError { _ = try request(in: bytes) }
    #expect(error?.kind == .badData)
    #expect(error?.message.contains("shoe.png: this PNG carries no recipe; `shoe-render inspect`") == true)
  }

  /// Faults of the picture and of its recipe name the file, whatever it is called.
  @Test(arguments: ["shoe.png", "the", "t"])
  func faultsNameTheFile(name: String) throws {
    let texts = [PNGText(keyword: "ShoeConfiguration", text: "{}")]
    let bitmap = Bitmap(size: PixelSize(width: 1, height: 1), bytes: [1, 2, 3, 4])
    let bytes = try PNGEncoder.encode(bitmap, text: texts)
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: name)
    let error = try renderError { _ = try DesignReader.request(from: path) }
    #expect(error?.message.hasPrefix("\(path): the recipe in the picture has no usable \"version\"") == true)
    try folder.write(Array(bytes.prefix(50)), to: name)
    let cut = try renderError { _ = try DesignReader.request(from: path) }
    #expect(cut?.message.hasPrefix("\(path): the PNG is cut short") == true)
  }
}
