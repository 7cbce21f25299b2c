public import Reports

/// What changed from one picture to another, in the terms of a shoe.
public struct PartFindings: Equatable, Sendable {
  /// One entry a part, bottom layer first; empty where the parts are not known.
  ///
  /// Of pictures of two sizes, pixels are those of the expected one, of which all count as changed where the part's colour or
  /// coverage did, and none otherwise.
  public var parts: [PartReport] = []
  /// The kind of change; nil where nothing changed or no kind fits.
  public var change: ChangeKind?
  /// What is to be said beside it, one sentence each, without a full stop.
  public var notes: [String] = []
  /// What pairs that changed in the same way have in common; nil where there is nothing to group by.
  public var cause: ChangeCause?

  /// Nothing found.
  public init() {}
}

/// Why a pair changed, so that pairs can be grouped.
public struct ChangeCause: Hashable, Sendable {
  /// Equal for pairs with the same cause, and for no others. A text without meaning of its own, the same on any machine.
  public var key: String
  /// The cause in words that follow "the same", such as "change of mask side".
  public var words: String

  /// A cause.
  public init(key: String, words: String) {
    self.key = key
    self.words = words
  }
}
