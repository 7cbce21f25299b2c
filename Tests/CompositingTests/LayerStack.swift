import Compositing
import Pixels
import TestSupport

@testable import Compositing

/// One picture to composite twice: by the module and by the reference.
struct LayerStack {
  var masks: [Mask]
  var tints: [RGBA8]
  var background = RGBA8.clear
  var blend = BlendSpace.srgb

  /// The picture as the module composites it.
  func rendered(resizedTo size: PixelSize? = nil, in canvas: PixelSize? = nil) -> Bitmap {
    rendered(from: FlattenedMasks(masks: masks), resizedTo: size, in: canvas)
  }

  /// The picture as the module composites it from masks that are flattened already.
  func rendered(from flattened: FlattenedMasks, resizedTo size: PixelSize?, in canvas: PixelSize?) -> Bitmap {
    let picture = flattened.weighted(by: tints.map(\.alpha), resizedTo: size, in: canvas)
    let colors = picture.table.colors(tints: tints, background: background, blend: blend)
    return Bitmap(picture.plane, colors: colors)
  }

  /// The same stack for the reference.
  var reference: ReferenceCompositor {
    ReferenceCompositor(masks: masks, tints: tints, background: background, space: ReferenceSpace(blend))
  }

  /// Both results held against each other.
  func comparison(resizedTo size: PixelSize? = nil, in canvas: PixelSize? = nil) -> Comparison {
    var comparison = Comparison()
    let (expected, ties) = reference.picture(resizedTo: size, in: canvas)
    comparison.add(
      rendered(resizedTo: size, in: canvas), expected, ties: ties, label: "\(tints) on \(background), \(blend)")
    return comparison
  }
}

extension ReferenceSpace {
  /// Linear light by the module's own whole numbers, which `LinearTransferTests` proves to be the nearest ones.
  static let linear = ReferenceSpace(
    values: linearDecode.map { Rational($0) }, boundaries: linearThresholds.map { Rational($0) })

  init(_ blend: BlendSpace) {
    self = blend == .srgb ? .encoded : .linear
  }
}
