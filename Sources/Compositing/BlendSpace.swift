/// The encoding in which layers are mixed.
public enum BlendSpace: String, CaseIterable, Sendable {
  /// The sRGB-encoded bytes as they are, as SwiftUI and browsers do.
  case srgb
  /// Linear light.
  case linear
}

/// A blend space in integers: what each byte counts for in a mixture, and from which mixture on each byte is the
/// result. Byte b is the result of a mixture v with thresholds[b] <= v < thresholds[b + 1]: rounding half up.
struct Transfer {
  /// For each byte its value; ascending, decode[0] = 0.
  let decode: [UInt64]
  /// For each byte the least mixture that gives it; thresholds[0] = 0.
  let thresholds: [UInt64]
  /// A value has at most this many bits.
  let bitWidth: Int
  private let isIdentity: Bool

  /// The transfer of `space`: for sRGB in halves of a byte's step, for linear light in units of 2^-60.
  init(_ space: BlendSpace) {
    switch space {
    case .srgb:
      decode = (0..<256).map { UInt64($0) * 2 }
      thresholds = (0..<256).map { $0 == 0 ? 0 : UInt64($0) * 2 - 1 }
    case .linear:
      decode = linearDecode
      thresholds = linearThresholds
    }
    bitWidth = UInt64.bitWidth - max(decode[255], thresholds[255]).leadingZeroBitCount
    isIdentity = space == .srgb
  }

  /// The byte that the mixture `value` gives, as far as its own precision tells.
  func byte(for value: Double) -> Int {
    if isIdentity { return min(255, Int(value / 2 + 0.5)) }
    var (low, high) = (0, 256)
    while high - low > 1 {
      let middle = (low + high) / 2
      if value >= Double(thresholds[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
