/// A row of a list, parsed.
public struct Row: Sendable {
  /// Its number in the list, from 1 over all sources; bad rows are counted too.
  public let index: Int
  /// Where it stands.
  public let place: RowPlace
  /// The colorway, or why there is none.
  public let result: Result<Colorway, RowFault>
  /// What is to be said about its source; see ``RowNoticeFilter``.
  public let notices: [RowNotice]
}
