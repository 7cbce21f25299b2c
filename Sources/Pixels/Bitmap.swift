/// A picture of straight (non-premultiplied) RGBA pixels, 8 bits a sample, row-major, top row first.
public struct Bitmap: Equatable, Sendable {
  /// Width and height in pixels.
  public let size: PixelSize
  /// `size.area * 4` bytes: red, green, blue, alpha of each pixel.
  public var bytes: [UInt8]

  /// Wraps `bytes`, which must hold `size.area * 4` samples; anything else is a programmer error and traps.
  public init(size: PixelSize, bytes: [UInt8]) {
    precondition(bytes.count == size.area * 4, "a bitmap of \(size) has \(size.area * 4) bytes, not \(bytes.count)")
    self.size = size
    self.bytes = bytes
  }

  /// Width in pixels.
  public var width: Int { size.width }
  /// Height in pixels.
  public var height: Int { size.height }

  /// The pixel in column `x` of row `y`, both from 0; outside the bitmap is a programmer error and traps.
  public subscript(x: Int, y: Int) -> RGBA8 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
    let offset = (y * width + x) * 4
    return RGBA8(
      red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2], alpha: bytes[offset + 3])
  }
}
