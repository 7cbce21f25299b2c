public import Pixels

extension Bitmap {
  /// The picture in which each pixel has the colour of its index. An index outside `colors` is a programmer error.
  public init(_ plane: IndexPlane, colors: [RGBA8]) {
    let words = colors.map { color in
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | UInt32(color.alpha) << 24
    }
    let bytes = plane.map(words.map { $0.littleEndian }).withUnsafeBytes { Array($0) }
    self.init(size: plane.size, bytes: bytes)
  }
}
