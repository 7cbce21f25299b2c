public import Pixels

/// What became of a pair; the raw values are those of JSON reports.
public enum Verdict: String, CaseIterable, Sendable {
  /// Within every limit.
  case same
  /// Beyond a limit.
  case different
  /// The pictures have other sizes.
  case sizeMismatch = "size-mismatch"
  /// Only the expected side has it.
  case missing
  /// Only the actual side has it.
  case new
  /// The same pixels, or colours, stand under another name.
  case renamed
  /// One side could not be read.
  case error
}

/// One side of a comparison.
public enum Side: String, Sendable {
  case expected
  case actual
}

/// What was found for one pair of pictures.
public struct PairReport: Equatable, Sendable {
  /// The pair's name: a relative path, or the key of a design.
  public var name: String
  /// The path of the expected picture, or where its design stands; nil where there is none.
  public var expected: String?
  /// The path of the actual picture, or where its design stands; nil where there is none.
  public var actual: String?
  /// What became of the pair.
  public var verdict: Verdict
  /// The size of the expected picture.
  public var expectedSize: PixelSize?
  /// The size of the actual picture.
  public var actualSize: PixelSize?
  /// What the pixels gave; nil where none were compared.
  public var pixels: PixelReport?
  /// The limits that were exceeded, as written, the strictest first.
  public var exceeded: [String] = []
  /// What kind of change it is; nil where nothing changed or no kind fits.
  public var change: ChangeKind?
  /// One entry a part of the shoe, bottom layer first; empty where the parts are not known.
  public var parts: [PartReport] = []
  /// What is said but decides nothing, such as "colour metadata differs: gAMA".
  public var notes: [String] = []
  /// Why a side could not be read.
  public var fault: PairFault?
  /// The other name of a renamed picture: the one on the expected side.
  public var renamedFrom: String?
  /// Whether the actual picture has taken the place of the expected one since, as `check --update` does.
  public var isWritten = false
  /// The path of the difference picture, where one was written.
  public var picture: String?
  /// The file and line of the design, for annotations.
  public var place: SourcePlace?

  /// A pair of which no more than the verdict is known.
  public init(name: String, expected: String? = nil, actual: String? = nil, verdict: Verdict) {
    self.name = name
    self.expected = expected
    self.actual = actual
    self.verdict = verdict
  }
}

/// A file, and a line in it from 1 where it has lines.
public struct SourcePlace: Equatable, Sendable {
  /// The path of the file.
  public var file: String
  /// The line, from 1; nil where the file has none.
  public var line: Int?

  /// A place.
  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}

/// Why one side of a pair could not be read.
public struct PairFault: Equatable, Sendable {
  /// The side at fault.
  public var side: Side
  /// Its path.
  public var path: String
  /// The fault and the way out, a clause without full stop.
  public var message: String

  /// A fault.
  public init(side: Side, path: String, message: String) {
    self.side = side
    self.path = path
    self.message = message
  }
}

/// Counts and extremes over the pixels of a pair.
public struct PixelReport: Equatable, Sendable {
  /// Pixels of one picture.
  public var total: Int
  /// Pixels that count as different.
  public var different: Int
  /// Pixels that differ as antialiasing may and were excused.
  public var excused: Int
  /// Pixels with any difference, tolerated or not.
  public var changed: Int
  /// Changed pixels in regions that are ignored.
  public var ignored: Int
  /// The largest CIEDE2000 of a pixel, on the worst of its grounds.
  public var maxDeltaE: Double
  /// The CIEDE2000 that 99.9 % of all pixels do not exceed.
  public var highDeltaE: Double
  /// The largest difference of a sample, by channel: red, green, blue, alpha; 0...255, or 0...65535 where a side has 16 bits.
  public var maxLevels: [Int]
  /// The smallest rectangle around all changed pixels; nil where there is none.
  public var bounds: PixelRectangle?
  /// The most different pixels in a window of the size that `--max-density` gives; nil without it.
  public var densest: Int?
  /// The pair of colours of the changed pixel with the largest CIEDE2000.
  public var worst: ColorChange?

  /// Counts of `total` pixels that are all the same.
  public init(total: Int) {
    self.total = total
    (different, excused, changed, ignored) = (0, 0, 0, 0)
    (maxDeltaE, highDeltaE) = (0, 0)
    maxLevels = [0, 0, 0, 0]
  }
}

/// A rectangle of pixels; right and bottom edges are beyond the last pixel.
public struct PixelRectangle: Hashable, Sendable {
  /// Pixels left of it.
  public var x: Int
  /// Pixels above it.
  public var y: Int
  /// Pixels a row.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
