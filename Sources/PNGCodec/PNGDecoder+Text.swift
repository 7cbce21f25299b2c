import CPNG

extension PNGDecoder {
  /// No text is read that is longer: 8 MiB.
  public static let maximumTextBytes = 8 << 20

  /// The text stored under `keyword` (iTXt, tEXt or zTXt), anywhere before IEND; the first, if there are several, and nil if
  /// there is none. The pixels are not read. Throws for what is no PNG, is cut short before the text is found, or holds the
  /// text damaged or longer than `maximumTextBytes`.
  public static func text(keyword: String, in bytes: [UInt8]) throws(PNGError) -> String? {
    try PNGStructure.checkBeginning(of: bytes)
    let name = keyword.unicodeScalars.map { $0.value }
    var chunks = PNGChunks(of: bytes)
    while true {
      let chunk = try chunks.next()
      if chunk.type == "IEND" { return nil }
      guard let kind = TextChunk(rawValue: chunk.type) else { continue }
      let data = bytes[chunk.data]
      guard data.prefix(while: { $0 != 0 }).lazy.map(UInt32.init).elementsEqual(name) else { continue }
      guard chunks.isIntact(chunk) else { throw .textDamaged(keyword) }
      return try kind.text(of: data.dropFirst(name.count), keyword: keyword)
    }
  }
}

/// The three kinds of text chunk. Each is a keyword, a NUL, and then:
private enum TextChunk: String {
  /// Latin-1.
  case plain = "tEXt"
  /// The method of compression, always 0, then compressed Latin-1.
  case compressed = "zTXt"
  /// Whether compressed, the method, the language and a NUL, the translated keyword and a NUL, then UTF-8.
  case international = "iTXt"

  /// `data` begins with the NUL after the keyword.
  func text(of data: ArraySlice<UInt8>, keyword: String) throws(PNGError) -> String {
    guard data.first == 0 else { throw .textDamaged(keyword) }
    switch self {
    case .plain: return Self.latin1(try Self.limited(data.dropFirst(), keyword: keyword))
    case .compressed:
      guard data.dropFirst().first == 0 else { throw .textDamaged(keyword) }
      return Self.latin1(try Self.inflated(data.dropFirst(2), keyword: keyword))
    case .international:
      return try Self.international(data.dropFirst(), keyword: keyword)
    }
  }

  private static func international(_ data: ArraySlice<UInt8>, keyword: String) throws(PNGError) -> String {
    let parts = data.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let flag = data.first, let method = data.dropFirst().first else {
      throw .textDamaged(keyword)
    }
    let utf8: ArraySlice<UInt8>
    switch (flag, method) {
    case (0, _): utf8 = try limited(parts[2], keyword: keyword)
    case (1, 0): utf8 = try inflated(parts[2], keyword: keyword)
    default: throw .textDamaged(keyword)
    }
    guard let text = String(validating: utf8, as: UTF8.self) else { throw .textDamaged(keyword) }
    return text
  }

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.lazy.map { Unicode.Scalar($0) }))
  }

  private static func limited(_ bytes: ArraySlice<UInt8>, keyword: String) throws(PNGError) -> ArraySlice<UInt8> {
    guard bytes.count <= PNGDecoder.maximumTextBytes else {
      throw .textTooLarge(keyword, limit: PNGDecoder.maximumTextBytes)
    }
    return bytes
  }

  /// Inflates into 64 KiB, then 512 KiB, 4 MiB and at last the limit, so that a small text takes little memory.
  private static func inflated(_ bytes: ArraySlice<UInt8>, keyword: String) throws(PNGError) -> ArraySlice<UInt8> {
    var capacity = 1 << 16
    while true {
      var status = cpng_inflate_status.CPNG_INFLATE_DAMAGED
      let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        status = bytes.withUnsafeBufferPointer { input in
          guard let start = input.baseAddress else { return .CPNG_INFLATE_DAMAGED }
          return cpng_inflate(start, input.count, buffer.baseAddress!, capacity, &count)
        }
      }
      switch status {
      case .CPNG_INFLATED: return output[...]
      case .CPNG_INFLATE_DAMAGED: throw .textDamaged(keyword)
      case .CPNG_INFLATE_NEEDS_ROOM:
        let limit = PNGDecoder.maximumTextBytes
        guard capacity < limit else { throw .textTooLarge(keyword, limit: limit) }
        capacity = min(capacity * 8, limit)
      }
    }
  }
}
