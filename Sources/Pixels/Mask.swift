/// A plane of coverages, row-major, top row first: how much of each pixel a layer covers.
public struct Mask: Equatable, Sendable {
  /// The samples, in the depth in which they are exact.
  public enum Samples: Equatable, Sendable {
    /// 0 (not covered) to 255 (covered).
    case eight([UInt8])
    /// 0 (not covered) to 65535 (covered).
    case sixteen([UInt16])
  }

  /// Width and height in pixels.
  public let size: PixelSize
  /// One sample a pixel.
  public let samples: Samples

  /// A mask of 8-bit coverages. A count other than `size.area` is a programmer error and traps.
  public init(size: PixelSize, coverages: [UInt8]) {
    precondition(coverages.count == size.area, "a mask of \(size) has \(size.area) samples, not \(coverages.count)")
    self.size = size
    samples = .eight(coverages)
  }

  /// A mask of 16-bit coverages, kept in 8 bits where that is exact: when every sample is a multiple of 257, as in
  /// an 8-bit mask stored in 16. A count other than `size.area` is a programmer error and traps.
  public init(size: PixelSize, coverages: [UInt16]) {
    precondition(coverages.count == size.area, "a mask of \(size) has \(size.area) samples, not \(coverages.count)")
    self.size = size
    samples =
      coverages.allSatisfy { $0 % 257 == 0 } ? .eight(coverages.map { UInt8($0 / 257) }) : .sixteen(coverages)
  }

  /// The sample that means full coverage: 255 or 65535.
  public var maximum: UInt16 {
    switch samples {
    case .eight: 255
    case .sixteen: 65535
    }
  }

  /// The coverage in column `x` of row `y`, 0...`maximum`.
  public subscript(x: Int, y: Int) -> UInt16 {
    precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "pixel outside the mask")
    switch samples {
    case .eight(let bytes): return UInt16(bytes[y * size.width + x])
    case .sixteen(let words): return words[y * size.width + x]
    }
  }
}
