import Compositing
import LayerSets
import Pixels

/// What of the masks is framed: all of them, or the box of the silhouette.
struct ShoeBoxes {
  let layerSet: LayerSet
  let isTrimmed: Bool

  /// The box at one of the set's sizes. Throws where a trimmed silhouette's masks cannot be read, or cover nothing.
  func box(at size: PixelSize) throws(RenderError) -> PixelBox {
    guard isTrimmed else { return PixelBox(size) }
    let masks: FlattenedMasks
    do throws(LayerSetError) {
      masks = try layerSet.masks(at: size)
    } catch {
      throw RenderError(error)
    }
    let parts = layerSet.layers.indices.filter { layer in
      if case .part = layerSet.layers[layer].source { true } else { false }
    }
    guard let box = masks.box(ofLayers: parts) else {
      throw RenderError(
        .badData, "model '\(layerSet.name)': no part covers anything at \(size), so there is no silhouette to trim to")
    }
    return box
  }

  /// The largest box, whose proportions are the shoe's own.
  func largest() throws(RenderError) -> PixelBox { try box(at: layerSet.sizes[layerSet.sizes.count - 1]) }

  /// The masks that make a frame of `size`, and their box: the smallest that are as large in both directions, else the largest.
  func source(for frame: PixelSize) throws(RenderError) -> (size: PixelSize, box: PixelBox) {
    guard isTrimmed else {
      let size = layerSet.sourceSize(for: frame)
      return (size, PixelBox(size))
    }
    for size in layerSet.sizes.dropLast() {
      let box = try box(at: size)
      if box.size.width >= frame.width, box.size.height >= frame.height { return (size, box) }
    }
    return (layerSet.sizes[layerSet.sizes.count - 1], try largest())
  }
}
