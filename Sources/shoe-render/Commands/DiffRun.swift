import Diffing
import FileSystem
import PNGCodec
import PNGRows
import Reports
import Threads

/// One run of a comparison: pairs are compared, their pictures kept, and the reports written.
struct DiffRun {
  let comparer: PairComparer
  let jobs: Int
  let reports: ReportOptions
  let messages: MessageOptions
  /// Both sides as given.
  let sides: (expected: String, actual: String)

  /// Two pictures.
  func files() throws -> ExitCode {
    var comparer = comparer
    comparer.threads = min(jobs, 2)
    var outcome = comparer.compare(paths: sides, name: Path.lastComponent(sides.actual))
    if let path = reports.output {
      try DifferenceOutput.check(path, inputs: [sides.expected, sides.actual], isForced: reports.force)
      if let picture = outcome.picture {
        try DifferenceOutput.write(picture, to: path)
        outcome.report.picture = path
      } else {
        try DifferencePictures.removeStale(at: path)
      }
    }
    var report = emptyReport(.files)
    report.pairs = [outcome.report]
    return try finish(report)
  }

  /// Two folders of pictures.
  func folders(_ expected: PictureFolder, _ actual: PictureFolder) throws -> ExitCode {
    let output = try reports.output.map { try DifferenceFolder($0, sides: [sides.expected, sides.actual]) }
    let gathering = Monitor(Gathering(output: output))
    FolderComparison(expected: expected, actual: actual, comparer: comparer, jobs: jobs).run { outcome in
      gathering.change { $0.take(outcome) }
    }
    let gathered = gathering.change { $0 }
    if let failure = gathered.failure { throw failure }
    if let ended = ExitCode(endedBy: Interruption.signal) { return ended }
    try output?.removeStale(except: gathered.pictures)
    var report = emptyReport(.folders)
    report.pairs = gathered.pairs
    report.groups = gathered.groups.groups
    report.pictureFolder = reports.output
    return try finish(report)
  }

  func emptyReport(_ scope: ComparisonReport.Scope) -> ComparisonReport {
    ComparisonReport(
      scope: scope, expected: sides.expected, actual: sides.actual, rule: comparer.rule.report,
      generator: "shoe-render \(Version.version)")
  }

  /// Writes the reports, and tells how the run ends.
  func finish(_ report: ComparisonReport) throws -> ExitCode {
    var report = report
    if [.files, .folders].contains(report.scope), report.pairs.contains(where: \.isAcceptable) {
      report.acceptCommand = AcceptanceCommand.diff(ProcessInformation.arguments)
    }
    try ReportOutput(options: reports, messages: messages).write(report)
    if report.pairs.contains(where: { $0.verdict == .error }) { return .badData }
    if report.pairs.isEmpty || report.comparedCount == 0 && report.pairs.allSatisfy({ $0.verdict == .same }) {
      return .missingInput
    }
    return report.isPassing ? .success : .incomplete
  }
}

extension PairReport {
  /// Whether there is an actual picture to be copied to where the expected one is looked for.
  fileprivate var isAcceptable: Bool { [.different, .sizeMismatch, .new, .renamed].contains(verdict) }
}

/// What comes of the pairs of a run, in their order.
struct Gathering: Sendable {
  let output: DifferenceFolder?
  private(set) var pairs: [PairReport] = []
  private(set) var groups = ChangeGroups()
  /// The names of the pictures that were written.
  private(set) var pictures: Set<[UInt8]> = []
  private(set) var failure: OutputError?

  init(output: DifferenceFolder?) {
    self.output = output
  }

  /// Keeps a pair; false where its picture cannot be written.
  mutating func take(_ outcome: PairOutcome) -> Bool {
    var report = outcome.report
    if let picture = outcome.picture, let output {
      do throws(OutputError) {
        report.picture = try output.write(picture, for: report.name)
        pictures.insert(PathBytes.encode(report.name))
      } catch {
        failure = error
        return false
      }
    }
    pairs.append(report)
    groups.add(outcome)
    return true
  }
}
