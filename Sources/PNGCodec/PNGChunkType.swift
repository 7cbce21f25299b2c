/// The four letters that name a chunk, as one number: the first letter is the most significant byte.
public struct PNGChunkType: RawRepresentable, Hashable, Sendable {
  /// The four bytes.
  public let rawValue: UInt32

  /// Takes four bytes that may be no letters at all.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The type with a name of four ASCII characters; anything else is a programmer error.
  public init(_ name: StaticString) {
    precondition(name.utf8CodeUnitCount == 4, "'\(name)' is no chunk type")
    rawValue = name.withUTF8Buffer { letters in letters.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Whether a reader must know it: the first letter is a capital.
  public var isCritical: Bool { rawValue & 0x2000_0000 == 0 }

  /// Whether all four bytes are ASCII letters, as the format demands.
  public var isWellFormed: Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(UInt8(truncatingIfNeeded: rawValue >> shift) | 0x20)
    }
  }
}

extension PNGChunkType: CustomStringConvertible {
  /// The four letters.
  public var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }, as: UTF8.self)
  }
}
