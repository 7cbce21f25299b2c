import TestSupport
import Testing

/// Every form of PNG that can hold a plane of coverages. The planes are 13 x 9, so that all passes of Adam7 are cut.
struct MaskForm: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The coverages of the plane, 0...255: as many as the form can tell apart.
  let levels: [UInt8]
  private(set) var assembler: PNGAssembler

  static let width = 13
  static let height = 9

  /// The level that pixel (x, y) has, as an index into `levels`.
  static func levelIndex(_ x: Int, _ y: Int, of count: Int) -> Int { (x * 7 + y * 5 + x * y) % count }

  static func plane<Value>(_ levels: [Value]) -> [Value] {
    (0..<height).flatMap { y in (0..<width).map { x in levels[levelIndex(x, y, of: levels.count)] } }
  }

  var coverages: [UInt8] { Self.plane(levels) }

  static let all = withAlphaChannel + palettes + keyed

  private static let many: [UInt8] = [0, 255, 1, 254, 127, 128, 2, 253, 64, 191]
  private static let two: [UInt8] = [0, 255]

  /// Alpha channels; the colours are garbage, under alpha 0 too.
  private static let withAlphaChannel: [MaskForm] = [
    form("RGBA8", many, 8, 6) { [17, 200, 91, UInt16($0)] },
    form("GA8", many, 8, 4) { [99, UInt16($0)] },
    form("RGBA16", many, 16, 6) { [1700, 20001, 65535, UInt16($0) * 257] },
    form("GA16", many, 16, 4) { [12345, UInt16($0) * 257] },
  ]

  /// Palettes whose tRNS holds the levels.
  private static let palettes: [MaskForm] = [(1, 2), (2, 4), (4, 10), (8, 10)].map { depth, count in
    let levels = Array(many.prefix(count))
    var form = form("palette of \(depth) bits", levels, UInt8(depth), 3) { [UInt16(levels.firstIndex(of: $0)!)] }
    let colours: [UInt8] = levels.indices.flatMap { index -> [UInt8] in [UInt8(index * 20), 7, 255 - UInt8(index)] }
    form.assembler.before = [PNGAssembler.chunk("PLTE", colours), PNGAssembler.chunk("tRNS", levels)]
    return form
  }

  /// One transparent grey value or colour.
  private static let keyed: [MaskForm] =
    ([1, 2, 4, 8, 16] as [UInt8]).map { depth in
      keyedForm("grey of \(depth) bits with tRNS", depth, 0, key: [1], other: [0])
    } + [
      keyedForm("RGB8 with tRNS", 8, 2, key: [1, 2, 3], other: [1, 2, 4]),
      keyedForm("RGB16 with tRNS", 16, 2, key: [258, 2, 3], other: [259, 2, 3]),
    ]

  private static func keyedForm(
    _ name: String, _ depth: UInt8, _ colorType: UInt8, key: [UInt16], other: [UInt16]
  ) -> MaskForm {
    var form = form(name, two, depth, colorType) { $0 == 0 ? key : other }
    form.assembler.before = [PNGAssembler.chunk("tRNS", key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })]
    return form
  }

  private static func form(
    _ name: String, _ levels: [UInt8], _ depth: UInt8, _ colorType: UInt8, pixel: (UInt8) -> [UInt16]
  ) -> MaskForm {
    MaskForm(
      testDescription: name, levels: levels,
      assembler: PNGAssembler(
        width: width, height: height, bitDepth: depth, colorType: colorType,
        samples: plane(levels).flatMap(pixel)))
  }
}
