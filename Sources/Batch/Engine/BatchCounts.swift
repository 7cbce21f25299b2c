/// What a batch has done so far.
public struct BatchCounts: Equatable, Sendable {
  /// Rows that were read, bad ones too.
  public var rows = 0
  /// Rows that gave no picture.
  public var failed = 0
  /// Pictures that were made, or found made.
  public var pictures = 0
  /// Files that there were none of before.
  public var created = 0
  /// Files that took the place of others.
  public var replaced = 0
  /// Files that were there already, or that the old manifest has.
  public var unchanged = 0
  /// Bytes of all pictures.
  public var bytes = 0
  /// Pictures missing in the folder that is verified.
  public var missing = 0
  /// Pictures that are different in the folder that is verified.
  public var different = 0

  /// Nothing yet.
  public init() {}

  static func += (left: inout BatchCounts, right: BatchCounts) {
    left.rows += right.rows
    left.failed += right.failed
    left.pictures += right.pictures
    left.created += right.created
    left.replaced += right.replaced
    left.unchanged += right.unchanged
    left.bytes += right.bytes
    left.missing += right.missing
    left.different += right.different
  }
}
