import Compositing
import LayerSets
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// Framed pictures against the reference compositor: masks are placed by hand, and the rest is arithmetic of the test's own.
struct FramingTests {
  private static let set = PixelSize(width: 41, height: 19)

  /// A set whose parts cover a box of 20 x 10 at (8, 5), softly; a shadow reaches beyond it.
  private struct BoxedSet {
    static let box = PixelBox(x: 8, y: 5, size: PixelSize(width: 20, height: 10))
    let folder: TemporaryFolder
    let masks: [Mask]
    let shadow: Mask

    init(depth: Int = 8) throws {
      folder = try TemporaryFolder()
      var random = SplitMix64(seed: 77)
      func noise(_ size: PixelSize) -> Mask {
        let values = (0..<size.area).map { _ in random.pick([0, 255, 255, 1 + random.below(254)]) }
        return depth == 8
          ? Mask(size: size, coverages: values.map { UInt8($0) })
          : Mask(size: size, coverages: values.map { UInt16($0 * 250 + ($0 > 0 ? 1 : 0)) })
      }
      var masks = ShoePart.standard.dropLast().map { _ in
        noise(BoxedSet.box.size).placed(in: FramingTests.set, x: BoxedSet.box.x, y: BoxedSet.box.y)
      }
      // The outline covers all corners, so that the box is what it is said to be.
      let frame = (0..<BoxedSet.box.size.area).map { pixel -> UInt8 in
        let (x, y) = (pixel % BoxedSet.box.size.width, pixel / BoxedSet.box.size.width)
        return x == 0 || y == 0 || x == 19 || y == 9 ? 40 : 0
      }
      masks.append(
        Mask(size: BoxedSet.box.size, coverages: frame)
          .placed(in: FramingTests.set, x: BoxedSet.box.x, y: BoxedSet.box.y))
      self.masks = masks
      shadow = noise(PixelSize(width: 30, height: 6)).placed(in: FramingTests.set, x: 2, y: 12)
      for (part, mask) in zip(ShoePart.standard, masks) { try folder.write(mask, to: "shoe/\(part).png") }
      try folder.write(shadow, to: "shoe/shadow.png")
      let rows = ShoePart.standard.map { #"{"mask":"\#($0).png","part":"\#($0)"}"# }.joined(separator: ",")
      try folder.write(
        #"{"layers":[{"mask":"shadow.png","color":"#00000060","finish":"shaded"},\#(rows)]}"#, to: "shoe/model.json")
    }

    var catalog: LayerSetCatalog { get throws { try LayerSetCatalog(folder: folder.path("shoe")) } }

    /// Masks and tints of a finish, bottom to top.
    func layers(_ finish: Finish) -> (masks: [Mask], tints: [RGBA8]) {
      let tints = ShoePart.standard.map { ShoeColors.default[$0] }
      return finish == .flat ? (masks, tints) : ([shadow] + masks, [rgba(0, 0, 0, 96)] + tints)
    }
  }

  /// The masks as seen from a window that may reach beyond them.
  private func cut(_ masks: [Mask], _ window: PixelBox) -> [Mask] {
    masks.map { $0.placed(in: window.size, x: -window.x, y: -window.y) }
  }

  private func mirror(_ picture: Bitmap) -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<picture.height {
      for x in (0..<picture.width).reversed() {
        let color = picture[x, y]
        bytes += [color.red, color.green, color.blue, color.alpha]
      }
    }
    return Bitmap(size: picture.size, bytes: bytes)
  }

  /// A trimmed picture without room is what masks cut to the box give: at their own size, shrunk and enlarged.
  @Test(arguments: [20, 7, 33], Finish.allCases)
  func trimming(width: Int, finish: Finish) throws {
    let set = try BoxedSet()
    for ground in [RGBA8.clear, rgba(250, 240, 10)] {
      let picture = try pixels(
        request(.width(width)) {
          $0.framing.isTrimmed = true
          $0.finish = finish
          $0.background = ground
        }, try set.catalog)
      // Half up: 7 * 10 / 20 = 3.5, 33 * 10 / 20 = 16.5.
      #expect(picture.size == PixelSize(width: width, height: (width + 1) / 2))
      guard width <= 20 else { continue }
      let (masks, tints) = set.layers(finish)
      let reference = ReferenceCompositor(masks: cut(masks, BoxedSet.box), tints: tints, background: ground)
      #expect(picture == reference.picture(resizedTo: picture.size).0)
    }
  }

  /// Where there is room, what lies beyond the box is seen in the same scale. At half and at twice the size a window of the masks
  /// that is cut, and filled up, by hand gives the same.
  @Test(arguments: [8, 16])
  func roomShowsWhatLiesBeyond(depth: Int) throws {
    let set = try BoxedSet(depth: depth)
    let (masks, tints) = set.layers(.shaded)
    func framed(_ width: Int, _ padding: Int) throws -> Bitmap {
      try pixels(
        request(.width(width)) {
          $0.framing.isTrimmed = true
          $0.framing.padding = .pixels(padding)
          $0.finish = .shaded
          $0.background = rgba(255, 255, 255)
        }, try set.catalog)
    }
    func reference(_ window: PixelBox, _ size: PixelSize) -> Bitmap {
      ReferenceCompositor(masks: cut(masks, window), tints: tints, background: rgba(255, 255, 255))
        .picture(resizedTo: size).0
    }
    // 10 x 5 pixels of the box, 7 around: 14 source pixels on each side, more than the masks have.
    let half = PixelBox(x: 8 - 14, y: 5 - 14, size: PixelSize(width: 48, height: 38))
    #expect(try framed(24, 7) == reference(half, PixelSize(width: 24, height: 19)))
    let whole = PixelBox(x: 8 - 3, y: 5 - 3, size: PixelSize(width: 26, height: 16))
    #expect(try framed(26, 3) == reference(whole, PixelSize(width: 26, height: 16)))
    let far = PixelBox(x: 8 - 30, y: 5 - 30, size: PixelSize(width: 80, height: 70))
    #expect(try framed(80, 30) == reference(far, PixelSize(width: 80, height: 70)))
  }

  /// Enlarged to twice the size with 2 pixels of room: the window is 1 source pixel larger on each side, of which neighbours exist.
  @Test func enlargingLooksBeyondTheBox() throws {
    let set = try BoxedSet()
    let (masks, tints) = set.layers(.shaded)
    let picture = try pixels(
      request(.width(44)) {
        $0.framing.isTrimmed = true
        $0.framing.padding = .pixels(2)
        $0.finish = .shaded
      }, try set.catalog)
    let whole = ReferenceCompositor(masks: masks, tints: tints)
      .picture(resizedTo: PixelSize(width: 82, height: 38)).0
    #expect(picture.size == PixelSize(width: 44, height: 24))
    for y in 0..<24 { for x in 0..<44 { #expect(picture[x, y] == whole[x + 14, y + 8]) } }
  }

  @Test(arguments: [SizeRequest.automatic, .width(17), .fit(.init(width: 60, height: 60)), .fit(.init(width: 30, height: 44))])
  func flippingTwiceIsTheIdentity(size: SizeRequest) throws {
    for depth in [8, 16] {
      let set = try BoxedSet(depth: depth)
      for anchor in Anchor.allCases {
        for trim in [false, true] {
          func picture(_ anchor: Anchor, _ flip: Bool) throws -> Bitmap {
            try pixels(
              request(size) {
                $0.framing.anchor = anchor
                $0.framing.isTrimmed = trim
                $0.framing.isFlipped = flip
                $0.framing.padding = .pixels(1)
                $0.finish = .shaded
              }, try set.catalog)
          }
          let flipped = try picture(anchor.mirrored, true)
          #expect(mirror(flipped) == (try picture(anchor, false)))
          #expect(mirror(mirror(flipped)) == flipped)
        }
      }
    }
  }

  /// Masks that mostly differ are composited in another way; the picture is the same.
  @Test func separateMasks() throws {
    let set = try BoxedSet(depth: 16)
    let (masks, tints) = set.layers(.shaded)
    let placement = Placement(
      box: BoxedSet.box, frame: PixelBox(x: 5, y: 9, size: PixelSize(width: 13, height: 7)),
      canvas: PixelSize(width: 31, height: 40), isFlipped: true)
    for blend in BlendSpace.allCases {
      let merged = FlattenedMasks(masks: masks)
        .bitmap(tints: tints, background: rgba(9, 8, 7, 99), blend: blend, placed: placement)
      let separate = FlattenedMasks(separate: masks)
        .bitmap(tints: tints, background: rgba(9, 8, 7, 99), blend: blend, placed: placement)
      #expect(merged == separate)
    }
  }

  /// Fitting at the native size changes nothing, not even the recipe.
  @Test func fitAtTheNativeSize() throws {
    for (width, height) in [(250, 114), (1000, 456)] {
      let size = PixelSize(width: width, height: height)
      #expect(try png(request(.fit(size))) == png(request(.exact(size))))
      #expect(try png(request(.fit(size)) { $0.framing.anchor = .topLeft }) == png(request(.exact(size))))
    }
  }

  @Test(arguments: Anchor.allCases)
  func anchors(anchor: Anchor) throws {
    let set = try BoxedSet()
    let canvas = PixelSize(width: 52, height: 40)
    let picture = try pixels(
      request(.fit(canvas)) {
        $0.framing.anchor = anchor
        $0.framing.padding = .pixels(5)
      }, try set.catalog)
    let (masks, tints) = set.layers(.flat)
    // 42 x 30 inside of the padding: 42 wide, 42 * 19 / 41 = 19.46 high, so 42 x 19 with 11 rows of room.
    let frame = PixelSize(width: 42, height: 19)
    let top = anchor.rawValue.hasPrefix("top") ? 5 : anchor.rawValue.hasPrefix("bottom") ? 16 : 10
    let shoe = ReferenceCompositor(masks: masks, tints: tints).picture(resizedTo: frame).0
    for y in 0..<40 {
      for x in 0..<52 {
        let isInside = (5..<47).contains(x) && (top..<top + 19).contains(y)
        #expect(picture[x, y] == (isInside ? shoe[x - 5, y - top] : .clear))
      }
    }
  }
}
