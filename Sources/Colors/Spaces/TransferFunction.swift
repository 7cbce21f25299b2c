/// How the numbers of an RGB space stand for light. All are extended to negative numbers by symmetry.
enum TransferFunction: Sendable {
  case linear
  /// IEC 61966-2-1, also that of Display P3.
  case sRGB
  /// A pure power.
  case power(Double)
  /// ROMM RGB: a power of 1.8 with a straight piece near black.
  case prophoto

  /// Encoded to linear light.
  func decode(_ value: Double) -> Double {
    let size = value.magnitude
    return value < 0 ? -decodedSize(size) : decodedSize(size)
  }

  private func decodedSize(_ size: Double) -> Double {
    switch self {
    case .linear: size
    case .sRGB: size <= 0.04045 ? size / 12.92 : RealFunctions.power((size + 0.055) / 1.055, 2.4)
    case .power(let exponent): RealFunctions.power(size, exponent)
    case .prophoto: size <= 16.0 / 512 ? size / 16 : RealFunctions.power(size, 1.8)
    }
  }

  /// Linear light to sRGB-encoded, the only way back that is needed.
  static func encodeSRGB(_ value: Double) -> Double {
    let size = value.magnitude
    guard size > 0.0031308 else { return 12.92 * value }
    let encoded = 1.055 * RealFunctions.power(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
