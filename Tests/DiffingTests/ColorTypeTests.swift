import Comparing
import Diffing
import PNGCodec
import Pixels
import Reports
import TestSupport
import Testing

/// The same pixels in every form that PNG has for them are the same picture; other pixels are not.
struct ColorTypeTests {
  private static let (width, height) = (13, 9)
  /// Levels of two bits: 0 to 3 stand for 0, 85, 170 and 255.
  private static let levels: [UInt16] = {
    var numbers = SplitMix64(seed: 21)
    return (0..<width * height).map { _ in UInt16(numbers.below(4)) }
  }()

  private static func file(
    _ colorType: UInt8, _ bitDepth: UInt8, _ isInterlaced: Bool, before: [[UInt8]] = [], _ samples: [UInt16]
  ) -> [UInt8] {
    PNGAssembler(
      width: width, height: height, bitDepth: bitDepth, colorType: colorType, isInterlaced: isInterlaced,
      before: before, samples: samples
    ).file()
  }

  /// Opaque greys, in all colour types and depths that hold them.
  private static func opaque(_ levels: [UInt16], isInterlaced: Bool) -> [(name: String, file: [UInt8])] {
    let palette = PNGAssembler.chunk("PLTE", [0, 85, 170, 255].flatMap { [$0, $0, $0] })
    var forms: [(String, [UInt8])] = []
    for depth in [2, 4, 8, 16] as [UInt8] {
      let step = UInt16((1 << UInt32(depth)) - 1) / 3
      forms.append(("grey of \(depth)", file(0, depth, isInterlaced, levels.map { $0 * step })))
      if depth < 16 { forms.append(("palette of \(depth)", file(3, depth, isInterlaced, before: [palette], levels))) }
      guard depth >= 8 else { continue }
      let full: UInt16 = depth == 8 ? 255 : 65535
      forms.append(
        ("RGB of \(depth)", file(2, depth, isInterlaced, levels.flatMap { [$0 * step, $0 * step, $0 * step] })))
      forms.append(("grey and alpha of \(depth)", file(4, depth, isInterlaced, levels.flatMap { [$0 * step, full] })))
      forms.append(
        ("RGBA of \(depth)", file(6, depth, isInterlaced, levels.flatMap { [$0 * step, $0 * step, $0 * step, full] })))
    }
    return forms
  }

  /// Level 0 is transparent: by alpha, by a colour in tRNS, by a palette's tRNS.
  private static func transparent(_ levels: [UInt16], isInterlaced: Bool) -> [(name: String, file: [UInt8])] {
    let palette = PNGAssembler.chunk("PLTE", [0, 85, 170, 255].flatMap { [$0, $0, $0] })
    let clear = PNGAssembler.chunk("tRNS", [0])
    var forms: [(String, [UInt8])] = [("palette", file(3, 8, isInterlaced, before: [palette, clear], levels))]
    for depth in [8, 16] as [UInt8] {
      let step: UInt16 = depth == 8 ? 85 : 21845
      let full: UInt16 = depth == 8 ? 255 : 65535
      let values = levels.map { (color: $0 * step, alpha: $0 == 0 ? 0 : full) }
      let grey = PNGAssembler.chunk("tRNS", [0, 0])
      let color = PNGAssembler.chunk("tRNS", [0, 0, 0, 0, 0, 0])
      forms.append(("grey key of \(depth)", file(0, depth, isInterlaced, before: [grey], values.map(\.color))))
      forms.append(
        (
          "RGB key of \(depth)",
          file(2, depth, isInterlaced, before: [color], values.flatMap { [$0.color, $0.color, $0.color] })
        ))
      forms.append(
        ("grey and alpha of \(depth)", file(4, depth, isInterlaced, values.flatMap { [$0.color, $0.alpha] })))
      forms.append(
        ("RGBA of \(depth)", file(6, depth, isInterlaced, values.flatMap { [$0.color, $0.color, $0.color, $0.alpha] })))
    }
    return forms
  }

  /// One pixel more bright by a step.
  private static var changed: [UInt16] {
    var levels = levels
    let place = levels.firstIndex(of: 1)!
    levels[place] = 2
    return levels
  }

  @Test func everyFormAgainstEveryOther() {
    for forms in [Self.opaque, Self.transparent] {
      let all = forms(Self.levels, false) + forms(Self.levels, true)
      let others = forms(Self.changed, false) + forms(Self.changed, true)
      for one in all {
        for (other, differing) in zip(all, others) {
          for metric in [Metric.exact, .standard] {
            let same = Compare.pair(one.file, other.file, by: Compare.comparer(metric))
            #expect(same.verdict == .same && same.pixels?.changed == 0, "\(one.name) and \(other.name): \(same)")
            let different = Compare.pair(one.file, differing.file, by: Compare.comparer(metric))
            #expect(different.pixels?.different == 1, "\(one.name) and \(other.name): \(different)")
          }
        }
      }
    }
  }

  /// The last bit of 16 is a difference by samples, and none that CIEDE2000 shows.
  @Test func sixteenBitsAreCompared() {
    func file(_ last: UInt16) -> [UInt8] {
      PNGAssembler(width: 2, height: 1, rgba: [1000, 2000, 3000, 65535, 40000, 50000, last, 65535], bitDepth: 16).file()
    }
    let exact = Compare.pair(file(60000), file(60001), by: Compare.comparer(.exact))
    #expect(exact.verdict == .different && exact.pixels?.different == 1 && exact.pixels?.maxLevels == [0, 0, 1, 0])
    let standard = Compare.pair(file(60000), file(60001))
    #expect(standard.verdict == .same && standard.pixels?.changed == 1)
  }
}
