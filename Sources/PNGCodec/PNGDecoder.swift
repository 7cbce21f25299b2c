import CPNG
public import Pixels

/// Reads PNGs of every colour type, bit depth and interlacing, through libpng.
///
/// Samples are as stored: no gamma, colour profile, background or count of significant bits is applied, whatever the
/// file's ancillary chunks say; of those only tRNS is read. Of an animated PNG the default image is read. A palette index
/// beyond the palette is opaque black. A file that is cut short or whose critical chunks or tRNS fail their checksums
/// is refused.
public enum PNGDecoder {
  /// 268 megapixels: the limit on a picture's pixels unless the caller names another.
  public static let defaultMaximumPixels = 268_435_456

  /// What the PNG says of itself; reads no further than the first IDAT chunk. Throws for what is no PNG or breaks off
  /// before, and where the header claims more than `maximumPixels`.
  public static func header(of bytes: [UInt8], maximumPixels: Int = .max) throws(PNGError) -> PNGHeader {
    try PNGStructure.checkBeginning(of: bytes)
    let header = try RowReader.withReader(of: bytes) { reader throws(PNGError) in reader.header }
    guard header.size.area <= maximumPixels else { throw .tooLarge(header.size, limit: maximumPixels) }
    return header
  }

  /// The picture as straight RGBA with 8 bits a sample: 16 bits are reduced by round(v / 257), fewer bits expanded exactly.
  /// Throws, before memory is taken, where the header claims more than `maximumPixels`.
  public static func bitmap(
    from bytes: [UInt8], maximumPixels: Int = defaultMaximumPixels
  ) throws(PNGError) -> Bitmap {
    let (size, samples) = try samples(of: UInt8.self, layout: .CPNG_RGBA8, from: bytes, maximumPixels: maximumPixels)
    return Bitmap(size: size, bytes: samples)
  }

  /// The picture as straight RGBA with 16 bits a sample, all fewer bits expanded exactly. Throws as `bitmap(from:)`.
  public static func bitmap16(
    from bytes: [UInt8], maximumPixels: Int = defaultMaximumPixels
  ) throws(PNGError) -> Bitmap16 {
    let (size, samples) = try samples(of: UInt16.self, layout: .CPNG_RGBA16, from: bytes, maximumPixels: maximumPixels)
    return Bitmap16(size: size, samples: samples)
  }

  /// Throws where a PNG is cut short, or a chunk disagrees with its checksum. Pixels are not decompressed.
  public static func checkChunks(of bytes: [UInt8]) throws(PNGError) {
    try PNGStructure.checkBeginning(of: bytes)
    var chunks = PNGChunks(of: bytes)
    while true {
      let chunk = try chunks.next()
      guard chunks.isIntact(chunk) else { throw .chunkDamaged(chunk.type) }
      if chunk.type == "IEND" { return }
    }
  }

  private static func samples<Sample: BitwiseCopyable>(
    of _: Sample.Type, layout: cpng_layout, from bytes: [UInt8], maximumPixels: Int
  ) throws(PNGError) -> (PixelSize, [Sample]) {
    try PNGStructure.check(bytes, maximumPixels: maximumPixels)
    return try RowReader.withReader(of: bytes) { reader throws(PNGError) in
      let size = reader.header.size
      let rows = try reader.start(layout)
      precondition(rows.row_bytes == size.width * 4 * MemoryLayout<Sample>.size, "rows are RGBA")
      let samples = try [Sample](filling: size.area * 4) { buffer throws(PNGError) in
        try reader.read(into: UnsafeMutableRawBufferPointer(buffer), rows: size.height)
      }
      try reader.finish()
      return (size, samples)
    }
  }
}
