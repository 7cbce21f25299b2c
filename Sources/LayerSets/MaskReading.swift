public import PNGCodec

/// How masks are read.
public struct MaskReading: Sendable {
  /// Where coverage is read from, in layers whose model.json does not say.
  public var channel: MaskChannel
  /// A mask of more pixels is refused before memory is taken.
  public var maximumPixels: Int

  /// Coverage from the alpha channel, at most 2^28 pixels, unless said otherwise.
  public init(channel: MaskChannel = .alpha, maximumPixels: Int = 1 << 28) {
    self.channel = channel
    self.maximumPixels = maximumPixels
  }
}
