/// The functions of the sRGB encoding that kernels make their tables from: the same bits on every machine.
public enum SRGBLight {
  /// Linear light of an encoded component; both are 0...1 for what sRGB holds.
  public static func decode(_ encoded: Double) -> Double { TransferFunction.sRGB.decode(encoded) }

  /// X, Y and Z of encoded components, each as a share of that of white.
  public static func shares(encodedRed red: Double, green: Double, blue: Double) -> SIMD3<Double> {
    let shares = RGBSpace.sRGB.xyz(Triple(red, green, blue)) / WhitePoint.d65
    return SIMD3(shares.x, shares.y, shares.z)
  }

  /// The cube root, of the sign of `value`, which is finite. Within a few units in the last place.
  public static func cubeRoot(_ value: Double) -> Double { RealFunctions.cubeRoot(value) }
}

extension Lab {
  /// The coordinates of sRGB-encoded components, each 0...1.
  ///
  /// For components that are bytes divided by 255 this is ``Lab/init(_:)`` of the bytes, to the last bit.
  public init(encodedRed red: Double, green: Double, blue: Double) {
    let lab = CIELab.lab(RGBSpace.sRGB.xyz(Triple(red, green, blue)), white: WhitePoint.d65)
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }
}
