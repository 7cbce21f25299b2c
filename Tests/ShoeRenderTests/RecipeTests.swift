import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// A PNG says what decides its pixels, and nothing else.
struct RecipeTests {
  private func text(_ request: RenderRequest, _ catalog: LayerSetCatalog = .builtIn) throws -> String? {
    try PNGDecoder.text(keyword: "ShoeConfiguration", in: try png(request, catalog))
  }

  @Test func theDefaultShoe() throws {
    let set = try LayerSetCatalog(folder: packageFolder + "/layers/classic").set(for: nil)
    let digest = MaskDigest.text(of: try set.masks(at: .init(width: 1000, height: 456)), layers: set.layers)
    let colors = ##"{"base":"#ffffff","cage":"#8e8e93","outline":"#000000","side":"#ff9500","sole":"#af52de"}"##
    #expect(
      try text(request())
        == ##"{"background":"#00000000","blend":"srgb","finish":"flat","height":456,"layers":"\##(digest)","##
        + ##""model":"classic","shoeColors":\##(colors),"version":1,"width":1000}"##)
  }

  /// All of it pinned; the digest comes from another implementation of XXH3 (see `DigestTests`).
  @Test func aTinySet() throws {
    let folder = try TemporaryFolder()
    for (index, part) in ShoePart.standard.enumerated() {
      let mask = Mask(size: PixelSize(width: 1, height: 1), coverages: [UInt8(index + 1) * 10])
      try folder.write(mask, to: "tiny/\(part.rawValue).png")
    }
    let picture = request(.fit(.init(width: 3, height: 2))) {
      $0.background = rgba(1, 2, 3, 4)
      $0.blend = .linear
      $0.colors = ShoeColors(base: rgba(9, 9, 9, 0), cage: rgba(255, 0, 0, 127))
    }
    #expect(
      try text(picture, try LayerSetCatalog(folder: folder.path("tiny")))
        == ##"{"background":"#01020304","blend":"linear","finish":"flat","fit":true,"height":2,"##
        + ##""layers":"xxh128:76d6c1f8214dcee59c171dff3d7fe16a","model":"tiny","##
        + ##""shoeColors":{"base":"#00000000","cage":"#ff00007f","outline":"#000000","side":"#ff9500","sole":"#af52de"},"##
        + ##""version":1,"width":3}"##)
  }

  /// Parts without a layer do not decide pixels.
  @Test func onlyPartsThatHaveALayer() throws {
    let folder = try TemporaryFolder()
    try folder.write(Mask(size: PixelSize(width: 1, height: 1), coverages: [1] as [UInt8]), to: "m.png")
    try folder.write(
      ##"{"layers":[{"mask":"m.png","part":"sole"},{"mask":"m.png","color":"red"}]}"##, to: "model.json")
    let catalog = try LayerSetCatalog(folder: folder.path)
    #expect(try text(request(), catalog)?.contains(##""shoeColors":{"sole":"#af52de"}"##) == true)
    #expect(try png(request { $0.colors.side = rgba(1, 1, 1) }, catalog) == png(request(), catalog))
  }

  /// A name, an SKU, a price or a season changes no byte; a colour does, and so does the spelling of none.
  @Test func namesChangeNoByte() throws {
    func bytes(_ json: String) throws -> [UInt8] {
      try png(try DesignReader.configuration(Array(json.utf8), "x.json"))
    }
    let plain = try bytes("{}")
    for json in [
      ##"{"name":"Sunset","sku":"SR-001","manufacturer":"Example"}"##,
      ##"{"metadata":{"season":"FW26","price":129.95,"tags":[1,2]}}"##, ##"{"model":"classic"}"##,
      ##"{"shoeColors":{"side":"orange","sole":"#AF52DE","cage":"swiftui:grey"}}"##,
    ] {
      #expect(try bytes(json) == plain)
    }
    #expect(try bytes(##"{"shoeColors":{"side":"css:orange"}}"##) != plain)
  }

  /// A clear colour is clear whatever its other bytes.
  @Test func colorsWithoutAlpha() throws {
    func bytes(_ red: UInt8) throws -> [UInt8] {
      try png(
        request(.width(250)) {
          $0.colors.side = rgba(red, 1, 2, 0)
          $0.background = rgba(3, red, 4, 0)
        })
    }
    #expect(try bytes(0) == bytes(200))
  }

  @Test func whatIsEmbedded() throws {
    let json = ##"{ "name": "Größe 😀" }"##
    func texts(_ embedding: Embedding) throws -> [String?] {
      var request = try DesignReader.configuration(Array(json.utf8), "x.json")
      request.embedding = embedding
      let bytes = try png(request)
      return try ["ShoeConfiguration", "ShoeConfigurationSource"].map { try PNGDecoder.text(keyword: $0, in: bytes) }
    }
    #expect(try texts(.none) == [nil, nil])
    #expect(try texts(.recipe)[0] != nil)
    #expect(try texts(.recipe)[1] == nil)
    #expect(try texts(.all) == [try texts(.recipe)[0], json])
  }
}
