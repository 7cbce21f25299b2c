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

  /// Renders lie in no file, nor do goldens that were replaced.
  var pictureSource: PictureSource {
    PictureSource(
      picture: { [sides] pair, side in
        switch side {
        case .actual: return sides[pair.name].flatMap { try? $0.plan.png() }
        case .expected: return sides[pair.name]?.replaced ?? PictureSource.file(pair.expected)
        }
      }, fileName: { $0.name })
  }
}
