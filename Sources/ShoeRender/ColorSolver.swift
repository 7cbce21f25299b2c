import Compositing
public import LayerSets
public import Pixels
public import ShoeDesign

/// Colours read back from a picture without a recipe.
public struct SolvedColors: Sendable {
  /// The colour of each part that shows somewhere unmixed.
  public let colors: [ShoePart: RGBA8]
  /// How many pixels a picture of these colours, over nothing, has that differ from the given one.
  public let differingPixels: Int
}

extension LayerSet {
  /// Solves the parts' colours from a picture of this set, made of opaque colours over a transparent ground: where a
  /// part has the weight 1, the pixel is its colour. Then renders them, to say how much of the picture they explain.
  public func solveColors(of picture: Bitmap) throws(RenderError) -> SolvedColors {
    let masks: FlattenedMasks
    do {
      masks = try self.masks(at: sourceSize(for: picture.size))
    } catch {
      throw RenderError(error)
    }
    let opaque = [UInt8](repeating: 255, count: layers.count)
    let weighted = masks.weighted(by: opaque, resizedTo: picture.size)
    let colors = unmixedColors(picture, weighted)
    var design = ShoeColors()
    for (part, color) in colors { design[part] = color }
    let tints = layers.map { $0.tint(in: design) }
    guard tints.map(\.alpha) == opaque else { return SolvedColors(colors: colors, differingPixels: picture.size.area) }
    let again = Bitmap(weighted.plane, colors: weighted.table.colors(tints: tints))
    let differing = (0..<picture.size.area).count {
      picture.bytes[$0 * 4..<$0 * 4 + 4] != again.bytes[$0 * 4..<$0 * 4 + 4]
    }
    return SolvedColors(colors: colors, differingPixels: differing)
  }

  /// For each part the colour of the first pixel that shows it alone.
  private func unmixedColors(_ picture: Bitmap, _ weighted: WeightedPicture) -> [ShoePart: RGBA8] {
    let stride = layers.count + 1
    var partOfRow: [UInt32: ShoePart] = [:]
    for row in 0..<weighted.table.count {
      for (index, layer) in layers.enumerated() where weighted.table.weights[row * stride + index + 1] == 1 {
        if case .part(let part) = layer.source { partOfRow[UInt32(row)] = part }
      }
    }
    var result: [ShoePart: RGBA8] = [:]
    for (pixel, row) in weighted.plane.indices.enumerated() where result.count < partOfRow.count {
      guard let part = partOfRow[row], result[part] == nil else { continue }
      result[part] = picture[pixel % picture.width, pixel / picture.width]
    }
    return result
  }
}
