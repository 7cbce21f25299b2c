/// What was decided about a pixel; the raw values are the bytes of the planes that comparers fill.
public enum PixelVerdict: UInt8, Sendable {
  /// All samples are equal.
  case equal = 0
  /// Samples differ, by less than the metric counts.
  case within = 1
  /// It differs, by no more levels than are tolerated.
  case tolerated = 2
  /// It differs as antialiasing may and is excused.
  case excused = 3
  /// It counts as different.
  case different = 4
  /// It counts as different, and the actual pixel is the darker one by the luma or lightness of a pixelmatch metric.
  case darker = 5
  /// Samples differ where nothing is judged.
  case ignored = 6

  /// Whether it counts as different.
  @inline(__always) public var isDifferent: Bool { self == .different || self == .darker }
}
