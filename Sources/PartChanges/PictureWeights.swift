import Compositing
import LayerSets
import Pixels
import ShoeDesign
import ShoeRender
import Threads

/// The weights of one layer set at one size under one vector of tint alphas, and what follows from them for its parts.
final class PictureWeights: Sendable {
  let layerSet: LayerSet
  /// The masks before resizing.
  let masks: FlattenedMasks
  /// Their digest, as recipes have it.
  let masksDigest: String
  /// The shoe's frame and the canvas in whose middle it stands.
  let size: PictureSize
  /// The number of the row that each pixel shows.
  let plane: [UInt32]
  let table: WeightTable
  /// The parts, bottom layer first.
  let parts: [ShoePart]
  /// For each layer the place of its part in `parts`; nil for layers of a fixed colour.
  let partOfLayer: [Int?]
  /// For each row the parts that have a weight in it, one bit each.
  let partsOfRow: [UInt64]
  private let stacks = Monitor<LowerStacks?>(nil)

  init(_ plan: RenderPlan, of layerSet: LayerSet) {
    let weighted = plan.weighted
    self.layerSet = layerSet
    masks = plan.masks
    masksDigest = plan.masksDigest
    size = plan.size
    plane = weighted.plane.indices
    table = weighted.table
    let parts = layerSet.parts
    self.parts = parts
    let partOfLayer = layerSet.layers.map { layer -> Int? in
      if case .part(let part) = layer.source { parts.firstIndex(of: part) } else { nil }
    }
    self.partOfLayer = partOfLayer
    let stride = partOfLayer.count + 1
    partsOfRow = (0..<table.count).map { [table] row in
      partOfLayer.indices.reduce(0) { bits, layer in
        guard let part = partOfLayer[layer], table.weights[row * stride + 1 + layer] > 0 else { return bits }
        return bits | 1 << UInt64(part)
      }
    }
  }

  /// The weight of a part in a row.
  func weight(ofPart part: Int, inRow row: Int) -> Double {
    let start = row * (partOfLayer.count + 1) + 1
    return partOfLayer.indices.reduce(0) { $0 + (partOfLayer[$1] == part ? table.weights[start + $1] : 0) }
  }

  /// What lies under each layer, made when it is first asked for.
  var lowerStacks: LowerStacks {
    stacks.change { stacks in
      if let stacks { return stacks }
      let made = LowerStacks(self)
      stacks = made
      return made
    }
  }

  /// Whether pictures of both have the same masks at the same place, whatever the tints' alphas are.
  func hasMasks(of other: PictureWeights) -> Bool {
    self === other
      || (masksDigest == other.masksDigest && size == other.size && layerSet.layers == other.layerSet.layers)
  }
}
