import Batch
import Colorways
import Diffing
import FileSystem
import Reports
import Threads

/// One run of `check`: what is wrong with the list is found first, then pictures are compared and goldens written.
struct CheckRun {
  let batch: Batch
  /// The files that pictures are made from.
  let inputs: [String]
  /// The reports, and the sides as given: the folder of goldens and the list.
  let diff: DiffRun
  let options: CheckOptions
  /// Whether the list comes from standard input.
  let readsInput: Bool

  private var golden: String { diff.sides.expected }

  func run() throws -> ExitCode {
    try checkPlaces()
    let speech = BatchSpeech(spoken)
    try stopping(at: speech) { () throws(BatchFailure) in
      speech.begin(total: try batch.check(reporting(speech)) ?? batch.list.count)
    }
    if let ended = ExitCode(endedBy: Interruption.signal) { return ended }
    let (goldens, output) = (try GoldenFolder(golden), try diff.reports.output.map(differenceFolder))
    let gathering = Monitor(CheckGathering(output: output))
    let comparison = GoldenComparison(batch, folder: golden, comparer: diff.comparer, update: try update())
    do throws(CommandFailure) {
      try stopping(at: speech) { () throws(BatchFailure) in
        try comparison.run(reporting(speech)) { outcome in gathering.change { $0.take(outcome) } }
      }
      if let failure = gathering.change({ $0.failure }) { throw CommandFailure(failure) }
    } catch {
      tellWritten(gathering.change { $0 }.pairs)
      throw error
    }
    speech.finish()
    let gathered = gathering.change { $0 }
    if let ended = ExitCode(endedBy: Interruption.signal) {
      tellWritten(gathered.pairs)
      return ended
    }
    try output?.removeStale(except: gathered.pictures)
    return try finish(gathered, goldens)
  }

  /// Refuses what could not be right, before any work is done.
  private func checkPlaces() throws(CommandFailure) {
    switch FileSystem.kind(of: golden) {
    case .directory: break
    case .missing:
      if options.update { return }
      throw CommandFailure(
        .missingInput, "there is no folder \(PathBytes.quoted(golden)) of goldens; --update makes it")
    default: throw CommandFailure(.missingInput, "\(PathBytes.quoted(golden)) is no folder of goldens")
    }
    let folder = golden.hasSuffix("/") ? golden : golden + "/"
    for (name, place) in [("-o", diff.reports.output), ("--html", diff.reports.html)] {
      guard let place, place.hasPrefix(folder) else { continue }
      throw CommandFailure(
        .cannotCreate,
        "\(name) \(PathBytes.quoted(place)) lies among the goldens, and its pictures would be taken for some")
    }
  }

  private func differenceFolder(_ path: String) throws -> DifferenceFolder {
    try DifferenceFolder(path, sides: [golden])
  }

  private func update() throws -> GoldenUpdate? {
    guard options.update else { return nil }
    return GoldenUpdate(
      try OutputFolder(golden), replacing: .pictures(except: inputs, isForced: diff.reports.force), only: options.only,
      keepsReplaced: diff.reports.html != nil)
  }
}

extension CheckRun {
  /// A report goes to standard output as one value, so nothing else does.
  private var spoken: MessageOptions {
    var messages = diff.messages
    messages.json = false
    return messages
  }

  private func reporting(_ speech: BatchSpeech) -> BatchReporting {
    var reporting = speech.reporting
    reporting.name = { _ in }
    return reporting
  }

  /// What has been written stays when something goes wrong, and is said.
  private func tellWritten(_ pairs: [PairReport]) {
    for pair in pairs where pair.isWritten { Speech.tell("Written: \(Speech.name(pair.name))\n") }
  }

  /// Writes the reports, and tells how the run ends.
  private func finish(_ gathered: CheckGathering, _ goldens: GoldenFolder) throws -> ExitCode {
    var report = diff.emptyReport(.check)
    report.pairs = goldens.completed(gathered.pairs)
    report.groups = gathered.groups
    report.pictureFolder = diff.reports.output
    report.notes = gathered.bounds.sorted()
    if options.update { noteUpdate(&report) }
    noteLost(&report)
    if report.pairs.contains(where: { report.fails($0) && wouldWrite($0) }) {
      report.acceptCommand = AcceptanceCommand.check(ProcessInformation.arguments)
      if readsInput { report.notes.append("--update needs the list on standard input once more") }
    }
    if let only = options.only, !report.pairs.contains(where: { Glob.isChosen($0.name, by: only) }) {
      throw CommandFailure(
        .missingInput, "--only \(PathBytes.quoted(only)) chooses none of \(report.pairs.count) pictures")
    }
    try ReportOutput(options: diff.reports, messages: diff.messages, pictures: gathered.pictureSource).write(report)
    if let refusal = gathered.refusal { throw CommandFailure(refusal) }
    return try code(report)
  }

  private func noteUpdate(_ report: inout ComparisonReport) {
    let written = report.pairs.count(where: \.isWritten)
    let all = report.pairs.count { $0.verdict != .missing }
    report.notes.append(
      "wrote \(written) of \(all) goldens into \(PathBytes.quoted(golden)); the others are as they were")
    // They are listed and stay; that is all that an update can do.
    report.passing.insert(.missing)
  }

  /// Whether --update would write a golden for the pair; one that it has not written it cannot.
  private func wouldWrite(_ pair: PairReport) -> Bool {
    switch pair.verdict {
    case .different, .sizeMismatch, .new: true
    case .error: pair.fault?.side == .expected && !options.update
    case .same, .missing, .renamed: false
    }
  }

  private static let longestRemoval = 10

  /// Goldens without a design are never removed here, so the note says how, if they are few.
  private func noteLost(_ report: inout ComparisonReport) {
    let lost = report.pairs.filter { $0.verdict == .missing }.compactMap(\.expected)
    guard !lost.isEmpty else { return }
    let command = lost.count > Self.longestRemoval ? "" : ": \(ShellWords.line(["rm", "--"] + lost))"
    report.notes.append(
      lost.count == 1
        ? "1 golden has no design; if that is right, remove it\(command)"
        : "\(lost.count) goldens have no design; if that is right, remove them\(command)")
  }

  private func code(_ report: ComparisonReport) throws(CommandFailure) -> ExitCode {
    if report.pairs.contains(where: { $0.verdict == .error && report.fails($0) }) { return .badData }
    if report.pairs.contains(where: report.fails) { return .incomplete }
    if report.isPassing { return .success }
    throw CommandFailure(
      .missingInput,
      report.pairs.isEmpty ? "compared 0 pairs: the list has no designs" : "compared 0 pairs: no design has a golden")
  }
}
