/// A place in a JSON text.
public struct JSONPosition: Hashable, Sendable {
  /// The line, from 1. LF, CR and CR LF each end a line.
  public var line: Int
  /// The column in Unicode scalars, from 1. A byte order mark takes no column.
  public var column: Int

  /// Makes a position; both numbers count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension JSONPosition: CustomStringConvertible {
  /// `LINE:COLUMN`, as compilers write it.
  public var description: String { "\(line):\(column)" }
}
