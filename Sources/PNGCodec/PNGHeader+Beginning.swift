import CPNG
import Pixels

extension PNGHeader {
  /// What the first bytes of a PNG tell, 33 being enough for all but `hasTransparencyChunk`, which is found as far as the bytes
  /// reach before IDAT. Throws for what is no PNG, and for a header that libpng refuses.
  public init(beginningOf file: UnsafeRawBufferPointer) throws(PNGError) {
    try PNGOutline.checkBeginning(of: file)
    guard let regular = PNGHeader(regular: file) else {
      self = try RowReader(file.bindMemory(to: UInt8.self)).header
      return
    }
    self = regular
  }

  /// Nil unless all fields are what the PNG specification allows (11.2.2), and the checksum is right.
  private init?(regular file: UnsafeRawBufferPointer) {
    let sides = [file.bigEndian(at: 16), file.bigEndian(at: 20)]
    let checksum = cpng_crc32(file.baseAddress!.assumingMemoryBound(to: UInt8.self) + 12, 17)
    guard sides.allSatisfy({ (1...0x7FFF_FFFF).contains($0) }), checksum == file.bigEndian(at: 29),
      let type = PNGColorType(rawValue: file[25]), type.allowedDepths.contains(Int(file[24])), file[26] == 0,
      file[27] == 0, file[28] <= 1
    else { return nil }
    self.init(
      size: PixelSize(width: Int(sides[0]), height: Int(sides[1])), bitDepth: Int(file[24]), colorType: type,
      isInterlaced: file[28] == 1, hasTransparencyChunk: Self.hasTransparencyChunk(file))
  }

  private static func hasTransparencyChunk(_ file: UnsafeRawBufferPointer) -> Bool {
    var offset = 33
    while let chunk = try? PNGOutline.chunk(at: offset, in: file) {
      if chunk.type == PNGChunkType("tRNS") { return true }
      if chunk.type == PNGChunkType("IDAT") || chunk.type == PNGChunkType("IEND") { return false }
      offset = chunk.data.upperBound + 4
    }
    return false
  }
}

extension PNGColorType {
  /// The bit depths that the specification allows with it.
  var allowedDepths: [Int] {
    switch self {
    case .greyscale: [1, 2, 4, 8, 16]
    case .indexedColour: [1, 2, 4, 8]
    case .truecolour, .greyscaleWithAlpha, .truecolourWithAlpha: [8, 16]
    }
  }
}
