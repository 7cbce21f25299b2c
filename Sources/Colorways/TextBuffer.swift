import FileSystem

/// The part of a stream that is in memory. Records share its arrays, and what is left of one goes into the next.
struct TextBuffer {
  /// 16 MiB: no record may be longer.
  static let longestRecord = 16 << 20
  private static let step = 1 << 18
  private static let pipeStep = 1 << 16

  private let stream: ByteStream
  private(set) var bytes: [UInt8] = []
  /// The first byte not yet taken.
  var index = 0
  /// Whether nothing follows the bytes.
  private(set) var isAtEnd = false

  init(_ stream: ByteStream) { self.stream = stream }

  /// The source's name in messages.
  var source: String { stream.path }

  /// Whether a record that begins at ``index`` and is not in the bytes whole is too long.
  var isFull: Bool { bytes.count - index > Self.longestRecord }

  /// Reads on. What is before ``index`` is let go, and ``index`` becomes 0.
  mutating func more() throws(SourceError) {
    let rest = bytes[index...]
    let step = stream.size.map { min(max($0 + 1, 4096), Self.step) } ?? Self.pipeStep
    do throws(FileError) {
      (bytes, isAtEnd) = try stream.bytes(after: rest, atMost: max(step, rest.count + 1))
    } catch {
      throw SourceError(error)
    }
    index = 0
  }

  /// Reads on until there are `count` bytes or the stream ends.
  mutating func fill(_ count: Int) throws(SourceError) {
    while !isAtEnd, bytes.count - index < count { try more() }
  }

  /// The first byte from `offset` on that satisfies `isMeant`, as an offset from ``index``. Reads on as far as needed;
  /// nil where the stream ends before, or a record would be too long.
  mutating func first(
    from offset: Int = 0, where isMeant: (UInt8) -> Bool
  ) throws(SourceError) -> (offset: Int, byte: UInt8)? {
    var offset = offset
    while true {
      while index + offset < bytes.count {
        if isMeant(bytes[index + offset]) { return (offset, bytes[index + offset]) }
        offset += 1
      }
      if isAtEnd || isFull { return nil }
      try more()
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isFilled(_ byte: UInt8) -> Bool { !isSpace(byte) }
}
