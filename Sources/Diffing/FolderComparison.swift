import FileSystem
import PartChanges
import Reports
import Threads

/// Compares two folders of pictures, paired by their relative paths, several pairs at once.
public struct FolderComparison: Sendable {
  /// The folder of expected pictures.
  public let expected: PictureFolder
  /// The folder of actual pictures.
  public let actual: PictureFolder
  private let comparer: PairComparer
  private let jobs: Int

  /// A comparison by `jobs` threads, at least 1.
  public init(expected: PictureFolder, actual: PictureFolder, comparer: PairComparer, jobs: Int) {
    self.expected = expected
    self.actual = actual
    self.comparer = comparer
    self.jobs = jobs
  }

  /// Compares all pairs and hands on what comes of each, in the order of their names; the number of threads changes nothing.
  /// `take` keeps the picture of a pair if it has one, and returns false to stop.
  ///
  /// A picture that one side alone has is looked for on the other under another name: with the same pixels it is a renamed
  /// one. One failure does not stop the rest.
  public func run(_ take: @escaping @Sendable (PairOutcome) -> Bool) {
    let (before, after) = (Set(expected.names.map(PairName.init)), Set(actual.names.map(PairName.init)))
    let renamed = RenamedPictures(
      PairName.sorted(before.subtracting(after)), in: expected, PairName.sorted(after.subtracting(before)), in: actual,
      jobs: jobs)
    let names = PairName.sorted(before.union(after).subtracting(renamed.sources))
    let next = Monitor(0)
    OrderedPipeline(threads: jobs).run(
      next: { next.change { Self.takeNext(&$0, of: names) } },
      worker: { 0 },
      work: { (_: inout Int, name: PairName) -> PairOutcome in
        if let source = renamed.sourceOfName[name] { return self.renamed(name.text, from: source.text) }
        return before.contains(name) && after.contains(name)
          ? compared(name.text) : single(name.text, isExpected: before.contains(name))
      },
      deliver: take)
  }

  private static func takeNext(_ index: inout Int, of names: [PairName]) -> PairName? {
    guard index < names.count, Interruption.signal == nil else { return nil }
    index += 1
    return names[index - 1]
  }

  private func compared(_ name: String) -> PairOutcome {
    comparer.compare(paths: (expected.path(of: name), actual.path(of: name)), name: name)
  }

  /// A picture that one side alone has; a broken one is an error there too.
  private func single(_ name: String, isExpected: Bool) -> PairOutcome {
    let path = (isExpected ? expected : actual).path(of: name)
    var report =
      isExpected
      ? PairReport(name: name, expected: path, verdict: .missing) : PairReport(name: name, actual: path, verdict: .new)
    if let fault = SideFault.ofPicture(isExpected ? .expected : .actual, path) {
      report.verdict = .error
      report.fault = fault.fault
    }
    return PairOutcome(report)
  }

  private func renamed(_ name: String, from source: String) -> PairOutcome {
    var report = PairReport(
      name: name, expected: expected.path(of: source), actual: actual.path(of: name), verdict: .renamed)
    report.renamedFrom = source
    return PairOutcome(report)
  }
}
