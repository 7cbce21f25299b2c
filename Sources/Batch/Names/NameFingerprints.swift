public import FileSystem

/// Finds the names that may be given twice in a list that can be read again, with memory that does not grow with the list.
///
/// 1. ``add(_:row:)`` each name, in the order of the rows. Fingerprints are gathered, sorted and put away in runs, in memory
///    for the first quarter of a million and in a temporary file beyond: 16 bytes a name.
/// 2. ``candidates()`` merges the runs. Mostly there are none, and all names differ.
/// 3. Else read the list again and ``NameCandidates/confirm(_:row:place:)`` the names of those rows, which compares in full.
public struct NameFingerprints: ~Copyable {
  /// How many records are sorted at a time: 4 MiB, and as much again to sort them.
  static let runLength = 1 << 18

  private let fingerprint: NameFingerprint
  private let folder: String
  private let runLength: Int
  private var pending: [NameRecord] = []
  private var spare: [NameRecord] = []
  private var runs: [Range<Int>] = []
  private var file: ScratchFile?

  /// No names. `folder` is where a temporary file is made, if one is needed.
  public init(folder: String = ScratchFile.standardFolder) {
    self.init(folder: folder, fingerprint: .standard, runLength: Self.runLength)
  }

  init(folder: String = ScratchFile.standardFolder, fingerprint: NameFingerprint, runLength: Int) {
    self.folder = folder
    self.fingerprint = fingerprint
    self.runLength = runLength
  }

  /// Takes one more picture's name. Rows come in ascending order; a row may give several.
  public mutating func add(_ name: String, row: Int) throws(FileError) {
    try add(fingerprint: fingerprint(name), row: row)
  }

  /// Takes the fingerprint of something else than a name.
  mutating func add(fingerprint: UInt64, row: Int) throws(FileError) {
    pending.append(NameRecord(fingerprint: fingerprint, value: row))
    if pending.count == runLength { try putAway() }
  }

  /// The rows whose names may be given twice: at most `limit` of them, those that come first in the list.
  public mutating func candidates(limit: Int = 10_000) throws(FileError) -> NameCandidates {
    var gathering = CandidateGathering(limit: limit)
    if let file {
      if !pending.isEmpty { try putAway() }
      (pending, spare) = ([], [])
      var merge = RunMerge(try readers(file))
      while let record = try merge.next() { gathering.add(record) }
    } else {
      NameRecord.sort(&pending, spare: &spare)
      for record in pending { gathering.add(record) }
    }
    return gathering.finish()
  }

  private func readers(_ file: ScratchFile) throws(FileError) -> [RunReader] {
    var readers: [RunReader] = []
    // All buffers together have 256 KiB, as long as there are not hundreds of runs.
    let bufferLength = max(64, min(1024, (1 << 14) / max(1, runs.count)))
    for run in runs { readers.append(try RunReader(file, run, bufferLength: bufferLength)) }
    return readers
  }

  private mutating func putAway() throws(FileError) {
    NameRecord.sort(&pending, spare: &spare)
    let file = if let file { file } else { try ScratchFile(in: folder) }
    self.file = file
    let start = runs.last?.upperBound ?? 0
    try file.write(pending.span.bytes, at: start * NameRecord.byteCount)
    runs.append(start..<start + pending.count)
    pending.removeAll(keepingCapacity: true)
  }
}
