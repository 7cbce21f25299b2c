import Compositing
public import LayerSets
public import Pixels
public import ShoeDesign

/// Colours read back from a picture without a recipe.
public struct SolvedColors: Sendable {
  /// The colour of each part that shows somewhere unmixed.
  public let colors: [ShoePart: RGBA8]
  /// What lies below the shoe, where no layer covers anything; clear if there is no such pixel.
  public let background: RGBA8
  /// How many pixels a picture of these colours has that differ from the given one.
  public let differingPixels: Int
}

extension LayerSet {
  /// Solves the parts' colours and the background from a picture of this set made of opaque colours: where one of them
  /// has the weight 1, the pixel is its colour. Then renders them, to say how much of the picture they explain.
  public func solveColors(of picture: Bitmap) throws(RenderError) -> SolvedColors {
    let masks: FlattenedMasks
    do {
      masks = try self.masks(at: sourceSize(for: picture.size))
    } catch {
      throw RenderError(error)
    }
    let weighted = masks.weighted(by: layers.map(\.opaqueAlpha), resizedTo: picture.size)
    let (colors, background) = UnmixedColors(weighted, layers).find(in: picture)
    var design = ShoeColors()
    for (part, color) in colors { design[part] = color }
    design = complete(design, written: Set(colors.keys))
    let tints = layers.map { $0.tint(in: design) }
    guard tints.map(\.alpha) == weighted.table.tintAlphas else {
      return SolvedColors(colors: colors, background: background, differingPixels: picture.size.area)
    }
    let again = Bitmap(weighted.plane, colors: weighted.table.colors(tints: tints, background: background))
    let differing = (0..<picture.size.area).count {
      picture.bytes[$0 * 4..<$0 * 4 + 4] != again.bytes[$0 * 4..<$0 * 4 + 4]
    }
    return SolvedColors(colors: colors, background: background, differingPixels: differing)
  }
}

/// Knows the rows that show one colour alone.
private struct UnmixedColors {
  private let plane: IndexPlane
  private enum Source: Hashable {
    case background
    case part(ShoePart)
  }
  private var sourceOfRow: [UInt32: Source] = [:]

  init(_ weighted: WeightedPicture, _ layers: [Layer]) {
    plane = weighted.plane
    let stride = layers.count + 1
    for row in 0..<weighted.table.count {
      let weights = weighted.table.weights[row * stride..<(row + 1) * stride]
      guard let column = weights.firstIndex(of: 1) else { continue }
      sourceOfRow[UInt32(row)] = Self.source(column - row * stride, layers)
    }
  }

  private static func source(_ column: Int, _ layers: [Layer]) -> Source? {
    guard column > 0 else { return .background }
    guard case .part(let part) = layers[column - 1].source else { return nil }
    return .part(part)
  }

  /// For each part, and the background, the colour of the first pixel that shows it alone.
  func find(in picture: Bitmap) -> (colors: [ShoePart: RGBA8], background: RGBA8) {
    let wanted = Set(sourceOfRow.values).count
    var found: [Source: RGBA8] = [:]
    for (pixel, row) in plane.indices.enumerated() where found.count < wanted {
      guard let source = sourceOfRow[row], found[source] == nil else { continue }
      found[source] = picture[pixel % picture.width, pixel / picture.width]
    }
    var colors: [ShoePart: RGBA8] = [:]
    for case (.part(let part), let color) in found { colors[part] = color }
    return (colors, found[.background] ?? .clear)
  }
}
