/// What a run of `diff` or `check` found: plain values, from which every form of report is written.
public struct ComparisonReport: Equatable, Sendable {
  /// What was compared with what.
  public enum Scope: String, CaseIterable, Sendable {
    /// Two pictures.
    case files
    /// Two folders of pictures.
    case folders
    /// Two lists of colorways.
    case lists
    /// Rendered designs and their goldens.
    case check
  }

  /// What was compared with what.
  public var scope: Scope
  /// The expected side as given on the command line.
  public var expected: String
  /// The actual side as given on the command line.
  public var actual: String
  /// How pixels were compared.
  public var rule: RuleReport
  /// One entry a pair, in the order of their names.
  public var pairs: [PairReport]
  /// Pairs that changed in the same way, the largest group first.
  public var groups: [ChangeGroup] = []
  /// What holds for the whole run.
  public var notes: [String] = []
  /// The command that accepts what was found, ready for a shell; nil where nothing is to be accepted.
  public var acceptCommand: String?
  /// Verdicts that are no failure; `--new pass` adds new pairs to it.
  public var passing: Set<Verdict> = [.same]
  /// The folder that the difference pictures were written into; nil where there is none. Links are relative to it.
  public var pictureFolder: String?
  /// The program that made the report, such as `shoe-render 0.4.0`.
  public var generator: String

  /// A report without pairs.
  public init(
    scope: Scope, expected: String, actual: String, rule: RuleReport, pairs: [PairReport] = [], generator: String
  ) {
    self.scope = scope
    self.expected = expected
    self.actual = actual
    self.rule = rule
    self.pairs = pairs
    self.generator = generator
  }

  /// How many pairs have each verdict; verdicts that no pair has are left out.
  public var counts: [Verdict: Int] { pairs.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 } }
}

/// How pixels were compared, as reports name it.
public struct RuleReport: Equatable, Sendable {
  /// The metric's name on the command line, such as `delta-e` or `pixelmatch7`.
  public var metric: String
  /// Beyond which value of the metric a pixel differs; nil for `exact`.
  public var threshold: Double?
  /// `count` or `excuse`.
  public var antialiasing: String
  /// The limits as written, such as `--max-diff 50px`.
  public var limits: [String]

  /// A rule.
  public init(metric: String, threshold: Double?, antialiasing: String, limits: [String]) {
    self.metric = metric
    self.threshold = threshold
    self.antialiasing = antialiasing
    self.limits = limits
  }
}

/// Pairs that changed in the same way.
public struct ChangeGroup: Equatable, Sendable {
  /// The cause in words, such as "the same change of mask side".
  public var cause: String
  /// The names of the pairs.
  public var pairs: [String]

  /// A group.
  public init(cause: String, pairs: [String]) {
    self.cause = cause
    self.pairs = pairs
  }
}
