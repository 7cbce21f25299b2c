/// Finds bytes eight at a time: a byte of `word ^ pattern` is zero where they are equal, and `(x - 0x01…) & ~x & 0x80…`
/// marks the first zero byte.
public enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The first place of `byte` in `range`, or nil.
  public static func first(_ byte: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let pattern = ones &* UInt64(byte)
    return first(in: bytes, range) {
      zeros($0 ^ pattern)
    } isOne: {
      $0 == byte
    }
  }

  /// The first line feed, carriage return or `mark` in `range`, or nil.
  static func firstLineEnd(or mark: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let patterns = (
      ones &* UInt64(ASCII.lineFeed), ones &* UInt64(ASCII.carriageReturn), ones &* UInt64(mark)
    )
    return first(in: bytes, range) { word in
      zeros(word ^ patterns.0) | zeros(word ^ patterns.1) | zeros(word ^ patterns.2)
    } isOne: {
      $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn || $0 == mark
    }
  }

  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  @inline(__always)
  private static func first(
    in bytes: [UInt8], _ range: Range<Int>, marks: (UInt64) -> UInt64, isOne: (UInt8) -> Bool
  ) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "the range lies outside the bytes")
    return bytes.withUnsafeBytes { buffer in
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        let found = marks(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        if found != 0 { return index + found.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < range.upperBound {
        if isOne(buffer[index]) { return index }
        index += 1
      }
      return nil
    }
  }
}
