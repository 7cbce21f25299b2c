/// The encoding in which layers are mixed.
public enum BlendSpace: String, CaseIterable, Sendable {
  /// The sRGB-encoded bytes as they are, as SwiftUI and browsers do.
  case srgb
  /// Linear light.
  case linear
}

/// A blend space in integers: what each byte counts for in a mixture, and from which mixture on each byte is the
/// result. Byte b is the result of a mixture v with thresholds[b] <= v < thresholds[b + 1]: rounding half up.
struct Transfer: Sendable {
  /// For each byte its value; ascending, decode[0] = 0.
  let decode: [UInt64]
  /// For each byte the least mixture that gives it; thresholds[0] = 0.
  let thresholds: [UInt64]
  /// A value has at most this many bits.
  let bitWidth: Int
  /// The values of the bytes as nearest Float64.
  let values: [Double]
  /// The thresholds as nearest Float64.
  let boundaries: [Double]
  /// For each 4096th part of the largest value the byte of its beginning: where a search starts.
  private let starts: [UInt8]
  private let step: Double

  private static let srgb = Transfer(.srgb)
  private static let linear = Transfer(.linear)

  /// The transfer of `space`, made once.
  static func of(_ space: BlendSpace) -> Transfer { space == .srgb ? srgb : linear }

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
    values = decode.map { Double($0) }
    boundaries = thresholds.map { Double($0) }
    step = Double(decode[255]) / 4096
    var byte = 0
    starts = (0...4096).map { [boundaries, step] part in
      while byte < 255, boundaries[byte + 1] <= Double(part) * step { byte += 1 }
      return UInt8(byte)
    }
  }

  /// The byte that the mixture `value` gives, as far as its own precision tells.
  func byte(for value: Double) -> Int {
    var byte = Int(starts[min(4096, Int(value / step))])
    while byte < 255, boundaries[byte + 1] <= value { byte += 1 }
    return byte
  }
}
