/// Where a colorway of a list stands: `colorways.csv:12`, or the name of a source that has no lines.
public struct RowPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file's path as given, `standard input`, or the option that makes the rows, such as `--matrix`.
  public let source: String
  /// The line with which the row begins, from 1; nil where the source has none.
  public let line: Int?

  /// A place.
  public init(source: String, line: Int? = nil) {
    self.source = source
    self.line = line
  }

  /// `SOURCE:LINE`, or the source alone.
  public var description: String { line.map { "\(source):\($0)" } ?? source }
}
