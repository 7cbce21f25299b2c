public import FileSystem

/// Makes one manifest of those of all shards, the same bytes as of a run without shards.
///
/// Lines are taken over as they stand. Memory holds a block of each shard's manifest, and the gaps.
public struct ManifestMerge {
  /// What the merged manifest holds.
  public struct Report: Equatable, Sendable {
    /// The rows of the list that it has.
    public var rows = 0
    /// The pictures.
    public var pictures = 0
    /// The rows that failed.
    public var failures = 0
    /// The rows that no shard has, though a later one is there: shards that were stopped early.
    public var gaps: [ClosedRange<Int>] = []
  }

  private var shards: [ShardRows]
  private let writer: ManifestWriter
  private var report = Report()
  private var lastIndex = 0

  /// Merges every `manifest.I-of-N.jsonl` of `folder` into its `manifest.jsonl`.
  ///
  /// All must be of one split, none may be missing, and each may hold only rows of its shard (those whose number leaves
  /// the remainder I - 1 when divided by N), in rising order, no file twice in a row; else nothing is written. Gaps are
  /// reported, and the manifest is written without them. Rows after the last that any shard has cannot be missed.
  public static func merge(_ folder: OutputFolder, isForced: Bool = false) throws(MergeError) -> Report {
    let names = try shardNames(folder)
    let writer: ManifestWriter
    do throws(OutputError) {
      let rule = ManifestWriter.rule(isForced: isForced)
      writer = ManifestWriter(try ByteSink(ManifestWriter.name(), in: folder, replacing: rule))
    } catch {
      throw .output(error)
    }
    var shards: [ShardRows] = []
    for name in names { shards.append(try ShardRows(name, in: folder)) }
    var merge = ManifestMerge(shards: shards, writer: writer)
    try merge.run()
    do throws(OutputError) {
      try writer.finish()
    } catch {
      throw .output(error)
    }
    return merge.report
  }

  private init(shards: [ShardRows], writer: ManifestWriter) {
    self.shards = shards
    self.writer = writer
  }

  private mutating func run() throws(MergeError) {
    while let shard = nextShard() {
      let index = shards[shard].index
      if index > lastIndex + 1 { report.gaps.append(lastIndex + 1...index - 1) }
      report.rows += 1
      lastIndex = index
      while shards[shard].index == index { try take(from: shard) }
    }
  }

  /// The shard of the next row: that of the next number if it has it, else the one with the least. (A search among all
  /// shards for every row would take long with thousands of them.)
  private func nextShard() -> Int? {
    let expected = (lastIndex + 1) % shards.count
    if shards[expected].index == lastIndex + 1 { return expected }
    guard let least = shards.indices.min(by: { shards[$0].index < shards[$1].index }),
      shards[least].index < ShardRows.end
    else { return nil }
    return least
  }

  private mutating func take(from shard: Int) throws(MergeError) {
    if shards[shard].isFailure { report.failures += 1 } else { report.pictures += 1 }
    do throws(OutputError) {
      try writer.write(lines: shards[shard].text)
    } catch {
      throw .output(error)
    }
    try shards[shard].advance()
  }

  /// The names of all shards' manifests, in order.
  private static func shardNames(_ folder: OutputFolder) throws(MergeError) -> [ShardName] {
    let found: [ShardName]
    do throws(FileError) {
      found = try FileSystem.list(folder.path).compactMap(ShardName.init(manifest:))
    } catch {
      throw .folder(error)
    }
    let counts = Set(found.map(\.count)).sorted()
    guard let count = counts.first else { throw .noManifests(folder: folder.path) }
    guard counts.count == 1 else { throw .severalSplits(folder: folder.path, counts: counts) }
    let numbers = Set(found.map(\.number))
    let missing = (1...count).filter { !numbers.contains($0) }
    guard missing.isEmpty else {
      throw .missing(folder: folder.path, names: missing.map { ManifestWriter.name(shard: ($0, count)) })
    }
    return found.sorted { $0.number < $1.number }
  }
}
