public import FileSystem

extension ManifestMerge {
  /// Writes the `changes.jsonl` of a merged manifest against an older one, as a run without shards would write it: what
  /// became of a picture, and which are no more, is known only with the rows of all shards.
  public static func writeChanges(
    _ folder: OutputFolder, since old: ChangeDetector, isForced: Bool = false
  ) throws(MergeError) {
    let manifest: ManifestReader
    do throws(ManifestError) {
      manifest = try ManifestReader(folder.path(of: ManifestWriter.name()))
    } catch {
      throw .manifest(error)
    }
    let changes: ChangesWriter
    do throws(OutputError) {
      let rule = ChangesWriter.rule(isForced: isForced)
      changes = ChangesWriter(try ByteSink(ChangesWriter.name(), in: folder, replacing: rule))
    } catch {
      throw .output(error)
    }
    let failed = try writeRows(of: manifest, since: old, to: changes)
    try writeRemoved(old.removed(exceptRows: failed), to: changes)
  }

  private static func writeRows(
    of manifest: ManifestReader, since old: ChangeDetector, to changes: ChangesWriter
  ) throws(MergeError) -> Set<Int> {
    var manifest = manifest
    var failed: Set<Int> = []
    while let row = try reading({ () throws(ManifestError) in try manifest.next() }) {
      switch row {
      case .failed(let failure):
        failed.insert(failure.index)
        try writing { () throws(OutputError) in try changes.writeFailed(index: failure.index) }
      case .done(let entry):
        let verdict = try reading { () throws(ManifestError) in try old.verdict(on: entry.file, key: entry.key) }
        try writing { () throws(OutputError) in try changes.write(verdict, on: entry) }
      }
    }
    return failed
  }

  private static func writeRemoved(_ removed: RemovedPictures, to changes: ChangesWriter) throws(MergeError) {
    var removed = removed
    while let entry = try reading({ () throws(ManifestError) in try removed.next() }) {
      try writing { () throws(OutputError) in try changes.writeRemoved(entry) }
    }
    try writing { () throws(OutputError) in _ = try changes.finish() }
  }

  private static func reading<Value>(_ call: () throws(ManifestError) -> Value) throws(MergeError) -> Value {
    do throws(ManifestError) {
      return try call()
    } catch {
      throw .manifest(error)
    }
  }

  private static func writing(_ call: () throws(OutputError) -> Void) throws(MergeError) {
    do throws(OutputError) {
      try call()
    } catch {
      throw .output(error)
    }
  }
}
