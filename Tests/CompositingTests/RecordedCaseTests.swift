import Compositing
import JSON
import Pixels
import TestSupport
import Testing

/// One colour over another, with the results that another program recorded.
@Suite(.enabled(if: SharedData.isPresent, "needs ../shared/data/compositing beside the checkout"))
struct RecordedCaseTests {
  /// The cases of a file that are plain source-over of byte values.
  private func cases(of name: String) throws -> [JSONObject] {
    let bytes = try #require(SharedData.bytes(of: "compositing/\(name).json"))
    return try #require(JSONReader.parse(bytes).array).compactMap(\.object).filter { object in
      object["mode"]?.string == "normal" && object["operator"]?.string == "source-over" && object["source8"] != nil
    }
  }

  private func color(_ key: String, in object: JSONObject) throws -> RGBA8 {
    let samples = try #require(object[key]?.array).map { UInt8(try #require($0.number?.integer)) }
    return RGBA8(red: samples[0], green: samples[1], blue: samples[2], alpha: samples[3])
  }

  @Test(arguments: [("reference", 30), ("porterduff", 5)]) func agrees(name: String, atLeast: Int) throws {
    let cases = try cases(of: name)
    #expect(cases.count >= atLeast)
    for object in cases {
      let backdrop = try color("backdrop8", in: object)
      let source = try color("source8", in: object)
      let whole = Mask(size: PixelSize(width: 1, height: 1), coverages: [255] as [UInt8])
      let asGround = LayerStack(masks: [whole], tints: [source], background: backdrop)
      let asLayer = LayerStack(masks: [whole, whole], tints: [backdrop, source])
      let expected = try color("result8", in: object)
      #expect(asGround.rendered()[0, 0] == expected, "\(object["id"]?.string ?? "?")")
      #expect(asLayer.rendered()[0, 0] == expected, "\(object["id"]?.string ?? "?")")
    }
  }
}
