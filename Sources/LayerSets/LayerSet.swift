public import Compositing
public import Pixels
import ShoeDesign

/// A shoe model: a stack of masks, at one size or several.
public struct LayerSet: Sendable {
  /// The name that a configuration's `model` picks.
  public let name: String
  /// The name for people.
  public let title: String
  /// The layers, bottom to top.
  public let layers: [Layer]
  /// The parts that have a layer, each once, by their lowest layer from bottom to top.
  public let modelParts: [ModelPart]
  /// The sizes for which there are masks, narrowest first, at least one.
  public let sizes: [PixelSize]
  /// The model's own frame, which `--scale` multiplies; in units of design, such as points.
  public let frame: PixelSize
  /// The size of a picture for which none is asked.
  public let defaultSize: PixelSize
  /// The files that the set is made of; none for a built-in one.
  public let files: [String]
  /// Gives what is carried with one of `sizes`; nil for sets that carry nothing.
  var carriedParses: (@Sendable (PixelSize) -> CarriedParses)?
  /// Loads the masks of one of `sizes`.
  let load: @Sendable (PixelSize) throws(LayerSetError) -> FlattenedMasks

  /// The most layers in a set.
  public static let maximumLayers = 64

  /// The masks from which a picture of `size` is made: those of exactly that size, else the next larger in both
  /// directions, else the largest.
  public func sourceSize(for size: PixelSize) -> PixelSize {
    sizes.first { $0.width >= size.width && $0.height >= size.height } ?? sizes[sizes.count - 1]
  }

  /// The flattened masks of one of `sizes`. A size that is not among them is a programmer error and traps.
  public func masks(at size: PixelSize) throws(LayerSetError) -> FlattenedMasks {
    precondition(sizes.contains(size), "a layer set has masks at its own sizes only")
    return try load(size)
  }

  /// What is carried with the masks of one of `sizes` for the recolouring encoder; nil where nothing is. A size that is not
  /// among them is a programmer error and traps.
  public func carriedParses(at size: PixelSize) -> CarriedParses? {
    precondition(sizes.contains(size), "a layer set has masks at its own sizes only")
    return carriedParses?(size)
  }
}
