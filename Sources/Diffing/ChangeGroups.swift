import PartChanges
public import Reports

/// Gathers pairs that changed for the same cause.
public struct ChangeGroups: Sendable {
  private var order: [ChangeCause] = []
  private var names: [ChangeCause: [String]] = [:]

  /// No pairs yet.
  public init() {}

  /// Takes in what came of a pair. Pairs that are within their limits are in no group.
  public mutating func add(_ outcome: PairOutcome) {
    guard let cause = outcome.cause, outcome.report.verdict == .different else { return }
    if names[cause] == nil { order.append(cause) }
    names[cause, default: []].append(outcome.report.name)
  }

  /// The groups of two pairs and more, the largest first, of equal ones the one that came first.
  public var groups: [ChangeGroup] {
    order.enumerated()
      .map { (place: $0, group: ChangeGroup(cause: "the same \($1.words)", pairs: names[$1]!)) }
      .filter { $0.group.pairs.count > 1 }
      .sorted { ($1.group.pairs.count, $0.place) < ($0.group.pairs.count, $1.place) }
      .map(\.group)
  }
}
