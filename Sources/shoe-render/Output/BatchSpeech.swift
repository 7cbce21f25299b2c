import Batch
import Colorways
import FileSystem
import JSON
import Threads

/// What a batch says while it runs: to a person on standard error, or to a program as lines of JSON on standard output.
final class BatchSpeech: Sendable {
  private let options: MessageOptions
  private let bar = Monitor<ProgressBar?>(nil)
  private let state = Monitor(State())
  private let started = ProcessInformation.monotonicSeconds

  private struct State {
    var filter = RowNoticeFilter()
    var noticeCount = 0
    var nextEvent = 0.0
    var differences = 0
    var fault: FileError?
  }

  /// The most notices that are said; a folder of a million files could have as many.
  private static let longestList = 50

  /// Nothing is said yet.
  init(_ options: MessageOptions) {
    self.options = options
  }

  /// Begins to show how far the batch has come, on a terminal alone. `total` is the number of rows, where it is known.
  func begin(total: Int?) {
    guard StandardStream.error.isTerminal, !options.quiet, !options.json else { return }
    bar.change { $0 = ProgressBar(total: total) }
  }

  /// What the batch is to call.
  var reporting: BatchReporting {
    BatchReporting(
      notice: { self.tell($0) }, fault: { self.tell($0) }, name: { self.tell(name: $0) },
      difference: { self.tell($0, $1) }, progress: { self.show($0) })
  }

  /// Says a notice, unless it has been said.
  func tell(_ notice: RowNotice) {
    guard !options.quiet else { return }
    let isNew = state.change { state in
      guard !state.filter.new([notice]).isEmpty else { return false }
      state.noticeCount += 1
      return state.noticeCount <= Self.longestList
    }
    if isNew { line("Note: \(notice)") }
  }

  /// Says that a row is left out; bad rows are said with --quiet too.
  func tell(_ fault: RowFault) {
    if options.json {
      event("failed", [("place", .string(fault.exactPlace)), ("error", .string(fault.message))])
    } else {
      line("Failed: \(fault)")
    }
  }

  private func tell(name: String) {
    if options.json {
      event("picture", [("file", .string(name))])
    } else {
      product(Speech.name(name) + "\n")
    }
  }

  private func tell(_ name: String, _ verdict: FolderReader.Verdict) {
    state.change { $0.differences += 1 }
    product(verdict == .missing ? "missing" : "different", name)
  }

  /// Says that a file in the folder is no picture of the list.
  func tellExtra(_ name: String) { product("extra", name) }

  /// Says that a picture was removed.
  func tellRemoved(_ name: String) {
    if options.json { event("removed", [("file", .string(name))]) } else { note("removed \(Speech.name(name))") }
  }

  /// The pictures that are not as they should be in the folder that is compared.
  var differenceCount: Int { state.change { $0.differences } }

  /// Says something that is no fault.
  func note(_ text: String) { if !options.quiet { line("Note: \(text)") } }

  private func product(_ word: String, _ name: String) {
    if options.json { return event(word, [("file", .string(name))]) }
    bar.change { $0 }?.clear()
    product("\(word) \(Speech.name(name))\n")
  }

  /// Writes to standard output. What goes wrong there ends the batch's success: see ``end(_:)``.
  private func product(_ text: String) {
    do throws(FileError) {
      try Speech.product(text)
    } catch {
      state.change { $0.fault = $0.fault ?? error }
    }
  }

  /// Says a sentence on a line of its own, above the bar.
  func line(_ text: String) {
    finish()
    Speech.tell(text + "\n")
  }

  /// Ends the bar.
  func finish() { bar.change { $0 }?.clear() }

  /// Seconds since the batch began.
  var seconds: Double { ProcessInformation.monotonicSeconds - started }

  private func show(_ counts: BatchCounts) {
    bar.change { $0 }?.show(done: counts.rows, seconds: seconds)
    guard options.json else { return }
    let now = seconds
    let isDue = state.change { state in
      guard now >= state.nextEvent else { return false }
      state.nextEvent = now + 1
      return true
    }
    if isDue { event("progress", counts.members) }
  }

  /// Says what the batch came to. Throws what ended it; else the exit code is that of bad rows left out, of a signal, or 0.
  func end(_ result: BatchResult) throws(CommandFailure) -> ExitCode {
    finish()
    let ended = ExitCode(endedBy: Interruption.signal)
    if let failure = result.failure { throw CommandFailure(failure) }
    result.bounds.sorted().forEach(note)
    if let repetition = result.repetition { note(repetition) }
    if options.json {
      event(
        ended == nil ? "done" : "interrupted", result.counts.members + [("milliseconds", .integer(Int(seconds * 1000)))]
      )
    } else if !options.quiet {
      line(BatchSummary(counts: result.counts, seconds: seconds, isInterrupted: ended != nil).text)
    }
    if let fault = state.change({ $0.fault }) { throw CommandFailure(fault) }
    return ended ?? (result.counts.failed > 0 ? .incomplete : .success)
  }

  /// Writes one line of JSON: `{"event": NAME, …}`.
  func event(_ name: String, _ members: [(String, JSONValue)]) {
    product(JSONWriter.compact.text(.object(JSONObject([("event", .string(name))] + members))) + "\n")
  }
}

extension BatchCounts {
  /// The counts as members of a JSON object.
  var members: [(String, JSONValue)] {
    [
      ("rows", .integer(rows)), ("failed", .integer(failed)), ("pictures", .integer(pictures)),
      ("created", .integer(created)), ("replaced", .integer(replaced)), ("unchanged", .integer(unchanged)),
      ("missing", .integer(missing)), ("different", .integer(different)),
      ("bytes", .integer(bytes)),
    ]
  }
}
