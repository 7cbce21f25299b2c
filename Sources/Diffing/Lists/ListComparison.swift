public import Colorways
import FileSystem
import Reports
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
  let pairs: DesignPairs
  let sides: (expected: DesignSource, actual: DesignSource)
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
          picture: (expected: { before.rows[$0].picture }, actual: { after.rows[$0].picture }),
          isPossible: { DesignIdentity(key: keys.key, before, after).mayBeOne($0, $1) })
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
