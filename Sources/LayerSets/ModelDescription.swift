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
    /// The one finish that the layer belongs to; nil where it belongs to all.
    var finish: Finish?

    func belongs(to finish: Finish) -> Bool { self.finish == nil || self.finish == finish }

    /// The layer of a set.
    var layer: Layer { Layer(mask: mask, source: source, finish: finish) }
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
  /// The finishes that the set has: flat, and those that have a layer of their own.
  var finishes: [Finish] {
    Finish.allCases.filter { finish in finish == .flat || layers.contains { $0.finish == finish } }
  }

  /// The layers of a finish, bottom to top.
  func layers(in finish: Finish) -> [Entry] { layers.filter { $0.belongs(to: finish) } }
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
