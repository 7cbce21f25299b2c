import Pixels

/// Where the chunks of a PNG lie in memory, a mapped file for instance: found in one walk that looks at nothing else.
public struct PNGOutline: Sendable {
  /// One chunk; its type stands in the four bytes before its data, its CRC in the four behind.
  public struct Chunk: Equatable, Sendable {
    /// The four letters.
    public let type: PNGChunkType
    /// Where its data lies in the file.
    public let data: Range<Int>
  }

  /// All chunks from IHDR to the first IEND, in their order. What follows is nobody's.
  public let chunks: [Chunk]

  /// Walks over `file`. Throws what ``PNGDecoder`` throws before it looks at pixels: for what is no PNG, has no IHDR, has more
  /// than `maximumPixels` by its header, or ends before its IEND. `visited` is told how far the walk has come, now and then.
  public init(
    of file: UnsafeRawBufferPointer, maximumPixels: Int = PNGDecoder.defaultMaximumPixels,
    visited: ((Int) -> Void)? = nil
  ) throws(PNGError) {
    try Self.checkBeginning(of: file)
    let size = PixelSize(width: Int(file.bigEndian(at: 16)), height: Int(file.bigEndian(at: 20)))
    guard size.area <= maximumPixels else { throw .tooLarge(size, limit: maximumPixels) }
    var chunks: [Chunk] = []
    var offset = PNGSignature.bytes.count
    while chunks.last?.type != Self.end {
      let chunk = try Self.chunk(at: offset, in: file)
      chunks.append(chunk)
      offset = chunk.data.upperBound + 4
      visited?(offset)
    }
    self.chunks = chunks
  }

  private static let end = PNGChunkType("IEND")

  /// Throws unless the signature and an IHDR of 13 bytes come first.
  static func checkBeginning(of file: UnsafeRawBufferPointer) throws(PNGError) {
    // What a file without the signature is shows in its first bytes.
    try PNGSignature.check(Array(file.prefix(64)))
    let first = try chunk(at: PNGSignature.bytes.count, in: file)
    if first.type == PNGChunkType("CgBI") { throw .appleCgBI }
    guard first.type == PNGChunkType("IHDR"), first.data.count == 13 else { throw .headerMissing }
  }

  /// The chunk whose length stands at `offset`; throws where it does not fit into the file.
  static func chunk(at offset: Int, in file: UnsafeRawBufferPointer) throws(PNGError) -> Chunk {
    guard file.count - offset >= 12 else { throw .cutShort(at: file.count) }
    let length = Int(file.bigEndian(at: offset))
    guard file.count - offset - 12 >= length else { throw .cutShort(at: file.count) }
    return Chunk(
      type: PNGChunkType(rawValue: file.bigEndian(at: offset + 4)), data: offset + 8..<offset + 8 + length)
  }
}

extension UnsafeRawBufferPointer {
  /// The number in the four bytes from `offset`, most significant first.
  func bigEndian(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
