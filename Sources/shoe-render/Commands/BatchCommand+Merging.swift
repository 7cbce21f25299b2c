import Batch
import FileSystem
import JSON

extension BatchCommand {
  /// Makes one manifest of those of all shards, and with `--since` one list of changes.
  func merge(_ path: String) throws -> ExitCode {
    let others = [batch.shard != nil, batch.prune, batch.verify, batch.dryRun, sources.matrix != nil]
    guard sources.sources.isEmpty, batch.output == nil, !others.contains(true) else {
      throw CommandFailure(.usage, "--merge-manifests takes the folder of the shards, --since, and nothing else")
    }
    // Of a folder that is not there none is to be made.
    _ = try FileSystem.list(path)
    guard FileSystem.kind(of: path) == .directory else {
      throw CommandFailure(.missingInput, "--merge-manifests \(PathBytes.quoted(path)): there is no such folder")
    }
    let old = try batch.oldManifest()
    let folder = try OutputFolder(path)
    let report: ManifestMerge.Report
    do throws(MergeError) {
      report = try ManifestMerge.merge(folder, isForced: batch.force)
      // Pictures of rows that are missing would be taken for removed.
      if let old, report.gaps.isEmpty { try ManifestMerge.writeChanges(folder, since: old, isForced: batch.force) }
    } catch {
      throw CommandFailure(error)
    }
    try tell(report, of: folder)
    return report.gaps.isEmpty && report.failures == 0 ? .success : .incomplete
  }

  private func tell(_ report: ManifestMerge.Report, of folder: OutputFolder) throws {
    for gap in report.gaps {
      let rows = gap.count == 1 ? "row \(gap.lowerBound) is" : "rows \(gap.lowerBound) to \(gap.upperBound) are"
      Speech.tell("Missing: \(rows) in no manifest; run its shard again\n")
    }
    if batch.since != nil, !report.gaps.isEmpty {
      Speech.tell("Note: changes.jsonl is not written before all rows are there\n")
    }
    let manifest = folder.path(of: ManifestWriter.name())
    if messages.json {
      try Speech.product(
        .object([
          "manifest": .string(manifest), "rows": .integer(report.rows),
          "pictures": .integer(report.pictures), "failed": .integer(report.failures),
          "missing": .integer(report.gaps.reduce(0) { $0 + $1.count }),
        ]))
    } else if !messages.quiet {
      Speech.tell("\(manifest): \(report.pictures) pictures, \(report.failures) failed rows\n")
    }
  }
}

extension BatchOptions {
  /// What `--since` names; nil without it.
  func oldManifest() throws -> ChangeDetector? {
    guard let since else { return nil }
    if FileSystem.kind(of: since) == .other {
      throw CommandFailure(
        .usage, "--since \(PathBytes.quoted(since)): a manifest is read more than once; write it to a file first")
    }
    do throws(ManifestError) {
      return try ChangeDetector(since: since)
    } catch {
      throw CommandFailure(error)
    }
  }
}
