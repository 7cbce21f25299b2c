import CPNG

/// Walks over the chunks of a PNG, without looking into them.
struct PNGChunks {
  /// One chunk: its four-letter type and where its data lies in the file.
  struct Chunk {
    let type: String
    let data: Range<Int>
  }

  private let file: [UInt8]
  private var offset = PNGSignature.bytes.count

  /// `file` begins with the PNG signature.
  init(of file: [UInt8]) { self.file = file }

  /// The next chunk, IEND included; the caller stops there. Throws where the file ends within a chunk.
  mutating func next() throws(PNGError) -> Chunk {
    guard file.count - offset >= 12 else { throw .cutShort(at: file.count) }
    let length = Int(Self.bigEndian(file, at: offset))
    guard file.count - offset - 12 >= length else { throw .cutShort(at: file.count) }
    let data = offset + 8..<offset + 8 + length
    offset = data.upperBound + 4
    return Chunk(type: String(decoding: file[data.lowerBound - 4..<data.lowerBound], as: UTF8.self), data: data)
  }

  /// Whether the chunk's bytes agree with its CRC.
  func isIntact(_ chunk: Chunk) -> Bool {
    let computed = file.withUnsafeBufferPointer { bytes in
      cpng_crc32(bytes.baseAddress! + chunk.data.lowerBound - 4, chunk.data.count + 4)
    }
    return computed == Self.bigEndian(file, at: chunk.data.upperBound)
  }

  static func bigEndian(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
