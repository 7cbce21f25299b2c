import LayerSets
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// Padding, and what of framing stands in recipes.
struct FramingSizeTests {
  private func size(_ request: SizeRequest, _ change: (inout Framing) -> Void) throws -> PictureSize {
    var framing = Framing()
    change(&framing)
    return try PictureSize(request, framing, of: try LayerSetCatalog.builtIn.set(for: nil), maximumPixels: 1 << 28)
  }

  /// Inside of a size that is asked for, around a scale or the shoe's own size. 10 % of 250 are 25; 10 % of 1250 around 1000 are 125.
  @Test(arguments: [
    (SizeRequest.automatic, Padding.pixels(20), 1000, 456, 1040, 496),
    (.automatic, .millionths(100_000), 1000, 456, 1250, 706), (.scale(1), .pixels(3), 250, 114, 256, 120),
    (.width(1000), .pixels(100), 800, 365, 1000, 565), (.width(250), .millionths(100_000), 200, 91, 250, 141),
    (.height(456), .pixels(28), 877, 400, 933, 456), (.height(100), .millionths(25_000), 206, 94, 212, 100),
    (.exact(.init(width: 260, height: 124)), .pixels(5), 250, 114, 260, 124),
    (.fit(.init(width: 300, height: 300)), .pixels(25), 250, 114, 300, 300),
    (.fit(.init(width: 333, height: 333)), .millionths(75_000), 283, 129, 333, 333),
  ])
  func padding(request: SizeRequest, padding: Padding, _ width: Int, _ height: Int, _ full: Int, _ tall: Int) throws {
    let size = try size(request) { $0.padding = padding }
    #expect(size.frame == PixelSize(width: width, height: height))
    #expect(size.canvas == PixelSize(width: full, height: tall))
  }

  @Test func tooMuchPadding() throws {
    for request in [SizeRequest.width(10), .height(10), .fit(.init(width: 40, height: 10))] {
      let error = try renderError { _ = try size(request) { $0.padding = .pixels(5) } }
      #expect(error?.kind == .usage)
      #expect(error?.message.contains("padding of 5 pixels on each side leaves nothing of 10") == true)
    }
    let error = try renderError { _ = try size(.exact(.init(width: 1000, height: 456))) { $0.padding = .pixels(100) } }
    #expect(error?.message.contains("1000x456 (800x256 within the padding) would stretch the shoe") == true)
  }

  /// The smallest masks whose box is as large as the frame, and their own box.
  @Test func trimmedSources() throws {
    let set = try LayerSetCatalog.builtIn.set(for: nil)
    let boxes = ShoeBoxes(layerSet: set, isTrimmed: true)
    for size in set.sizes {
      let box = try boxes.box(at: size)
      #expect(box.size.width < size.width && box.size.height < size.height)
      let own = try boxes.source(for: box.size)
      #expect(own.size == size && own.box == box)
    }
    let automatic = try self.size(.automatic) { $0.isTrimmed = true }
    #expect(automatic.source.width == 1000 && automatic.frame == automatic.placement.box.size)
  }

  /// Every recipe makes its picture again, and says nothing that decides nothing.
  @Test func recipes() throws {
    let requests: [(RenderRequest, [String])] = [
      (request(), []),
      (request { $0.framing.anchor = .topLeft }, []),
      (request { $0.framing.showsShadow = false }, []),
      (request(.fit(.init(width: 300, height: 300))) { $0.framing.anchor = .bottomRight }, [#""anchor":"bottom""#]),
      (
        request(.fit(.init(width: 900, height: 300))) {
          $0.framing.anchor = .topLeft
          $0.framing.isFlipped = true
        }, [#""anchor":"left""#, #""flip":true"#]
      ),
      (
        request(.width(333)) {
          $0.framing.isTrimmed = true
          $0.framing.padding = .millionths(33_333)
        }, [#""padding":11"#, #""trim":true"#]
      ),
      (request { $0.framing = WhiteSquare.framing }, [#""padding":"#, #""trim":true"#]),
      (
        request(.scale(0.7)) {
          $0.framing.isTrimmed = true
          $0.framing.padding = .millionths(123_456)
        }, [#""trim":true"#]
      ),
      (request(.height(201)) { $0.framing.padding = .millionths(49_000) }, [#""padding":10"#]),
    ]
    for (request, members) in requests {
      let plan = try Planner(catalog: .builtIn).plan(request)
      let text = plan.recipe.text
      for member in members { #expect(text.contains(member), "\(text)") }
      if members.isEmpty {
        for key in ["padding", "trim", "anchor", "flip", "shadow"] { #expect(!text.contains("\"\(key)\""), "\(text)") }
      }
      let again = try Planner(catalog: .builtIn).plan(RenderRequest(try Recipe(text: text)))
      #expect(again.recipe == plan.recipe && again.size == plan.size && again.key == plan.key)
      #expect(try again.png() == plan.png())
    }
  }

  @Test(arguments: [
    (#""anchor":"middle""#, "anchor"), (#""padding":-1"#, "padding"), (#""trim":"yes""#, "trim"),
    (#""flip":1"#, "flip"),
    (#""shadow":null"#, "shadow"),
  ])
  func wrongMembers(member: String, key: String) throws {
    let text = try Planner(catalog: .builtIn).plan(request()).recipe.text
    let error = try renderError { _ = try Recipe(text: "{\(member),\(text.dropFirst())") }
    #expect(error?.message == "the recipe in the picture has no usable \"\(key)\"; render it from its configuration")
  }
}
