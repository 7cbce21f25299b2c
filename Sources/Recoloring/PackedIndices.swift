import Compositing
import Pixels

/// Palette indices as they lie in scanlines: the fewest bits (1, 2, 4 or 8) that hold the palette, the leftmost pixel in the
/// highest bits of a byte (PNG, section 7.2).
struct PackedIndices {
  let bitDepth: Int
  /// One byte an element.
  let plane: IndexPlane

  /// `places` has the palette index of each of the plane's rows. Another count than 1...256 entries, and an index beyond,
  /// are programmer errors and trap.
  init(_ plane: IndexPlane, places: [UInt8], entryCount: Int) {
    precondition((1...256).contains(entryCount), "a palette has 1 to 256 entries, not \(entryCount)")
    precondition(places.allSatisfy { $0 < entryCount }, "a place lies beyond the palette")
    bitDepth = entryCount <= 2 ? 1 : entryCount <= 4 ? 2 : entryCount <= 16 ? 4 : 8
    let whole = plane.renumbered(places.map { UInt32($0) })
    self.plane = bitDepth == 8 ? whole : Self.packed(whole, bitDepth: bitDepth)
  }

  private static func packed(_ plane: IndexPlane, bitDepth: Int) -> IndexPlane {
    let perByte = 8 / bitDepth
    let (width, height) = (plane.size.width, plane.size.height)
    let byteWidth = (width + perByte - 1) / perByte
    var packed = [UInt32](repeating: 0, count: byteWidth * height)
    for y in 0..<height {
      for x in 0..<width {
        let shift = 8 - bitDepth * (x % perByte + 1)
        packed[y * byteWidth + x / perByte] |= plane.indices[y * width + x] << UInt32(shift)
      }
    }
    return IndexPlane(size: PixelSize(width: byteWidth, height: height), indices: packed)
  }
}
