import PNGCodec
import Pixels
import ShoeDesign

/// What `model.json` says of a layer set.
struct ModelDescription {
  /// One entry of `layers`.
  struct Entry {
    /// The mask's path as seen from the masks' folder; it does not lead out of it.
    var mask: String
    var source: Layer.Source
    var channel: MaskChannel?
    /// Where the mask's upper left corner lies in the picture, in pixels, for masks trimmed to their content.
    var offset: (x: Int, y: Int)?
  }

  /// A value that is checked once the masks are known, and where it is written, for the message.
  struct Placed<Value> {
    var value: Value
    /// `PATH:LINE:COLUMN`.
    var place: String
  }

  var name: String?
  var title: String?
  /// Narrowest first; empty where the masks themselves tell.
  var sizes: [PixelSize] = []
  var frame: Placed<PixelSize>?
  var defaultWidth: Placed<Int>?
  var layers: [Entry] = []
  /// The colours and the names for people that layers give to their parts.
  var defaults: [ShoePart: RGBA8] = [:]
  var titles: [ShoePart: String] = [:]
}

extension ModelDescription {
  /// The layers of a set.
  var setLayers: [Layer] { layers.map { Layer(mask: $0.mask, source: $0.source) } }
}

extension ModelDescription {
  /// The frame that `--scale` multiplies: the one written, else the smallest size.
  func frame(for sizes: [PixelSize]) throws(LayerSetError) -> PixelSize {
    guard let frame = self.frame else { return sizes[0] }
    let largest = sizes[sizes.count - 1]
    guard frame.value.hasProportions(of: largest) else {
      throw LayerSetError(
        .bad, frame.place, "frame: \(frame.value) has other proportions than the masks, which are \(largest)")
    }
    return frame.value
  }

  /// The size of a picture for which none is asked: the one that is `defaultWidth` wide, else the largest.
  func defaultSize(of sizes: [PixelSize]) throws(LayerSetError) -> PixelSize {
    guard let width = defaultWidth else { return sizes[sizes.count - 1] }
    guard let size = sizes.first(where: { $0.width == width.value }) else {
      let known = sizes.map(\.description).joined(separator: ", ")
      throw LayerSetError(
        .bad, width.place, "defaultWidth: no masks are \(width.value) wide; there are \(known)")
    }
    return size
  }
}
