import Diffing
import FileSystem
import Reports
import ShoeRender

/// What comes of the designs of a run, in their order.
struct CheckGathering: Sendable {
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
