public import Compositing
import LayerSets
public import Pixels

/// Draws what an inspection found: the silhouette in light grey on white; in blue what is wholly hidden, in orange
/// specks, in red seams, each of these two with a rim of the same colour, so that one pixel is seen.
public struct InspectionPicture: Sendable {
  /// Light grey.
  public static let silhouette = RGBA8(red: 217, green: 217, blue: 217)
  /// Blue: a layer that others hide wholly.
  public static let hidden = RGBA8(red: 120, green: 160, blue: 255)
  /// Orange: a stray bit of a mask.
  public static let speck = RGBA8(red: 255, green: 140, blue: 0)
  /// Red: the ground shines through.
  public static let seam = RGBA8(red: 230, green: 0, blue: 0)

  /// The pixels.
  public private(set) var bitmap: Bitmap
  /// How far a rim reaches, in pixels.
  private let rim: Int

  /// Draws the inspection of `masks`.
  public init(_ inspection: LayerInspection, of masks: FlattenedMasks) {
    let layers = inspection.layers.map(\.layer)
    let weighted = masks.weighted(by: layers.map(\.opaqueAlpha))
    let tints = layers.map { Self.silhouette.with(alpha: $0.opaqueAlpha) }
    let white = RGBA8(red: 255, green: 255, blue: 255)
    bitmap = Bitmap(weighted.plane, colors: weighted.table.colors(tints: tints, background: white))
    rim = max(1, masks.size.width / 400)
    for (index, facts) in inspection.layers.enumerated() where facts.isHidden { drawHidden(index, masks) }
    for speck in inspection.specks {
      for run in speck.runs { draw(Self.speck, columns: run.columns, y: run.y) }
    }
    for seam in inspection.seams { draw(Self.seam, columns: seam.x..<seam.x + 1, y: seam.y) }
  }

  private mutating func drawHidden(_ layer: Int, _ masks: FlattenedMasks) {
    for component in masks.components(ofLayer: layer) {
      for run in component.runs { fill(Self.hidden, columns: run.columns, y: run.y) }
    }
  }

  /// Fills pixels and a rim around them.
  private mutating func draw(_ color: RGBA8, columns: Range<Int>, y: Int) {
    let size = bitmap.size
    let wide = max(0, columns.lowerBound - rim)..<min(size.width, columns.upperBound + rim)
    for y in max(0, y - rim)...min(size.height - 1, y + rim) { fill(color, columns: wide, y: y) }
  }

  private mutating func fill(_ color: RGBA8, columns: Range<Int>, y: Int) {
    for x in columns {
      let place = (y * bitmap.width + x) * 4
      bitmap.bytes.replaceSubrange(place..<place + 4, with: [color.red, color.green, color.blue, color.alpha])
    }
  }
}

extension RGBA8 {
  fileprivate func with(alpha: UInt8) -> RGBA8 { RGBA8(red: red, green: green, blue: blue, alpha: alpha) }
}
