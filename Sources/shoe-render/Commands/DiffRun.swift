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

  /// What becomes of a picture or design that the actual side alone has; nil for what is usual.
  var new: ListDiffOptions.New?

  /// Two pictures.
  func files() throws -> ExitCode {
    try pair(inputs: [sides.expected, sides.actual]) { comparer in
      PairProduct(outcome: comparer.compare(paths: sides, name: Path.lastComponent(sides.actual)), pictures: .files)
    }
  }

  /// One pair of pictures, made from the files `inputs`.
  func pair(inputs: [String], _ compare: (PairComparer) throws -> PairProduct) throws -> ExitCode {
    var comparer = comparer
    comparer.threads = min(jobs, 2)
    if let path = reports.output { try DifferenceOutput.check(path, inputs: inputs, isForced: reports.force) }
    let product = try compare(comparer)
    var report = emptyReport(.files)
    report.pairs = [try keepPicture(of: product.outcome)]
    report.acceptCommand = product.acceptCommand
    return try finish(report, product.pictures)
  }

  /// Writes the difference picture of the only pair, or removes one of an earlier run.
  private func keepPicture(of outcome: PairOutcome) throws -> PairReport {
    var report = outcome.report
    guard let path = reports.output else { return report }
    if let picture = outcome.picture {
      try DifferenceOutput.write(picture, to: path)
      report.picture = path == "-" ? nil : path
    } else {
      try DifferencePictures.removeStale(at: path)
    }
    return report
  }

  /// Two folders of pictures.
  func folders(_ expected: PictureFolder, _ actual: PictureFolder) throws -> ExitCode {
    let output = try reports.output.map { try DifferenceFolder($0, sides: [sides.expected, sides.actual]) }
    let gathering = Monitor(Gathering(output: output))
    FolderComparison(expected: expected, actual: actual, comparer: comparer, jobs: jobs).run { outcome in
      gathering.change { $0.take(outcome) }
    }
    guard let report = try report(.folders, gathering.change { $0 }) else { return interrupted }
    return try finish(report)
  }

  /// Two lists of designs.
  func lists(_ comparison: ListComparison, _ judging: ListComparison.Judging) throws -> ExitCode {
    if comparison.isOfSingles, case .pictures = judging {
      return try pair(inputs: [sides.expected, sides.actual]) { comparer in
        PairProduct(outcome: comparison.single(.pictures(comparer)), pictures: .designs(comparison))
      }
    }
    let output = try reports.output.map { try DifferenceFolder($0, sides: [sides.expected, sides.actual]) }
    let gathering = Monitor(Gathering(output: output, names: DesignFileNames()))
    comparison.run(judging) { outcome in gathering.change { $0.take(outcome) } }
    guard var report = try report(.lists, gathering.change { $0 }) else { return interrupted }
    var pictures = PictureSource.designs(comparison)
    if case .colors = judging {
      pictures = .none
      report.rule.limits = []
      report.notes.append("the colours alone were compared; no picture was made")
    }
    let code = try finish(report, pictures)
    guard report.comparedCount == 0, code != .badData else { return code }
    Speech.tell("Error: no design is on both sides, so nothing was compared; see --key\n")
    return .missingInput
  }

  /// The report on what was gathered; nil where a signal asked for an end.
  private func report(_ scope: ComparisonReport.Scope, _ gathered: Gathering) throws -> ComparisonReport? {
    if let failure = gathered.failure { throw failure }
    if Interruption.signal != nil { return nil }
    try gathered.output?.removeStale(except: gathered.pictures)
    var report = emptyReport(scope)
    report.pairs = gathered.pairs
    report.groups = gathered.groups.groups
    report.pictureFolder = reports.output
    return report
  }

  private var interrupted: ExitCode { ExitCode(endedBy: Interruption.signal) ?? .interrupted }

  func emptyReport(_ scope: ComparisonReport.Scope) -> ComparisonReport {
    var report = ComparisonReport(
      scope: scope, expected: sides.expected, actual: sides.actual, rule: comparer.rule.report,
      generator: "shoe-render \(Version.version)")
    if (new ?? (scope == .lists ? .pass : .fail)) == .pass { report.passing.insert(.new) }
    return report
  }

  /// Writes the reports, and tells how the run ends.
  func finish(_ report: ComparisonReport, _ pictures: PictureSource = .files) throws -> ExitCode {
    var report = report
    if report.scope == .lists, report.pairs.contains(where: report.fails) {
      report.acceptCommand = AcceptanceCommand.lists(sides.expected, sides.actual)
    }
    if report.acceptCommand == nil, report.pairs.contains(where: { $0.isAcceptable(report.scope) }) {
      report.acceptCommand = AcceptanceCommand.diff(ProcessInformation.arguments)
    }
    try ReportOutput(options: reports, messages: messages, pictures: pictures).write(report)
    if report.pairs.contains(where: { $0.verdict == .error }) { return .badData }
    if report.comparedCount == 0, report.scope != .lists {
      throw CommandFailure(
        .missingInput,
        "nothing was compared: \(PathBytes.quoted(sides.expected)) and \(PathBytes.quoted(sides.actual)) have no picture of the same path or with the same pixels"
      )
    }
    return report.isPassing ? .success : .incomplete
  }
}

extension PairReport {
  /// Whether there is an actual picture in a file, to be copied to where the expected one is looked for.
  fileprivate func isAcceptable(_ scope: ComparisonReport.Scope) -> Bool {
    guard [.different, .sizeMismatch, .new, .renamed].contains(verdict) else { return false }
    switch scope {
    case .folders: return true
    case .files:
      return [expected, actual].allSatisfy { path in
        (path.flatMap { try? FileSystem.firstBytes($0, 8) }).map { PNGDecoder.hasSignature($0) } ?? false
      }
    case .lists, .check: return false
    }
  }
}

/// What comes of the only pair of a run.
struct PairProduct {
  let outcome: PairOutcome
  /// Where the HTML report has its pictures from.
  let pictures: PictureSource
  /// What makes the actual picture the expected one, where it lies in no file to copy.
  var acceptCommand: String?
}

/// What comes of the pairs of a run, in their order.
struct Gathering: Sendable {
  let output: DifferenceFolder?
  private(set) var pairs: [PairReport] = []
  private(set) var groups = ChangeGroups()
  /// The names of the pictures that were written.
  private(set) var pictures: Set<[UInt8]> = []
  private(set) var failure: OutputError?
  /// Names for the pictures; nil where the pairs' own are paths.
  private var names: DesignFileNames?

  init(output: DifferenceFolder?, names: DesignFileNames? = nil) {
    self.output = output
    self.names = names
  }

  /// Keeps a pair; false where its picture cannot be written.
  mutating func take(_ outcome: PairOutcome) -> Bool {
    var report = outcome.report
    if let picture = outcome.picture, let output {
      do throws(OutputError) {
        let name = names?.name(for: report.name) ?? report.name
        report.picture = try output.write(picture, for: name)
        pictures.insert(PathBytes.encode(name))
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
