public import Pixels
public import ShoeDesign

/// One layer of a set: a mask's coverage, and where its colour comes from.
public struct Layer: Equatable, Sendable {
  /// Where a layer's colour comes from.
  public enum Source: Equatable, Sendable {
    /// The configuration's colour of this part.
    case part(ShoePart)
    /// Always this colour: shading, shine, shadow.
    case fixed(RGBA8)
  }

  /// The name of the layer's mask: its file's name, without a folder.
  public let mask: String
  /// Where the colour comes from.
  public let source: Source

  /// Makes a layer.
  public init(mask: String, source: Source) {
    self.mask = mask
    self.source = source
  }

  /// The tint of this layer in a design.
  public func tint(in colors: ShoeColors) -> RGBA8 {
    switch source {
    case .part(let part): colors[part]
    case .fixed(let color): color
    }
  }
}
