import LayerSets
public import Pixels

/// The sizes of one picture: the shoe's frame, and the canvas in whose middle it stands.
public struct PictureSize: Equatable, Sendable {
  /// The size to which the masks are resized.
  public let frame: PixelSize
  /// The size of the picture; the frame's own unless it is fitted into a canvas.
  public let canvas: PixelSize
}

extension PictureSize {
  /// The longest side that a PNG can have.
  static let longestSide = Int(Int32.max)

  /// Works out what `request` means for this layer set, whose largest masks have its proportions. Sides are rounded
  /// half up, and are at least 1.
  ///
  /// Throws a usage error for a size whose proportions differ by more than rounding, for one without pixels, for a
  /// scale that is no number above 0, for a side longer than a PNG's, and for more than `maximumPixels`.
  init(_ request: SizeRequest, of layerSet: LayerSet, maximumPixels: Int) throws(RenderError) {
    try self.init(request, of: layerSet)
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
  }

  private init(_ request: SizeRequest, of layerSet: LayerSet) throws(RenderError) {
    let own = Proportions(of: layerSet.sizes[layerSet.sizes.count - 1])
    switch request {
    case .automatic: self.init(layerSet.defaultSize)
    case .width(let width): self.init(own.size(ofWidth: try Self.positive(width, "width")))
    case .height(let height): self.init(own.size(ofHeight: try Self.positive(height, "height")))
    case .exact(let size):
      try Self.checkSides(size)
      guard Self.isPossible(size, layerSet) else { throw Self.stretching(size, own) }
      self.init(size)
    case .scale(let factor): self.init(try Self.scaled(layerSet.frame, by: factor))
    case .fit(let canvas):
      try Self.checkSides(canvas)
      self.init(frame: own.largestSize(in: canvas), canvas: canvas)
    }
  }

  private init(_ size: PixelSize) {
    self.init(frame: size, canvas: size)
  }

  private static func positive(_ side: Int, _ name: String) throws(RenderError) -> Int {
    guard side >= 1 else { throw RenderError(.usage, "a \(name) of \(side); a picture has at least 1 pixel a side") }
    return side
  }

  private static func checkSides(_ size: PixelSize) throws(RenderError) {
    guard size.width >= 1, size.height >= 1 else {
      throw RenderError(.usage, "a size of \(size); a picture has at least 1 pixel a side")
    }
  }

  private static func stretching(_ size: PixelSize, _ own: Proportions) -> RenderError {
    RenderError(
      .usage,
      "\(size) would stretch the shoe, whose largest masks are \(own.size); use --fit \(size) to place it in a canvas of that size, or give --width alone (\(own.size(ofWidth: size.width)))"
    )
  }

  private static func scaled(_ frame: PixelSize, by factor: Double) throws(RenderError) -> PixelSize {
    guard factor > 0, factor.isFinite else {
      throw RenderError(.usage, "a scale of \(factor); give a number above 0, such as 2 or 0.5")
    }
    let width = (Double(frame.width) * factor + 0.5).rounded(.down)
    let height = (Double(frame.height) * factor + 0.5).rounded(.down)
    guard max(width, height) <= Double(longestSide) else {
      throw RenderError(.usage, "a scale of \(factor) makes a picture too large for a PNG")
    }
    return PixelSize(width: max(1, Int(width)), height: max(1, Int(height)))
  }
}

extension PictureSize {
  /// Whether the layer set can make a picture of the recipe's size; if not, it is not the one that made it.
  static func canHave(_ recipe: Recipe, _ layerSet: LayerSet) -> Bool {
    recipe.isFitted || isPossible(recipe.size, layerSet)
  }

  /// Whether the shoe fills a picture of `size` without being stretched.
  private static func isPossible(_ size: PixelSize, _ layerSet: LayerSet) -> Bool {
    layerSet.sizes.contains(size) || Proportions(of: layerSet.sizes[layerSet.sizes.count - 1]).holds(for: size)
  }
}
