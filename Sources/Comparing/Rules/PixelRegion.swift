/// A rectangle of pixels that is not judged. It may lie partly or wholly outside the picture.
public struct PixelRegion: Hashable, Sendable {
  /// Columns, counted from the left.
  public let columns: Range<Int>
  /// Rows, counted from the top.
  public let rows: Range<Int>

  /// The rectangle at (`x`, `y`); throws where a side is not at least 1 or an edge lies beyond all numbers.
  public init(x: Int, y: Int, width: Int, height: Int) throws(RegionError) {
    let (right, isWide) = x.addingReportingOverflow(width)
    let (bottom, isHigh) = y.addingReportingOverflow(height)
    let text = "\(x),\(y),\(width),\(height)"
    guard width > 0, height > 0 else { throw RegionError(kind: .inverted, text: text) }
    guard !isWide, !isHigh else { throw RegionError(kind: .tooLarge, text: text) }
    (columns, rows) = (x..<right, y..<bottom)
  }

  /// `X,Y,WIDTH,HEIGHT`, whole numbers; X and Y may be negative.
  public init(parsing text: String) throws(RegionError) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, case let values = numbers.compactMap(\.self), values.count == 4 else {
      throw RegionError(kind: .malformed, text: text)
    }
    try self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// The columns inside a picture of `width` pixels; nil where there is none.
  func columns(within width: Int) -> Range<Int>? {
    let clipped = columns.clamped(to: 0..<width)
    return clipped.isEmpty ? nil : clipped
  }
}

/// Why something is no region.
public struct RegionError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// These are not four whole numbers with commas.
    case malformed
    /// The width or the height is 0 or negative.
    case inverted
    /// An edge lies beyond what a number holds.
    case tooLarge
  }

  /// What is wrong.
  public let kind: Kind
  /// The region as given.
  public let text: String
}

extension RegionError {
  /// The fault and the way out, without full stop.
  public var message: String {
    switch kind {
    case .malformed: "'\(text)' is no region; write X,Y,WIDTH,HEIGHT in pixels, such as 10,20,100,50"
    case .inverted:
      "the region '\(text)' has no pixels; width and height, the last two numbers of X,Y,WIDTH,HEIGHT, are at least 1"
    case .tooLarge: "the region '\(text)' is too large; its edges must be whole numbers below 2^63"
    }
  }
}
