/// A shoe as data: named curves, and the layers whose edges and strokes they are. layers/README.md tells the format.
struct Drawing: Sendable {
  /// One line of the drawing. Its ends may overshoot: `starts` and `ends` say on which curves they are cut off.
  struct NamedCurve: Sendable {
    var name: String
    var curve: Curve
    var stroke: Stroke = .bold
    /// The curve on which the start is cut off: at the first meeting.
    var starts: String?
    /// The curve on which the end is cut off: at the last meeting.
    var ends: String?
    /// The nodes, counted from 0 at the start, that may break the tangent.
    var corners: Set<Int> = []
  }

  /// How a curve shows in the outline.
  enum Stroke: String, CaseIterable, Sendable {
    case bold, light, none
  }

  /// One part of the shoe, bottom to top.
  struct Layer: Sendable {
    var part: String
    /// Each a closed walk along curves; a name with `-` before it is walked backwards. None: the layer is the outline.
    var regions: [[String]]
  }

  var name: String
  var title: String
  /// Width and height in units; whole numbers.
  var frame: (width: Int, height: Int)
  /// The width of bold strokes in units.
  var weight: Double
  /// The width of light strokes in units.
  var lightWeight: Double
  /// The widths in pixels at which masks are made, ascending.
  var widths: [Int]
  /// The width of a picture for which none is asked.
  var defaultWidth: Int
  var curves: [NamedCurve]
  /// Centres of the outline's dots, such as perforations; each is as wide as a light stroke.
  var dots: [Point] = []
  var layers: [Layer]
  /// What finishes add, bottom to top.
  var finishLayers: [FinishLayer] = []

  /// The parts alone: what is seen where no finish is chosen.
  var withoutFinishes: Drawing {
    var plain = self
    plain.finishLayers = []
    return plain
  }

  func width(of stroke: Stroke) -> Double {
    switch stroke {
    case .bold: weight
    case .light: lightWeight
    case .none: 0
    }
  }
}
