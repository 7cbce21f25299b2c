import Batch
import Colorways
import FileSystem
import JSON
import ShoeRender

/// One run of a batch: what is wrong is found first, then outputs are begun, filled and finished.
struct BatchRunner {
  var batch: Batch
  let options: BatchOptions
  let messages: MessageOptions
  /// The files that pictures are made from.
  let inputs: [String]

  mutating func run() throws -> ExitCode {
    let place = try options.place(messages)
    batch.shard = try options.resolvedShard()
    Interruption.listen()
    let speech = BatchSpeech(messages)
    let total = try stopping(at: speech) { () throws(BatchFailure) in try batch.check(speech.reporting) }
    if let ended = ExitCode(endedBy: Interruption.signal) { return ended }
    speech.begin(total: total ?? (batch.shard == nil ? batch.list.count : nil))
    switch place {
    case .nowhere: return try list(speech)
    case .folder(let path): return try options.verify ? verify(path, speech) : fill(path, speech)
    case .archive(let path): return try archive(path, speech)
    }
  }

  /// Lists names, and makes nothing.
  private func list(_ speech: BatchSpeech) throws -> ExitCode {
    let result = batch.run(into: .names, records: BatchRecords(), reporting: speech.reporting)
    return try speech.end(result)
  }

  /// Compares a folder with what would be written into it.
  private func verify(_ path: String, _ speech: BatchSpeech) throws -> ExitCode {
    let verification = try FolderVerification(path)
    let result = batch.run(into: .comparison(verification), records: BatchRecords(), reporting: speech.reporting)
    var extra: [String] = []
    if batch.shard == nil, result.isWhole { extra = try verification.extraFiles() }
    extra.forEach(speech.tellExtra)
    let code = try speech.end(result)
    return code == .success && !(extra.isEmpty && speech.differenceCount == 0) ? .incomplete : code
  }
}

extension BatchRunner {
  /// Writes into a folder.
  private mutating func fill(_ path: String, _ speech: BatchSpeech) throws -> ExitCode {
    batch.old = try options.oldManifest()
    let folder = try OutputFolder(path, sharing: batch.shard == nil ? .alone : .shared)
    let history = try batch.shard == nil ? FolderHistory(folder, isNeeded: options.prune) : nil
    batch.named = history?.named
    let shard = batch.shard.map { (number: $0.number, count: $0.count) }
    let manifest = ManifestWriter(
      try ByteSink(
        ManifestWriter.name(shard: shard), in: folder, replacing: ManifestWriter.rule(isForced: options.force)))
    let changes = try batch.old.map { _ in
      ChangesWriter(
        try ByteSink(
          ChangesWriter.name(shard: shard), in: folder, replacing: ChangesWriter.rule(isForced: options.force)))
    }
    let result = batch.run(
      into: .folder(folder, .pictures(except: inputs, isForced: options.force)),
      records: BatchRecords(manifest: manifest, changes: changes),
      reporting: speech.reporting)
    speech.finish()
    guard result.isUsable else {
      manifest.discard()
      changes?.discard()
      return try speech.end(result)
    }
    if options.prune { try prune(history, result, path, speech) }
    if !result.isWhole || options.prune && !result.isPrunable { try history?.carry(into: manifest) }
    if let changes { try finish(changes, result) }
    try manifest.finish()
    return try speech.end(result)
  }

  /// Removes what the manifest of the run before has and this run has not, or says why nothing is removed.
  private func prune(
    _ history: FolderHistory?, _ result: BatchResult, _ path: String, _ speech: BatchSpeech
  ) throws {
    guard let history else {
      return speech.note("there was no manifest.jsonl in \(Speech.name(path)), so nothing is pruned")
    }
    if result.isPrunable { return try history.prune(speech) }
    if result.isWhole {
      speech.note("the list has \(result.counts.rows == 0 ? "no" : "bad") rows, so nothing is pruned this time")
    }
  }

  /// Adds what the old manifest has and the list has not; that is known only at the end of a list.
  private func finish(_ changes: ChangesWriter, _ result: BatchResult) throws {
    if result.isWhole, let old = batch.old, batch.shard == nil {
      var removed = old.removed(exceptRows: Set(result.failedRows))
      do {
        while let entry = try removed.next() { try changes.writeRemoved(entry) }
      } catch let error as ManifestError {
        throw CommandFailure(error)
      }
    }
    try changes.finish()
  }

  /// Files for what is written behind the pictures of an archive.
  private func scratchFiles() throws(CommandFailure) -> (ScratchFile, ScratchFile) {
    do throws(FileError) {
      return (try ScratchFile(), try ScratchFile())
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
  }

  /// Writes an archive, with the manifest as its last entry. One in a file is there only when it is whole.
  private mutating func archive(_ path: String, _ speech: BatchSpeech) throws -> ExitCode {
    batch.old = try options.oldManifest()
    let archive = TarWriter(
      path == "-" ? ByteSink(.output) : try ByteSink(path, replacing: .archive(except: inputs, isForced: options.force))
    )
    let (lines, changeLines) = try scratchFiles()
    let (manifest, changes) = (
      ManifestWriter(ByteSink(lines)), batch.old.map { _ in ChangesWriter(ByteSink(changeLines)) }
    )
    let result = batch.run(
      into: .archive, records: BatchRecords(manifest: manifest, changes: changes, archive: archive),
      reporting: speech.reporting)
    speech.finish()
    guard result.isUsable, path == "-" || result.isWhole else {
      archive.discard()
      return try speech.end(result)
    }
    let shard = batch.shard.map { (number: $0.number, count: $0.count) }
    if let changes {
      try finish(changes, result)
      try archive.add(ChangesWriter.name(shard: shard), changeLines)
    }
    try manifest.finish()
    try archive.add(ManifestWriter.name(shard: shard), lines)
    try archive.finish()
    return try speech.end(result)
  }
}

/// Runs `body`; what a failure says comes below the bar.
func stopping<Value>(
  at speech: BatchSpeech, _ body: () throws(BatchFailure) -> Value
) throws(CommandFailure) -> Value {
  do throws(BatchFailure) {
    return try body()
  } catch {
    speech.finish()
    throw CommandFailure(error)
  }
}
