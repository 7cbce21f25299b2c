public import JSON

/// Why a text is no report, and where.
public struct ReportError: Error, Equatable, Sendable {
  /// The line and column, where they are known.
  public let position: JSONPosition?
  /// The keys that lead to the value, as in `pairs[2].verdict`; empty for the whole text.
  public let path: String
  /// What is wrong and the way out.
  public let message: String
}

extension ReportError: CustomStringConvertible {
  /// `LINE:COLUMN: PATH: MESSAGE`, without what is not known. A caller puts the name of the file and a colon before it.
  public var description: String {
    [position?.description, path.isEmpty ? nil : path, message].compactMap(\.self).joined(separator: ": ")
  }
}
