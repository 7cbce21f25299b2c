import Pixels
import Reports
import TestSupport

/// Small pictures for pages that a browser opens.
enum SamplePictures {
  static let expected = flat(0x47, 0x2A, 0x55)
  static let actual = flat(0x2A, 0x49, 0x1C)
  static let difference = flat(0xFF, 0, 0)

  /// 40 x 20 pixels of one colour.
  private static func flat(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> [UInt8] {
    PNGAssembler(
      width: 40, height: 20, bitDepth: 8, colorType: 2,
      samples: (0..<40 * 20).flatMap { _ in [UInt16(red), UInt16(green), UInt16(blue)] }
    ).file()
  }
}
