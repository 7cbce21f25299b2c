import FileSystem

/// Sorted records in a file, in which a fingerprint is found by one read: the first of every 128 is in memory too, 8 bytes
/// for 2 KiB.
struct SortedRun {
  private static let pageLength = 128
  private static let bufferLength = 4096

  private let file: ScratchFile
  let count: Int
  /// The first fingerprint of each page.
  private let fences: [UInt64]

  /// Writes what a merge gives.
  init(_ merge: consuming RunMerge, folder: String) throws(FileError) {
    file = try ScratchFile(in: folder)
    var (count, fences, buffer) = (0, [UInt64](), [NameRecord]())
    buffer.reserveCapacity(Self.bufferLength)
    while let record = try merge.next() {
      if count % Self.pageLength == 0 { fences.append(record.fingerprint) }
      buffer.append(record)
      count += 1
      if buffer.count == Self.bufferLength {
        try file.write(buffer.span.bytes, at: (count - buffer.count) * NameRecord.byteCount)
        buffer.removeAll(keepingCapacity: true)
      }
    }
    try file.write(buffer.span.bytes, at: (count - buffer.count) * NameRecord.byteCount)
    self.count = count
    self.fences = fences
  }

  /// All records in order.
  func reader() throws(FileError) -> RunReader {
    try RunReader(file, 0..<count, bufferLength: Self.bufferLength)
  }

  /// Appends the values of the records that have the fingerprint.
  func find(_ fingerprint: UInt64, into values: inout [Int]) throws(FileError) {
    // Its first record is in the page before the first one that begins with it or a larger one.
    var page = max(firstFence(notBelow: fingerprint) - 1, 0)
    while page < fences.count, fences[page] <= fingerprint {
      let start = page * Self.pageLength
      let length = min(Self.pageLength, count - start)
      var records = [NameRecord](repeating: NameRecord(fingerprint: 0, value: 0), count: length)
      var span = records.mutableSpan
      var bytes = span.mutableBytes
      _ = try file.read(into: &bytes, at: start * NameRecord.byteCount)
      for record in records where record.fingerprint == fingerprint { values.append(record.value) }
      page += 1
    }
  }

  private func firstFence(notBelow fingerprint: UInt64) -> Int {
    var (low, high) = (0, fences.count)
    while low < high {
      let middle = (low + high) / 2
      if fences[middle] < fingerprint { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
