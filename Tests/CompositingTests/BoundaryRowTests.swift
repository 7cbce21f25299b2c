import Pixels
import TestSupport
import Testing

@testable import Compositing

/// Rows whose colours lie so near a rounding boundary that Float32 cannot tell the side, above and below it.
@Suite struct BoundaryRowTests {
  private static let size = PixelSize(width: 64, height: 60)

  /// Black below two deep layers of white, of which what they leave of black is as near as `reach` (of the whole
  /// range) to a boundary.
  static func stack(_ blend: BlendSpace, reach: Double) -> LayerStack {
    let transfer = Transfer(blend)
    var rows: [(UInt16, UInt16)] = []
    for byte in 1...255 {
      let dark = (1 - transfer.boundaries[byte] / transfer.values[255]) * 65535 * 65535
      var left = 65535.0
      while left > max(dark / 65535, 9000), rows.count < byte * 15 {
        let other = (dark / left).rounded()
        if other > 0, abs(other * left - dark) < reach * 65535 * 65535 { rows.append((UInt16(left), UInt16(other))) }
        left -= 1
      }
    }
    rows += [(UInt16, UInt16)](repeating: (0, 0), count: size.area - rows.count)
    let whole = Mask(size: size, coverages: [UInt8](repeating: 255, count: size.area))
    let (black, white) = (RGBA8(red: 0, green: 255, blue: 0), RGBA8(red: 255, green: 0, blue: 255))
    return LayerStack(
      masks: [
        whole, Mask(size: size, coverages: rows.map { 65535 - $0.0 }),
        Mask(size: size, coverages: rows.map { 65535 - $0.1 }),
      ], tints: [black, white, white], blend: blend)
  }

  @Test(arguments: BlendSpace.allCases) func bothSidesOfEveryBoundary(blend: BlendSpace) {
    let comparison = Self.stack(blend, reach: 3e-8).comparison()
    #expect(comparison.differences == [])
    #expect(comparison.pixels == Self.size.area)
  }

  /// The rows are near enough: were Float32 taken for exact, some would be wrong.
  @Test func withoutItsMarginFloat32WouldBeWrong() {
    let stack = Self.stack(.srgb, reach: 3e-8)
    let weights = FlattenedMasks(masks: stack.masks).weighted(by: [255, 255, 255]).table
    #expect(weights.count > 3000)
    let expected = weights.colors(tints: stack.tints)
    let shares = ShareBlocks(RowResolver(table: weights, background: .clear, transfer: .of(.srgb)))
    var colors = [RGBA8](repeating: .clear, count: weights.count)
    colors.withUnsafeMutableBufferPointer { colors in
      shares.mix(stack.tints, on: .clear, EncodedRounding(relativeError: 0), into: colors) { expected[$0] }
    }
    #expect(zip(colors, expected).count { $0 != $1 } > 3)
  }

  @Test func mixturesOfAnyErrorAreInDoubt() {
    let mixtures = ShareBlocks.Lanes(0.001, 0.5, 1, 1.25, 77, 127.5, 254.75, 255)
    for error in [0.00098, 0.01, 0.5, 1e6] as [Float] {
      let (encoded, linear) = (EncodedRounding(relativeError: error), LinearRounding(relativeError: error))
      #expect((0..<8).allSatisfy { encoded.bytes(of: mixtures).doubts[$0] != 0 })
      #expect((0..<8).allSatisfy { linear.bytes(of: mixtures / 255).doubts[$0] != 0 })
    }
  }

  /// Every byte's value and threshold, and their neighbours among the Floats.
  @Test func linearLookUpsAreRightOrInDoubt() {
    let (rounding, transfer) = (LinearRounding(relativeError: 0x1p-21), Transfer(.linear))
    let boundaries = transfer.boundaries.map { $0 * 0x1p-60 }
    for value in boundaries + transfer.values.map({ $0 * 0x1p-60 }) {
      for steps in [-200, -100, -1, 0, 1, 100, 200] as [Float] {
        let mixture = min(1, Float(value) * (1 + steps * 0x1p-23))
        let found = rounding.bytes(of: ShareBlocks.Lanes(repeating: mixture))
        let isNearBoundary = boundaries.contains { abs($0 - Double(mixture)) < Double(mixture) * 0x1p-21 }
        #expect(found.doubts[0] != 0 || Int(found.bytes[0]) == boundaries.lastIndex { $0 <= Double(mixture) })
        #expect(found.doubts[0] != 0 || !isNearBoundary)
      }
    }
    for byte in 0...255 {
      let found = rounding.bytes(of: ShareBlocks.Lanes(repeating: rounding.value(of: UInt8(byte))))
      #expect(found.doubts[3] == 0 && Int(found.bytes[3]) == byte)
    }
  }
}
