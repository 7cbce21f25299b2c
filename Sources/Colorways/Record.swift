/// A row of a list as it was found, not parsed yet: its number, its place and its bytes, shared with its neighbours.
public struct Record: Sendable {
  /// Its number in the list, from 1 over all sources; bad rows are counted too.
  public let index: Int
  /// Where it stands.
  public let place: RowPlace
  let content: RecordContent
}

/// What a record holds.
enum RecordContent: Sendable {
  /// JSON text that begins in this column.
  case json(TextSlice, column: Int)
  /// A file that holds one configuration.
  case file(path: String)
  /// A row of a table.
  case cells(TextSlice, TableHeader)
  /// The swatches of a palette.
  case swatches(SwatchRow)
  /// One of a number of combinations.
  case combination(UInt128, Combinations)
  /// The row could not even be found.
  case fault(RowFault)
}
