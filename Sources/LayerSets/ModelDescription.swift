import JSON
import PNGCodec
import Pixels
import ShoeDesign

/// What `model.json` says of a layer set.
struct ModelDescription {
  /// One entry of `layers`.
  struct Entry {
    var mask: String
    var source: Layer.Source
    var channel: MaskChannel?
    /// Where the mask's upper left corner lies in the frame, for masks trimmed to their content.
    var offset: (x: Int, y: Int)?
  }

  var name: String?
  var title: String?
  /// In the order written; empty where the masks themselves tell.
  var sizes: [PixelSize] = []
  var frame: PixelSize?
  var defaultWidth: Int?
  var layers: [Entry] = []
}

extension ModelDescription {
  /// The layers of a set.
  var setLayers: [Layer] { layers.map { Layer(mask: $0.mask, source: $0.source) } }

  /// The size of a picture for which none is asked: the one that is `defaultWidth` wide, else the largest.
  func defaultSize(of sizes: [PixelSize]) -> PixelSize {
    sizes.first { $0.width == defaultWidth } ?? sizes[sizes.count - 1]
  }

  /// The five parts as files of the same names, as in a folder without model.json.
  static func conventional(file: (ShoePart) -> String) -> ModelDescription {
    var result = ModelDescription()
    result.layers = ShoePart.allCases.map { Entry(mask: file($0), source: .part($0)) }
    return result
  }
}
