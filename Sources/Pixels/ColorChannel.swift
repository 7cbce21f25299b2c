/// One of the three colour channels.
public enum ColorChannel: Int, CaseIterable, Sendable {
  /// The first.
  case red
  /// The second.
  case green
  /// The third.
  case blue
}

extension RGBA8 {
  /// The sample of one colour channel, 0...255.
  public subscript(channel: ColorChannel) -> UInt8 {
    switch channel {
    case .red: red
    case .green: green
    case .blue: blue
    }
  }
}
