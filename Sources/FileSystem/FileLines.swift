/// The lines of a regular file, one after the other; memory holds one block, or the longest line.
public struct FileLines {
  /// The bytes in memory; ``next()`` says where in them its line is.
  public private(set) var bytes: [UInt8] = []
  /// The number of the line that ``next()`` gave last, from 1; 0 before the first.
  public private(set) var number = 0
  private let file: FileBlocks
  private let blockSize: Int
  private var start = 0
  /// Where in the file `bytes` begins.
  private var offset: Int

  /// A longer line is an error, as memory that runs out ends the process.
  static let longestLine = 1 << 26

  /// The lines of `file` from `offset` on, where one begins; `blockSize` bytes are read at a time.
  public init(_ file: FileBlocks, from offset: Int = 0, blockSize: Int = 1 << 18) {
    self.file = file
    self.offset = offset
    self.blockSize = blockSize
  }

  /// Where in the file the next line begins.
  public var nextOffset: Int { offset + start }

  /// The place of the next line in ``bytes``, without its line feed; nil at the end. What follows the last line feed is
  /// a line if it is not empty.
  public mutating func next() throws(FileError) -> Range<Int>? {
    var searched = start
    while true {
      if let end = lineFeed(from: searched) {
        defer { start = end + 1 }
        number += 1
        return start..<end
      }
      searched = bytes.count - start
      guard try readOn() else { break }
    }
    guard start < bytes.count else { return nil }
    defer { start = bytes.count }
    number += 1
    return start..<bytes.count
  }

  private func lineFeed(from place: Int) -> Int? {
    bytes.withUnsafeBytes { System.firstIndex(of: 0x0A, in: $0, from: place) }
  }

  /// Reads the next block behind what is left of the last; false at the end of the file.
  private mutating func readOn() throws(FileError) -> Bool {
    guard bytes.count - start < Self.longestLine else {
      throw FileError(
        path: file.path, operation: .read, errno: .fileTooLarge,
        detail: "line \(number + 1) has more than \(Self.longestLine) bytes")
    }
    let block = try file.read(at: offset + bytes.count, upTo: max(blockSize, bytes.count - start))
    if block.isEmpty { return false }
    offset += start
    bytes.removeSubrange(..<start)
    start = 0
    bytes += block
    return true
  }
}
