/// A picture in the HTML report.
public enum ReportPicture: Equatable, Sendable {
  /// The bytes of a PNG, which are put into the page.
  case png([UInt8])
  /// The path of a file, relative to the page.
  case link(String)
}

/// The pictures of a pair; nil where there is none to show.
public struct PairPictures: Equatable, Sendable {
  /// The expected picture.
  public var expected: ReportPicture?
  /// The actual picture.
  public var actual: ReportPicture?
  /// The difference picture; without one the page lays both pictures over each other.
  public var difference: ReportPicture?

  /// The pictures of a pair.
  public init(expected: ReportPicture? = nil, actual: ReportPicture? = nil, difference: ReportPicture? = nil) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }
}
