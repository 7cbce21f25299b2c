public import Colorways
public import FileSystem

/// The names given so far in a list that can be read only once: whether one is given again is known at once.
///
/// The last quarter of a million fingerprints are in memory. When there are more, they are sorted and merged into a run in a
/// temporary file; a run that has become large is merged into the next one, which may be sixteen times as long. So a name
/// costs a look into memory, and where the filter does not know better one read for each run, of which there are two up to
/// 67 million names. Names and places are in a log of their own, from which those with an equal fingerprint are read and
/// compared in full.
public struct NameTable: ~Copyable {
  private let fingerprint: NameFingerprint
  private let folder: String
  private let recentLimit: Int
  private var recent = RecentRecords()
  private var runs: [SortedRun?] = []
  private var inRuns = FingerprintFilter()
  private var log: NameLog
  private var spare: [NameRecord] = []

  /// How many times longer each run may be than what is merged into it.
  private static let growth = 16

  /// No names. `folder` is where temporary files are made, if they are needed.
  public init(folder: String = ScratchFile.standardFolder) {
    self.init(folder: folder, fingerprint: .standard, recentLimit: 1 << 18)
  }

  init(folder: String = ScratchFile.standardFolder, fingerprint: NameFingerprint, recentLimit: Int) {
    self.fingerprint = fingerprint
    self.folder = folder
    self.recentLimit = recentLimit
    log = NameLog(memoryLimit: 16 * recentLimit, folder: folder)
  }

  /// Takes a picture's name. Where the name was given before, it is not taken again, and both uses are returned.
  public mutating func insert(_ name: String, row: Int, place: RowPlace) throws(FileError) -> DuplicateName? {
    let folded = FoldedName.fold(name)
    let fingerprint = fingerprint(folded: folded)
    var positions: [Int] = []
    recent.find(fingerprint, into: &positions)
    if inRuns.mayContain(fingerprint) {
      for case let run? in runs { try run.find(fingerprint, into: &positions) }
    }
    let use = DuplicateName.Use(name: name, row: row, place: place)
    for position in positions {
      let first = try log.use(at: position)
      if FoldedName.fold(first.name) == folded { return DuplicateName(first: first, second: use) }
    }
    recent.insert(NameRecord(fingerprint: fingerprint, value: try log.append(use)))
    if recent.count == recentLimit { try putAway() }
    return nil
  }

  /// Merges what is in memory into the first run, and each run that is too long then into the next.
  private mutating func putAway() throws(FileError) {
    var records = recent.removeAll()
    NameRecord.sort(&records, spare: &spare)
    for record in records { inRuns.insert(record.fingerprint) }
    try merge(RunReader(records), into: 0)
    var limit = recentLimit * Self.growth
    for level in 0..<Int.max {
      guard level < runs.count, let run = runs[level], run.count >= limit else { return }
      runs[level] = nil
      try merge(try run.reader(), into: level + 1)
      limit *= Self.growth
    }
  }

  private mutating func merge(_ newer: RunReader, into level: Int) throws(FileError) {
    if level == runs.count { runs.append(nil) }
    let readers = if let older = runs[level] { [try older.reader(), newer] } else { [newer] }
    runs[level] = try SortedRun(RunMerge(readers), folder: folder)
  }
}
