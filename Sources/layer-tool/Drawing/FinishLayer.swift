/// A layer of a finish: areas and lines of one fixed colour, such as a shade, a shine or stitches.
struct FinishLayer: Sendable {
  /// A line that runs beside a curve.
  struct Line: Sendable {
    var along: String
    /// How far away it runs, in units: to the right of the curve's direction, or to its left where negative.
    var offset: Double
    /// Curves on which it starts and ends instead of those on which the curve does.
    var starts: String?
    var ends: String?
  }

  /// The name of its mask.
  var name: String
  /// The finish that shows it.
  var finish: String
  /// `#rrggbb` or `#rrggbbaa`.
  var color: String
  /// Parts to which it is confined; none: it is not.
  var within: [String]
  /// The distance to either side over which its edges fade, in units; 0: they are hard.
  var soft: Double
  /// How many steps its coverage has above 0.
  var levels: Int
  /// Walks along curves, as those of parts.
  var regions: [[String]]
  /// Closed outlines of its own.
  var shapes: [Curve]
  var lines: [Line]
  /// The width of the lines in units.
  var width: Double
  /// Lengths of dashes and gaps in units, in turn; none: the lines are whole.
  var dash: [Double]
  /// How far lines and areas are moved, in units.
  var shift: Point
  /// How many parts lie below it.
  var partsBelow: Int

  /// The opacity of its colour, 0...255.
  var alpha: UInt8 { color.count == 9 ? UInt8(color.suffix(2), radix: 16) ?? 255 : 255 }
}
