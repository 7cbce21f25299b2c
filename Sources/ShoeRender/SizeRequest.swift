import LayerSets
public import Pixels

/// The size that is asked of a picture.
public enum SizeRequest: Equatable, Sendable {
  /// The layer set's default size.
  case automatic
  /// This width; the height follows by proportion.
  case width(Int)
  /// This height; the width follows by proportion.
  case height(Int)
  /// Exactly this, which must have the layer set's proportions up to rounding.
  case exact(PixelSize)
  /// The model's own frame times this factor.
  case scale(Double)
  /// The whole frame as large as it fits into this canvas, in its middle.
  case fit(PixelSize)
}

/// The sizes of one picture: the shoe's frame, and the canvas in whose middle it stands.
public struct PictureSize: Equatable, Sendable {
  /// The size to which the masks are resized.
  public let frame: PixelSize
  /// The size of the picture; the frame's own unless it is fitted into a canvas.
  public let canvas: PixelSize
}

extension PictureSize {
  /// Works out what `request` means for this layer set, whose largest masks have its proportions; sizes are rounded half up, at least 1.
  ///
  /// Throws a usage error for a size whose proportions differ by more than rounding, for a scale that gives no
  /// pixels, and for more than `maximumPixels`.
  init(_ request: SizeRequest, of layerSet: LayerSet, maximumPixels: Int) throws(RenderError) {
    let own = layerSet.sizes[layerSet.sizes.count - 1]
    switch request {
    case .automatic: self.init(layerSet.defaultSize)
    case .width(let width): self.init(PixelSize(width: width, height: Self.height(for: width, own)))
    case .height(let height): self.init(PixelSize(width: Self.width(for: height, own), height: height))
    case .exact(let size): self.init(try Self.proportionate(size, own))
    case .scale(let factor): self.init(try Self.scaled(layerSet.frame, by: factor, own))
    case .fit(let canvas): self.init(frame: Self.fitted(own, in: canvas), canvas: canvas)
    }
    guard canvas.area <= maximumPixels else {
      throw RenderError(
        .usage,
        "a picture of \(canvas) has \(canvas.area) pixels, more than the limit of \(maximumPixels); raise it with --max-pixels"
      )
    }
  }

  private init(_ size: PixelSize) {
    self.init(frame: size, canvas: size)
  }

  static func height(for width: Int, _ own: PixelSize) -> Int { max(1, share(width, own.height, own.width)) }
  static func width(for height: Int, _ own: PixelSize) -> Int { max(1, share(height, own.width, own.height)) }

  /// `length * numerator / denominator`, rounded half up.
  private static func share(_ length: Int, _ numerator: Int, _ denominator: Int) -> Int {
    let product = length.multipliedFullWidth(by: 2 * numerator)
    let (sum, carry) = product.low.addingReportingOverflow(UInt(denominator))
    let high = product.high + (carry ? 1 : 0)
    guard high < 2 * denominator else { return .max }
    return (2 * denominator).dividingFullWidth((high, sum)).quotient
  }

  private static func proportionate(_ size: PixelSize, _ own: PixelSize) throws(RenderError) -> PixelSize {
    if height(for: size.width, own) == size.height || width(for: size.height, own) == size.width { return size }
    throw RenderError(
      .usage,
      "\(size) would stretch the shoe, whose frame is \(own); use --fit \(size) to place it in a canvas of that size, or give --width alone (\(size.width)x\(height(for: size.width, own)))"
    )
  }

  private static func scaled(_ frame: PixelSize, by factor: Double, _ own: PixelSize) throws(RenderError) -> PixelSize {
    let width = (Double(frame.width) * factor + 0.5).rounded(.down)
    let height = (Double(frame.height) * factor + 0.5).rounded(.down)
    guard width >= 0, width < 1e9, height < 1e9 else {
      throw RenderError(.usage, "a scale of \(factor) makes a picture too large for PNG")
    }
    return PixelSize(width: max(1, Int(width)), height: max(1, Int(height)))
  }

  private static func fitted(_ own: PixelSize, in canvas: PixelSize) -> PixelSize {
    let height = height(for: canvas.width, own)
    if height <= canvas.height { return PixelSize(width: canvas.width, height: height) }
    return PixelSize(width: min(canvas.width, width(for: canvas.height, own)), height: canvas.height)
  }
}
