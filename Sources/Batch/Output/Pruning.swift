public import FileSystem

/// Removes pictures of an earlier run that are no more.
public enum Pruning {
  /// Why pruning stopped. What was removed by then is gone; the rest stays, and pruning again goes on.
  public enum Failure: Error, Sendable, CustomStringConvertible {
    /// The old manifest cannot be read.
    case manifest(ManifestError)
    /// The folder cannot be listed.
    case listing(FileError)
    /// A file cannot be removed.
    case removing(OutputError)

    /// One line with the place and the reason.
    public var description: String {
      switch self {
      case .manifest(let error): error.description
      case .listing(let error): error.description
      case .removing(let error): error.description
      }
    }
  }

  /// Removes the pictures in `folder` that `old`, the manifest of an earlier run into it, names and `names` has not,
  /// and calls `report` with the name of each, in the old order. Nothing else is removed: no file that the manifest
  /// does not name, none that is no PNG, no link. Folders that are empty then go too.
  ///
  /// Call it when all pictures are written, with the names of all (not those of one shard), and only if no row failed:
  /// a failed row's picture would be taken for one that is no more. Put the new manifest in its place afterwards, so
  /// that a run stopped in between is taken up again by the next.
  public static func prune(
    _ folder: OutputFolder, namedIn old: ManifestReader, keeping names: FileNameSet,
    report: (_ name: String) -> Void = { _ in }
  ) throws(Failure) {
    // What the folder really holds under exactly this name: where a file system ignores case, a new picture may lie
    // under an old one's name in other case.
    var candidates = Set(
      try listing { () throws(FileError) in try folder.files(besides: names) }.map { Array($0.utf8) })
    var old = old
    while let entry = try next(&old) {
      guard candidates.remove(Array(entry.file.utf8)) != nil else { continue }
      do throws(OutputError) {
        if try folder.remove(entry.file, beginningWith: BatchFiles.pictureSignature) { report(entry.file) }
      } catch {
        throw .removing(error)
      }
    }
  }

  private static func listing(_ call: () throws(FileError) -> [String]) throws(Failure) -> [String] {
    do throws(FileError) {
      return try call()
    } catch {
      throw .listing(error)
    }
  }

  private static func next(_ reader: inout ManifestReader) throws(Failure) -> ManifestEntry? {
    do throws(ManifestError) {
      while let row = try reader.next() {
        if case .done(let entry) = row { return entry }
      }
      return nil
    } catch {
      throw .manifest(error)
    }
  }
}
