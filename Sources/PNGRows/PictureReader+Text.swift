public import PNGCodec

extension PictureReader {
  /// The text stored under `keyword`, as ``PNGDecoder/text(keyword:in:)`` finds it: the first, and nil if there is none. Copies
  /// the text chunks alone. Throws where the text is damaged or longer than ``PNGDecoder/maximumTextBytes``.
  public func text(keyword: String) throws(PNGError) -> String? {
    let name = keyword.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } + [0]
    var texts = Array(file.prefix(8))
    for chunk in outline.chunks where Self.frame.contains(chunk.type) || Self.texts.contains(chunk.type) {
      guard Self.frame.contains(chunk.type) || file[chunk.data].starts(with: name) else { continue }
      texts += file[chunk.data.lowerBound - 8..<chunk.data.upperBound + 4]
    }
    return try PNGDecoder.text(keyword: keyword, in: texts)
  }

  private static let frame: Set = [PNGChunkType("IHDR"), PNGChunkType("IEND")]
  private static let texts: Set = [PNGChunkType("tEXt"), PNGChunkType("zTXt"), PNGChunkType("iTXt")]
}
