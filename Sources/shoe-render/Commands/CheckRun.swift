import Batch
import Diffing
import FileSystem
import Reports
import ShoeRender
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
        .cannotCreate, "\(name) \(PathBytes.quoted(place)) lies among the goldens, and its pictures would be taken for some")
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
    if options.new == .pass { report.passing.insert(.new) }
    if options.update { noteUpdate(&report) }
    if report.pairs.contains(where: report.fails) {
      report.acceptCommand = AcceptanceCommand.check(ProcessInformation.arguments)
      if readsInput { report.notes.append("--update needs the list on standard input once more") }
    }
    try ReportOutput(options: diff.reports, messages: diff.messages, made: gathered.picture).write(report)
    return try code(report)
  }

  private func noteUpdate(_ report: inout ComparisonReport) {
    let written = report.pairs.count(where: \.isWritten)
    let all = report.pairs.count { $0.verdict != .missing }
    report.notes.append("wrote \(written) of \(all) goldens into \(PathBytes.quoted(golden)); the others are as they were")
    let lost = report.pairs.count { $0.verdict == .missing }
    guard lost > 0 else { return }
    report.passing.insert(.missing)
    report.notes.append(
      "\(lost) \(lost == 1 ? "golden has no design and is" : "goldens have no design and are") kept; without --update that fails")
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

/// What comes of the designs of a run, in their order.
private struct CheckGathering: Sendable {
  private var gathering: Gathering
  /// What makes the pictures that reports may show, by name.
  private var sides: [String: (plan: RenderPlan, replaced: [UInt8]?)] = [:]
  private(set) var bounds: Set<String> = []
  private var outputFailure: OutputError?

  init(output: DifferenceFolder?) { gathering = Gathering(output: output) }

  var pairs: [PairReport] { gathering.pairs }
  var groups: [ChangeGroup] { gathering.groups.groups }
  var pictures: Set<[UInt8]> { gathering.pictures }
  var failure: OutputError? { outputFailure ?? gathering.failure }

  /// Keeps a pair; false where something could not be written.
  mutating func take(_ outcome: GoldenOutcome) -> Bool {
    if let bound = outcome.bound { bounds.insert(bound) }
    let report = outcome.pair.report
    if report.verdict != .same || report.isTolerated { sides[report.name] = (outcome.plan, outcome.replaced) }
    outputFailure = outputFailure ?? outcome.failure
    return gathering.take(outcome.pair) && outputFailure == nil
  }

  /// A side that lies in no file: the render, and a golden that was replaced.
  func picture(_ pair: PairReport, _ side: Side) -> [UInt8]? {
    guard let made = sides[pair.name] else { return nil }
    return side == .actual ? try? made.plan.png() : made.replaced
  }
}
