public import Pixels

/// The look of pixelmatch's difference pictures: the expected picture as a faint grey, what differs in strong colours.
public struct HighlightStyle: Hashable, Sendable {
  /// How much of the expected picture shows, 0 (white) to 1. Values outside count as the nearer end.
  public var alpha: Double
  /// Pixels that count as different.
  public var different = RGBA8(red: 255, green: 0, blue: 0)
  /// Of these, the ones that are darker in the actual picture by a pixelmatch metric; nil draws them as the others.
  public var darker: RGBA8?
  /// Excused pixels.
  public var excused = RGBA8(red: 255, green: 255, blue: 0)
  /// Tolerated pixels.
  public var tolerated = RGBA8(red: 255, green: 165, blue: 0)
  /// Pixels that differ where nothing is judged.
  public var ignored = RGBA8(red: 128, green: 160, blue: 255)
  /// Draws nothing but what counts as different; the rest is transparent.
  public var isMask = false
  /// Rounds greys as generation 6 did, whose product had another order; it matters where alpha is translucent.
  public var roundsAsSix = false

  /// pixelmatch's defaults, with alpha 0.1 unless another is given.
  public init(alpha: Double = 0.1) {
    self.alpha = min(max(alpha, 0), 1)
  }

  /// The grey of an expected pixel, 0...255.
  @inline(__always) func grey(_ word: UInt32) -> UInt8 {
    let below = Channels(word).y - 255
    let opacity = Double(word.alpha)
    let value = roundsAsSix ? 255 + below * (alpha * opacity / 255) : 255 + below * alpha * opacity / 255
    return UInt8(truncatingIfNeeded: Int(value))
  }

  /// The colour of a verdict; nil where the grey shows, or nothing for a mask.
  func color(_ verdict: PixelVerdict) -> RGBA8? {
    switch verdict {
    case .different: different
    case .darker: darker ?? different
    case .excused: isMask ? nil : excused
    case .tolerated: isMask ? nil : tolerated
    case .ignored: isMask ? nil : ignored
    case .equal, .within: nil
    }
  }
}
