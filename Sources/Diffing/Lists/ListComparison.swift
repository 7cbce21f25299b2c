public import Colorways
import FileSystem
import Pixels
public import Reports
import ShoeRender
import Threads

/// Compares two lists of designs that are resolved and rendered in the same way.
///
/// Designs that give the same picture are the same, and are not rendered. Of the others no picture is kept, so memory grows
/// by a few hundred bytes a design.
public struct ListComparison: Sendable {
  /// How two designs are held against each other.
  public enum Judging: Sendable {
    /// Both are rendered, and the pictures compared.
    case pictures(PairComparer)
    /// Their resolved colours alone are compared.
    case colors(ColorComparison)
  }

  let expected: DesignTable
  let actual: DesignTable
  let keys: DesignMatching.Keys?
  let renderer: DesignRenderer
  private let pairs: DesignPairs
  private let sides: (expected: DesignSource, actual: DesignSource)
  private let jobs: Int

  /// Reads both lists by `jobs` threads, at least 1, and pairs their designs. `key` is nil for the first that does.
  ///
  /// Throws a `SourceError` where a list cannot be read on, and a ``DiffFault`` where nothing pairs the designs. `notice`
  /// takes what is to be said about the sources.
  public init(
    expected: DesignSource, actual: DesignSource, renderer: DesignRenderer, key: DesignKey?, jobs: Int,
    notice: @escaping @Sendable (RowNotice) -> Void
  ) throws {
    let before = try DesignTable(expected.list, renderer: renderer, jobs: jobs, notice: notice)
    let after = try DesignTable(actual.list, renderer: renderer, jobs: jobs, notice: notice)
    keys = try DesignMatching(expected: (expected, before), actual: (actual, after)).keys(key)
    pairs =
      keys.map { keys in
        DesignPairs(
          keys.expected, keys.actual,
          picture: (expected: { before.rows[$0].picture }, actual: { after.rows[$0].picture }))
      } ?? .single
    self.expected = before
    self.actual = after
    self.renderer = renderer
    self.jobs = jobs
    sides = (expected, actual)
  }

  /// Compares all pairs and hands on what comes of each, in the order of their keys, then the rows that are no designs; the
  /// number of threads changes nothing. `take` returns false to stop.
  public func run(_ judging: Judging, _ take: @escaping @Sendable (PairOutcome) -> Bool) {
    let pairs = pairs.pairs
    let next = Monitor(0)
    let isStopped = Monitor(false)
    OrderedPipeline(threads: jobs).run(
      next: {
        next.change { place -> Range<Int>? in
          guard place < pairs.count, Interruption.signal == nil else { return nil }
          let portion = place..<min(place + Self.pairsAPortion, pairs.count)
          place = portion.upperBound
          return portion
        }
      },
      worker: { PictureWriter() },
      work: { (writer: inout PictureWriter, portion: Range<Int>) in
        portion.map { outcome(of: pairs[$0], judging, writer) }
      },
      deliver: { (outcomes: [PairOutcome]) in
        guard outcomes.allSatisfy(take) else {
          isStopped.change { $0 = true }
          return false
        }
        return true
      })
    guard !isStopped.change({ $0 }), Interruption.signal == nil else { return }
    for outcome in faults where !take(outcome) { return }
  }

  /// Whether each side is a file with one design, so that the two are compared whatever they are called.
  public var isOfSingles: Bool { keys == nil }

  /// What comes of the only pair; for sides of single designs.
  public func single(_ judging: Judging) -> PairOutcome { outcome(of: pairs.pairs[0], judging, PictureWriter()) }

  private static let pairsAPortion = 16

  private var faults: [PairOutcome] {
    expected.faults.map { PairOutcome(PairReport($0, .expected)) }
      + actual.faults.map { PairOutcome(PairReport($0, .actual)) }
  }
}

extension ListComparison {
  private func outcome(of pair: DesignPairs.Pair, _ judging: Judging, _ writer: PictureWriter) -> PairOutcome {
    var outcome: PairOutcome
    if let before = pair.expected, let after = pair.actual {
      outcome = self.outcome(before, after, report(pair), judging, writer)
    } else {
      outcome = PairOutcome(report(pair))
    }
    let place = pair.actual.map(actual.place) ?? pair.expected.map(expected.place)
    outcome.report.place = place.map { SourcePlace(file: $0.source, line: $0.line) }
    return outcome
  }

  /// The pair without what comparing gives.
  private func report(_ pair: DesignPairs.Pair) -> PairReport {
    var report = PairReport(
      name: name(of: pair), expected: pair.expected.map { expected.place(of: $0).description },
      actual: pair.actual.map { actual.place(of: $0).description },
      verdict: pair.isRenamed ? .renamed : pair.actual == nil ? .missing : pair.expected == nil ? .new : .same)
    if pair.isRenamed, let row = pair.expected { report.renamedFrom = keys?.expected.key(of: row) }
    report.expectedSize = pair.expected.map { expected.model(of: $0).size }
    report.actualSize = pair.actual.map { actual.model(of: $0).size }
    return report
  }

  /// The design's key; of two single designs the name of the actual file.
  private func name(of pair: DesignPairs.Pair) -> String {
    guard let keys else { return Path.lastComponent(sides.actual.name) }
    return pair.actual.map(keys.actual.key) ?? pair.expected.map(keys.expected.key) ?? ""
  }

  private func outcome(
    _ before: Int, _ after: Int, _ report: PairReport, _ judging: Judging, _ writer: PictureWriter
  ) -> PairOutcome {
    var outcome = PairOutcome(report)
    if expected.rows[before].picture == actual.rows[after].picture {
      if case .pictures = judging, report.verdict == .same, let size = report.actualSize {
        outcome.report.pixels = PixelReport(total: size.area)
      }
      return outcome
    }
    let change = DesignChange(from: before, in: expected, to: after, in: actual)
    switch judging {
    case .colors(let comparison): comparison.judge(change, &outcome)
    case .pictures(let comparer):
      outcome = compared(before, after, report, comparer, writer)
      change.complete(&outcome.report)
    }
    return outcome
  }

  private func compared(
    _ before: Int, _ after: Int, _ report: PairReport, _ comparer: PairComparer, _ writer: PictureWriter
  ) -> PairOutcome {
    do throws(SideFault) {
      return comparer.compare(
        try rendered(before, .expected, writer), try rendered(after, .actual, writer), name: report.name)
    } catch {
      var report = report
      report.verdict = .error
      report.fault = error.fault
      return PairOutcome(report)
    }
  }

  private func rendered(_ row: Int, _ side: Side, _ writer: PictureWriter) throws(SideFault) -> FileContents {
    let table = side == .expected ? expected : actual
    let place = table.place(of: row).description
    do throws(RenderError) {
      try writer.write(try renderer.plan(row, of: table))
    } catch {
      throw SideFault(side, place, error.message)
    }
    return FileContents(writer.file, path: place)
  }
}

extension ListComparison {
  /// The picture of one side of a pair that ``run(_:_:)`` gave, made now; nil where that side has none.
  public func picture(_ side: Side, of pair: PairReport) -> [UInt8]? {
    guard pair.verdict != .error, (side == .expected ? pair.expected : pair.actual) != nil,
      let row = row(side, of: pair)
    else { return nil }
    return try? renderer.plan(row, of: side == .expected ? expected : actual).png()
  }

  private func row(_ side: Side, of pair: PairReport) -> Int? {
    guard let keys else { return 0 }
    return side == .expected ? keys.expected.row(of: pair.renamedFrom ?? pair.name) : keys.actual.row(of: pair.name)
  }
}

extension PairReport {
  /// A row that is no design.
  fileprivate init(_ fault: RowFault, _ side: Side) {
    let place = fault.place.description
    self.init(
      name: place, expected: side == .expected ? place : nil, actual: side == .actual ? place : nil, verdict: .error)
    self.fault = PairFault(side: side, path: fault.exactPlace, message: fault.message)
    self.place = SourcePlace(file: fault.place.source, line: fault.position?.line ?? fault.place.line)
  }
}
