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
  /// The one finish that the layer belongs to; nil where it belongs to all.
  public let finish: Finish?

  /// Makes a layer.
  public init(mask: String, source: Source, finish: Finish? = nil) {
    self.mask = mask
    self.source = source
    self.finish = finish
  }

  /// The tint of this layer in a design.
  public func tint(in colors: ShoeColors) -> RGBA8 {
    switch source {
    case .part(let part): colors[part]
    case .fixed(let color): color
    }
  }

  /// The alpha of the layer's tint in a design of opaque colours: a fixed colour keeps its own.
  public var opaqueAlpha: UInt8 {
    switch source {
    case .part: 255
    case .fixed(let color): color.alpha
    }
  }
}
