import FileSystem

/// Reads sorted records one after the other, out of memory or a range of a file.
struct RunReader {
  private var buffer: [NameRecord]
  private var position = 0
  private var count: Int
  private let file: ScratchFile?
  /// The records that are still in the file.
  private var rest: Range<Int>

  /// Records in memory.
  init(_ records: [NameRecord]) {
    buffer = records
    count = records.count
    file = nil
    rest = 0..<0
  }

  /// The records of a file from the first number to the last; `bufferLength` of them are in memory.
  init(_ file: ScratchFile, _ range: Range<Int>, bufferLength: Int) throws(FileError) {
    buffer = [NameRecord](repeating: NameRecord(fingerprint: 0, value: 0), count: bufferLength)
    count = 0
    self.file = file
    rest = range
    try fill()
  }

  /// The record to be taken next; nil at the end.
  var current: NameRecord? { position < count ? buffer[position] : nil }

  /// Passes on to the next record.
  mutating func advance() throws(FileError) {
    position += 1
    if position == count { try fill() }
  }

  private mutating func fill() throws(FileError) {
    position = 0
    count = min(rest.count, buffer.count)
    guard let file, count > 0 else { return count = 0 }
    let start = rest.lowerBound * NameRecord.byteCount
    var records = buffer.mutableSpan
    var bytes = records.mutableBytes
    _ = try file.read(into: &bytes, at: start)
    rest = rest.lowerBound + count..<rest.upperBound
  }
}
