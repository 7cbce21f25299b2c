import FileSystem

/// The rows of one shard's manifest, one at a time, each checked to be the shard's.
struct ShardRows {
  /// The number of the row at hand, ``end`` after the last.
  private(set) var index = 0
  /// Its line, with a line feed.
  private(set) var text: [UInt8] = []
  private(set) var isFailure = false
  private let shard: ShardName
  private var reader: ManifestReader
  /// The files of the rows with this index.
  private var files: [String] = []

  /// No row has this number.
  static let end = Int.max

  /// What is read at a time. The file is opened for each block alone, so that thousands of shards can be merged.
  private static let blockSize = 1 << 16

  /// The rows of a shard's manifest in `folder`, at the first.
  init(_ shard: ShardName, in folder: OutputFolder) throws(MergeError) {
    let path = folder.path(of: ManifestWriter.name(shard: (shard.number, shard.count)))
    self.shard = shard
    do throws(FileError) {
      reader = ManifestReader(try FileBlocks(path, staysOpen: false), blockSize: Self.blockSize)
    } catch {
      throw .manifest(.unreadable(error))
    }
    try advance()
  }

  /// Moves to the next row.
  mutating func advance() throws(MergeError) {
    do throws(ManifestError) {
      guard let (row, line) = try reader.nextWithText() else {
        index = Self.end
        return
      }
      text.removeAll(keepingCapacity: true)
      text += line
      text.append(0x0A)
      try take(row)
    } catch {
      throw .manifest(error)
    }
  }

  private mutating func take(_ row: ManifestRow) throws(ManifestError) {
    guard row.index % shard.count == shard.number - 1 else {
      throw fault("row \(row.index) is not one of shard \(shard.number) of \(shard.count)")
    }
    guard row.index >= index else { throw fault("row \(row.index) stands behind row \(index)") }
    if row.index > index { files.removeAll(keepingCapacity: true) }
    index = row.index
    isFailure = true
    if case .done(let entry) = row {
      isFailure = false
      if files.contains(where: { $0.utf8.elementsEqual(entry.file.utf8) }) {
        throw fault("row \(row.index) has \(PathBytes.quoted(entry.file)) twice")
      }
      files.append(entry.file)
    }
  }

  private func fault(_ message: String) -> ManifestError {
    .malformed(path: reader.path, line: reader.line, message: message)
  }
}
