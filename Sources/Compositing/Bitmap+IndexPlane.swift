public import Pixels

extension Bitmap {
  /// The picture in which each pixel has the colour of its index. An index outside `colors` is a programmer error.
  public init(_ plane: IndexPlane, colors: [RGBA8]) {
    let words = colors.map { color in
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | UInt32(color.alpha) << 24
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: plane.size.area * 4) { buffer, count in
      for (pixel, index) in plane.indices.enumerated() {
        let word = words[Int(index)].littleEndian
        UnsafeMutableRawPointer(buffer.baseAddress!).storeBytes(of: word, toByteOffset: pixel * 4, as: UInt32.self)
      }
      count = plane.size.area * 4
    }
    self.init(size: plane.size, bytes: bytes)
  }
}
