public import PartChanges
public import Reports

/// What comes of one pair.
public struct PairOutcome: Sendable {
  /// What reports say of it.
  public var report: PairReport
  /// Why it changed, so that pairs can be grouped; nil where nothing changed or it is not known.
  public var cause: ChangeCause?
  /// The difference picture as PNG; nil where none was asked for, and where the pair is within its limits.
  public var picture: [UInt8]?

  /// An outcome without a picture.
  public init(_ report: PairReport, cause: ChangeCause? = nil) {
    self.report = report
    self.cause = cause
  }
}
