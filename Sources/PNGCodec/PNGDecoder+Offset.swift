/// Where a picture lies on its page, in pixels from the page's upper left corner; may be negative.
public struct PNGOffset: Equatable, Sendable {
  /// Columns to the right.
  public let x: Int
  /// Rows down.
  public let y: Int

  /// Makes an offset.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

extension PNGDecoder {
  /// The offset in the PNG's oFFs chunk (PNG extensions, section 3.1), as programs that trim pictures write it. Nil
  /// without one, and where it is in micrometres. Throws where the chunk is damaged, since it decides what is covered,
  /// and for what is no PNG.
  public static func offset(in bytes: [UInt8]) throws(PNGError) -> PNGOffset? {
    try PNGStructure.checkBeginning(of: bytes)
    var chunks = PNGChunks(of: bytes)
    while true {
      let chunk = try chunks.next()
      switch chunk.type {
      case "IDAT", "IEND": return nil
      case "oFFs":
        guard chunks.isIntact(chunk), chunk.data.count == 9 else { throw .damagedOffset }
        return bytes[chunk.data.lowerBound + 8] == 0 ? PNGOffset(bytes, at: chunk.data.lowerBound) : nil
      default: break
      }
    }
  }
}

extension PNGOffset {
  /// Two signed numbers of four bytes, most significant first.
  fileprivate init(_ bytes: [UInt8], at place: Int) {
    x = Int(Int32(bitPattern: PNGChunks.bigEndian(bytes, at: place)))
    y = Int(Int32(bitPattern: PNGChunks.bigEndian(bytes, at: place + 4)))
  }
}
