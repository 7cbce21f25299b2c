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
  /// Why a golden could not be written, the first.
  private(set) var refusal: OutputError?

  init(output: DifferenceFolder?) { gathering = Gathering(output: output) }

  var pairs: [PairReport] { gathering.pairs }
  var groups: [ChangeGroup] { gathering.groups.groups }
  var pictures: Set<[UInt8]> { gathering.pictures }
  /// Why a difference picture could not be written.
  var failure: OutputError? { gathering.failure }

  /// Keeps a pair; false where its difference picture cannot be written. A golden that cannot be does not stop the rest.
  mutating func take(_ outcome: GoldenOutcome) -> Bool {
    if let bound = outcome.bound { bounds.insert(bound) }
    let report = outcome.pair.report
    if report.verdict != .same || report.isTolerated { sides[report.name] = (outcome.plan, outcome.replaced) }
    refusal = refusal ?? outcome.failure
    return gathering.take(outcome.pair)
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
