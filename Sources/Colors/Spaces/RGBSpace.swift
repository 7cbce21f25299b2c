/// An RGB space that `color()` names: its transfer function and its primaries.
struct RGBSpace: Sendable {
  let transfer: TransferFunction
  /// Linear light to XYZ, Y of white being 1.
  let toXYZ: Matrix3
  /// Whether that XYZ is relative to D50 and not to D65.
  var isD50 = false

  /// XYZ D65 of encoded components.
  func xyz(_ components: Triple) -> Triple {
    let xyz = toXYZ * components.mapped(transfer.decode)
    return isD50 ? WhitePoint.d50ToD65 * xyz : xyz
  }
}

/// Source of all: W3C, CSS Color Module Level 4, section 10 and its sample code, where the matrices follow from the
/// primaries and white points as fractions (those of ProPhoto as decimals). `rec2020` has the display's power of 2.4.
extension RGBSpace {
  static let sRGB = RGBSpace(transfer: .sRGB, toXYZ: linearSRGB.toXYZ)

  static let linearSRGB = RGBSpace(
    transfer: .linear,
    toXYZ: Matrix3(
      (506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218),
      (87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
      (7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270)))

  /// XYZ D65 to linear sRGB: the inverse of the matrix above.
  static let xyzToLinearSRGB = Matrix3(
    (12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    (-851781.0 / 878810, 1_648_619.0 / 878810, 36519.0 / 878810),
    (705.0 / 12673, -2585.0 / 12673, 705.0 / 667))

  static let displayP3 = RGBSpace(transfer: .sRGB, toXYZ: linearDisplayP3.toXYZ)

  static let linearDisplayP3 = RGBSpace(
    transfer: .linear,
    toXYZ: Matrix3(
      (608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160),
      (35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400),
      (0, 32229.0 / 714400, 5_220_557.0 / 5_000_800)))

  static let a98 = RGBSpace(
    transfer: .power(563.0 / 256),
    toXYZ: Matrix3(
      (573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
      (591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835),
      (53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835)))

  static let prophoto = RGBSpace(
    transfer: .prophoto,
    toXYZ: Matrix3(
      (0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
      (0.2880748288194013, 0.711835234241873, 0.00008993693872564),
      (0, 0, 0.8251046025104602)),
    isD50: true)

  static let rec2020 = RGBSpace(
    transfer: .power(2.4),
    toXYZ: Matrix3(
      (63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
      (26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
      (0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314)))
}
