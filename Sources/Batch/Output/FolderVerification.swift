public import FileSystem

/// Compares a folder with what a batch would write into it, and writes nothing.
///
/// Files are compared by their bytes. Memory holds 8 bytes for each file, and the names of those that are too many.
public final class FolderVerification: Sendable {
  private let folder: OutputFolder
  private let named = FileNameSet()

  /// A comparison with the folder at `path`, which must exist.
  public init(_ path: String) throws(FileError) {
    folder = try OutputFolder(reading: path)
  }

  /// A reader for one thread.
  public func reader() -> FolderReader { FolderReader(folder) }

  /// Compares one file, through a reader of the calling thread; its name counts as named.
  public func check(
    _ name: String, _ bytes: [UInt8], with reader: FolderReader
  ) throws(FileError) -> FolderReader.Verdict {
    named.insert(name)
    return try reader.compare(name, with: bytes)
  }

  /// The files that no row has named, sorted by their bytes: ask when all rows have been checked, and not for one shard
  /// alone. Hidden files and those that a batch writes beside its pictures (`manifest.jsonl`, `changes.jsonl`, those of
  /// shards) do not count.
  public func extraFiles() throws(FileError) -> [String] { try folder.files(besides: named) }
}

extension OutputFolder {
  /// The files in the folder whose names are not in `names`, sorted by their bytes. Hidden files and those that a batch
  /// writes beside its pictures do not count.
  func files(besides names: FileNameSet) throws(FileError) -> [String] {
    var extra: [[UInt8]] = []
    try forEachFile { name in
      if !names.contains(name), !BatchFiles.isList(name) { extra.append(PathBytes.encode(name)) }
    }
    return extra.sorted { $0.lexicographicallyPrecedes($1) }.map(PathBytes.decode)
  }
}
