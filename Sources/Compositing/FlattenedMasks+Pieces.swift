import Pixels

extension FlattenedMasks {
  /// For each layer, bottom to top, the coverage that means "wholly covered".
  public var maxima: [UInt16] { separateMasks?.map(\.maximum) ?? table.maxima }

  /// Hands out the coverages of `table`, in its order and in pieces, without making it where the masks are separate.
  public func forEachPieceOfCoverages(_ body: ([UInt16]) -> Void) {
    guard let masks = separateMasks else { return body(table.coverages) }
    var piece: [UInt16] = []
    for pixels in Self.pieces(of: size) {
      piece = [UInt16](repeating: 0, count: pixels.count * masks.count)
      for (layer, mask) in masks.enumerated() { mask.copy(pixels, into: &piece, from: layer, by: masks.count) }
      body(piece)
    }
  }

  /// Hands out the indices of `plane`, in order and in pieces, without making it where the masks are separate.
  public func forEachPieceOfIndices(_ body: ([UInt32]) -> Void) {
    guard isSeparate else { return body(plane.indices) }
    for pixels in Self.pieces(of: size) { body(pixels.map { UInt32($0) }) }
  }

  private static func pieces(of size: PixelSize) -> [Range<Int>] {
    stride(from: 0, to: size.area, by: 1 << 16).map { $0..<min(size.area, $0 + 1 << 16) }
  }
}

extension Mask {
  /// Copies the coverages of some pixels to every `step`th place of `result` from `first` on.
  func copy(_ pixels: Range<Int>, into result: inout [UInt16], from first: Int, by step: Int) {
    switch samples {
    case .eight(let samples):
      for (place, pixel) in pixels.enumerated() { result[first + place * step] = UInt16(samples[pixel]) }
    case .sixteen(let samples):
      for (place, pixel) in pixels.enumerated() { result[first + place * step] = samples[pixel] }
    }
  }
}
