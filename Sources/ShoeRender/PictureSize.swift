public import Compositing
import LayerSets
public import Pixels

/// The sizes of one picture: the shoe's frame, and the canvas in which it stands.
public struct PictureSize: Hashable, Sendable {
  /// The size to which the framed part of the masks is resized.
  public let frame: PixelSize
  /// The size of the picture; the frame's own unless there is padding, or room in a canvas it is fitted into.
  public let canvas: PixelSize
  /// The masks that the picture is made from.
  public let source: PixelSize
  /// Where they are shown.
  public let placement: Placement
  /// The framing, as far as it decides anything; padding is in pixels.
  public let framing: Framing

  /// Whether the canvas has room around frame and padding.
  public var isFitted: Bool {
    canvas.width != frame.width + 2 * paddingPixels || canvas.height != frame.height + 2 * paddingPixels
  }

  private var paddingPixels: Int { framing.padding.pixels(ofSide: canvas.width) }
}

extension PictureSize {
  /// The longest side that a PNG can have.
  static let longestSide = Int(Int32.max)

  /// Works out what `request` means for this layer set, whose largest masks, or their silhouette's box where it is trimmed, have its
  /// proportions. Sides are rounded half up, and are at least 1.
  ///
  /// Padding lies inside of a picture whose size is asked for, and around a shoe whose own size or scale is.
  ///
  /// Throws a usage error for a size whose proportions differ by more than rounding, for one without pixels, for a
  /// scale that is no number above 0, for padding that leaves nothing, for a side longer than a PNG's, and for more than
  /// `maximumPixels`; and where a silhouette to trim to cannot be found.
  init(
    _ request: SizeRequest, _ framing: Framing = Framing(), of layerSet: LayerSet, maximumPixels: Int
  ) throws(RenderError) {
    let boxes = ShoeBoxes(layerSet: layerSet, isTrimmed: framing.isTrimmed)
    let outline = try Outline(request, framing.padding, boxes)
    let canvas = outline.canvas
    guard max(canvas.width, canvas.height) <= Self.longestSide else {
      throw RenderError(
        .usage, "a picture of \(canvas) is too large: a PNG has at most \(Self.longestSide) pixels a side")
    }
    guard canvas.area <= maximumPixels else {
      throw RenderError(
        .usage,
        "a picture of \(canvas) has \(canvas.area == .max ? "far" : "\(canvas.area) pixels,") more than the limit of \(maximumPixels) pixels; raise it with --max-pixels"
      )
    }
    let (source, box) = try boxes.source(for: outline.frame)
    self.init(outline, source: source, box: box, framing)
  }

  private init(_ outline: Outline, source: PixelSize, box: PixelBox, _ framing: Framing) {
    let (frame, canvas, padding) = (outline.frame, outline.canvas, outline.padding)
    let room = (
      width: canvas.width - frame.width - 2 * padding, height: canvas.height - frame.height - 2 * padding
    )
    var framing = framing
    framing.padding = .pixels(padding)
    framing.anchor = framing.anchor.deciding(in: room)
    let anchor = framing.isFlipped ? framing.anchor.mirrored : framing.anchor
    placement = Placement(
      box: box,
      frame: PixelBox(
        x: padding + anchor.horizontal.offset(in: room.width), y: padding + anchor.vertical.offset(in: room.height),
        size: frame),
      canvas: canvas, isFlipped: framing.isFlipped)
    self.frame = frame
    self.canvas = canvas
    self.source = source
    self.framing = framing
  }

  /// Frame, canvas, and the padding between them in pixels.
  private struct Outline {
    var frame: PixelSize
    var canvas: PixelSize
    var padding: Int

    init(_ request: SizeRequest, _ padding: Padding, _ boxes: ShoeBoxes) throws(RenderError) {
      let layerSet = boxes.layerSet
      switch request {
      case .automatic: self.init(around: try boxes.box(at: layerSet.defaultSize).size, padding)
      case .scale(let factor):
        let (whole, own) = (layerSet.sizes[layerSet.sizes.count - 1], try boxes.largest().size)
        self.init(around: try PictureSize.scaled(layerSet.frame, by: factor, own, of: whole), padding)
      case .width(let width):
        let inner = try Self.inside(try PictureSize.positive(width, "width"), padding, of: width)
        let frame = try boxes.proportions().size(ofWidth: inner)
        self.init(around: frame, .pixels((width - inner) / 2))
      case .height(let height):
        let inner = try Self.inside(try PictureSize.positive(height, "height"), padding, of: height)
        let frame = try boxes.proportions().size(ofHeight: inner)
        self.init(around: frame, .pixels((height - inner) / 2))
      case .exact(let size):
        let inner = try Self.inside(size, padding)
        guard try boxes.canFill(inner) else { throw PictureSize.stretching(size, inner, try boxes.proportions()) }
        self.init(around: inner, .pixels((size.width - inner.width) / 2))
      case .fit(let canvas):
        let inner = try Self.inside(canvas, padding)
        let frame = try boxes.proportions().largestSize(in: inner)
        self.init(frame: frame, canvas: canvas, padding: (canvas.width - inner.width) / 2)
      }
    }

    private init(frame: PixelSize, canvas: PixelSize, padding: Int) {
      (self.frame, self.canvas, self.padding) = (frame, canvas, padding)
    }

    private init(around frame: PixelSize, _ padding: Padding) {
      self.frame = frame
      self.padding = padding.pixels(around: frame.width)
      canvas = PixelSize(
        width: Self.sum(frame.width, 2 * self.padding), height: Self.sum(frame.height, 2 * self.padding))
    }

    /// Saturated at `Int.max`.
    private static func sum(_ a: Int, _ b: Int) -> Int {
      let (sum, overflow) = a.addingReportingOverflow(b)
      return overflow ? .max : sum
    }

    private static func inside(_ size: PixelSize, _ padding: Padding) throws(RenderError) -> PixelSize {
      guard size.width >= 1, size.height >= 1 else {
        throw RenderError(.usage, "a size of \(size); a picture has at least 1 pixel a side")
      }
      return PixelSize(
        width: try inside(size.width, padding, of: size.width), height: try inside(size.height, padding, of: size.width)
      )
    }

    /// What of a side is between its paddings, which are a share of `whole`.
    private static func inside(_ side: Int, _ padding: Padding, of whole: Int) throws(RenderError) -> Int {
      let pixels = padding.pixels(ofSide: whole)
      guard side > 2 * pixels else {
        throw RenderError(
          .usage,
          "a padding of \(pixels) pixels on each side leaves nothing of \(side); give less --padding, or a larger size")
      }
      return side - 2 * pixels
    }
  }

  fileprivate static func positive(_ side: Int, _ name: String) throws(RenderError) -> Int {
    guard side >= 1 else { throw RenderError(.usage, "a \(name) of \(side); a picture has at least 1 pixel a side") }
    return side
  }

  fileprivate static func stretching(_ size: PixelSize, _ inner: PixelSize, _ own: Proportions) -> RenderError {
    let around = size == inner ? "" : " (\(inner) within the padding)"
    return RenderError(
      .usage,
      "\(size)\(around) would stretch the shoe, whose largest masks are \(own.size); use --fit \(size) to place it in a canvas of that size, or give --width alone (\(own.size(ofWidth: size.width)))"
    )
  }

  /// `frame` times `factor`, as much of it as `own` is of `whole`.
  fileprivate static func scaled(
    _ frame: PixelSize, by factor: Double, _ own: PixelSize, of whole: PixelSize
  ) throws(RenderError) -> PixelSize {
    guard factor > 0, factor.isFinite else {
      throw RenderError(.usage, "a scale of \(factor); give a number above 0, such as 2 or 0.5")
    }
    let (widthShare, heightShare) = (
      Double(own.width) / Double(whole.width), Double(own.height) / Double(whole.height)
    )
    let width = (Double(frame.width) * factor * widthShare + 0.5).rounded(.down)
    let height = (Double(frame.height) * factor * heightShare + 0.5).rounded(.down)
    guard max(width, height) <= Double(longestSide) else {
      throw RenderError(.usage, "a scale of \(factor) makes a picture too large for a PNG")
    }
    return PixelSize(width: max(1, Int(width)), height: max(1, Int(height)))
  }
}

extension PictureSize {
  /// Whether the layer set can make a picture of the recipe's size; if not, it is not the one that made it.
  static func canHave(_ recipe: Recipe, _ layerSet: LayerSet) -> Bool {
    (try? PictureSize(recipe.sizeRequest, recipe.framing, of: layerSet, maximumPixels: .max)) != nil
  }
}

extension ShoeBoxes {
  /// The shoe's proportions.
  func proportions() throws(RenderError) -> Proportions { Proportions(of: try largest().size) }

  /// Whether the shoe fills a frame of `size` without being stretched.
  func canFill(_ size: PixelSize) throws(RenderError) -> Bool {
    if try proportions().holds(for: size) { return true }
    for masks in layerSet.sizes where try box(at: masks).size == size { return true }
    return false
  }
}
