public import Pixels

/// What a PNG says of itself before its pixels.
public struct PNGHeader: Equatable, Sendable {
  /// Width and height in pixels.
  public let size: PixelSize
  /// Bits a sample, or a palette index: 1, 2, 4, 8 or 16.
  public let bitDepth: Int
  /// What the samples are.
  public let colorType: PNGColorType
  /// Whether the rows are stored in the seven passes of Adam7.
  public let isInterlaced: Bool
  /// Whether there is a tRNS chunk: an alpha for each palette entry, or one colour that is transparent.
  public let hasTransparencyChunk: Bool

  /// Whether a pixel may be other than opaque: an alpha channel or a tRNS chunk.
  public var hasAlpha: Bool { colorType.hasAlphaChannel || hasTransparencyChunk }
}

/// The colour types of the PNG specification, numbered as there.
public enum PNGColorType: UInt8, CaseIterable, Sendable {
  /// One grey sample a pixel.
  case greyscale = 0
  /// Red, green and blue.
  case truecolour = 2
  /// An index into a palette.
  case indexedColour = 3
  /// Grey and alpha.
  case greyscaleWithAlpha = 4
  /// Red, green, blue and alpha.
  case truecolourWithAlpha = 6

  /// Whether each pixel has an alpha sample of its own.
  public var hasAlphaChannel: Bool { self == .greyscaleWithAlpha || self == .truecolourWithAlpha }
}

extension PNGColorType: CustomStringConvertible {
  /// The specification's term, such as "truecolour with alpha".
  public var description: String {
    switch self {
    case .greyscale: "greyscale"
    case .truecolour: "truecolour"
    case .indexedColour: "indexed-colour"
    case .greyscaleWithAlpha: "greyscale with alpha"
    case .truecolourWithAlpha: "truecolour with alpha"
    }
  }
}
