/// A picture of straight (non-premultiplied) RGBA pixels, 16 bits a sample, row-major, top row first.
public struct Bitmap16: Equatable, Sendable {
  /// Width and height in pixels.
  public let size: PixelSize
  /// `size.area * 4` samples, 0...65535: red, green, blue, alpha of each pixel.
  public var samples: [UInt16]

  /// Wraps `samples`, which must hold `size.area * 4` of them; anything else is a programmer error and traps.
  public init(size: PixelSize, samples: [UInt16]) {
    precondition(
      samples.count == size.area * 4, "a bitmap of \(size) has \(size.area * 4) samples, not \(samples.count)")
    self.size = size
    self.samples = samples
  }
}
