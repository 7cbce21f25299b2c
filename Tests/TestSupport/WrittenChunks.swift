import Testing

/// Takes a written PNG apart, apart from the codec, and checks each chunk's length and CRC on the way.
public struct WrittenChunks {
  /// The chunks in their order.
  public private(set) var chunks: [(type: String, data: [UInt8])] = []

  /// Takes a file apart; a fault in its framing is an issue of the test.
  public init(of file: [UInt8]) throws {
    try #require(file.starts(with: PNGAssembler.signature))
    var rest = file.dropFirst(8)
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      try #require(rest.count >= length + 12)
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let data = Array(rest.dropFirst(8).prefix(length))
      try #require(rest.prefix(length + 12).elementsEqual(PNGAssembler.chunk(type, data)), "the CRC of \(type)")
      chunks.append((type, data))
      rest = rest.dropFirst(length + 12)
    }
  }

  /// The types in their order.
  public var types: [String] { chunks.map(\.type) }

  /// The data of the first chunk of that type.
  public func data(of type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }
}
