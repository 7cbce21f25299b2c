import LayerSets
import Pixels

extension Layer {
  /// The alpha of the layer's tint in a design of opaque colours: a fixed colour keeps its own.
  var opaqueAlpha: UInt8 {
    switch source {
    case .part: 255
    case .fixed(let color): color.alpha
    }
  }
}
