public import Comparing
import Reports

/// Compares designs by their resolved colours alone.
public struct ColorComparison: Sendable {
  /// The CIEDE2000 that a part's colour may differ by.
  private let limit: Double
  /// Parts that are not judged.
  private let ignoredParts: [String]

  /// A comparison by a metric that knows colours; nil for the others, which judge pixels among their neighbours.
  public init?(_ metric: Metric, ignoredParts: [String] = []) {
    switch metric {
    case .deltaE(let limit): self.limit = limit
    case .exact: limit = 0
    case .pixelmatch: return nil
    }
    self.ignoredParts = ignoredParts
  }

  /// Adds the verdict on a change, and the change.
  func judge(_ change: DesignChange, _ outcome: inout PairOutcome) {
    let recolored = change.recolored
    let isBeyond = recolored.contains { part in
      !ignoredParts.contains(part.part) && part.color.map { $0.deltaE > limit } ?? false
    }
    outcome.report.verdict = isBeyond || !change.hasOneModel ? .different : .same
    outcome.report.parts = change.parts
    outcome.report.notes += change.notes
    guard change.hasOneModel, !recolored.isEmpty else { return }
    outcome.report.change = .recolored(recolored.map(\.part))
    outcome.cause = change.cause
  }
}
