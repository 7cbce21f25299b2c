import TestSupport
import Testing

@testable import Compositing

/// The constants of linear light, proved to be the nearest whole numbers without any power function: the decoded
/// value v of an encoded c above 0.04045 is ((c + 0.055) / 1.055)^(12/5), so v^5 is a rational number.
@Suite struct LinearTransferTests {
  /// Whether `constant` is nearest to the linear light, in 2^-60, of the encoded value `halves` / 510.
  private func isNearest(_ constant: UInt64, ofHalves halves: UInt64) -> Bool {
    guard halves * 100_000 > 4045 * 510 else {
      let exact = Rational(Natural(1 << 60) * Natural(halves * 100), over: Natural(510 * 1292))
      return Rational(2 * constant - 1, over: 2) <= exact && exact < Rational(2 * constant + 1, over: 2)
    }
    let unit = Natural(1 << 61).power(5)
    let exact = Rational(
      unit * Natural(halves * 1000 + 55 * 510).power(12), over: Natural(1055 * 510).power(12))
    return Rational(Natural(2 * constant - 1).power(5)) <= exact
      && exact < Rational(Natural(2 * constant + 1).power(5))
  }

  @Test func decodeIsNearest() {
    #expect(linearDecode.count == 256 && linearDecode[0] == 0 && linearDecode[255] == 1 << 60)
    #expect((1..<256).filter { !isNearest(linearDecode[$0], ofHalves: UInt64(2 * $0)) } == [])
  }

  @Test func thresholdsAreNearest() {
    #expect(linearThresholds.count == 256 && linearThresholds[0] == 0)
    #expect((1..<256).filter { !isNearest(linearThresholds[$0], ofHalves: UInt64(2 * $0 - 1)) } == [])
  }

  @Test(arguments: BlendSpace.allCases) func eachByteLiesWithinItsThresholds(blend: BlendSpace) {
    let transfer = Transfer(blend)
    for byte in 0..<256 {
      #expect(byte == 0 || transfer.thresholds[byte] < transfer.decode[byte])
      #expect(byte == 255 || transfer.decode[byte] < transfer.thresholds[byte + 1])
      #expect(transfer.decode[byte] >> transfer.bitWidth == 0)
    }
  }
}
