import Comparing
import Diffing
import PNGCodec
import Pixels
import Reports
import TestSupport
import Testing

/// A and B give what B and A give, for every fixture of pixelmatch's own suite.
@Suite(.enabled(if: SharedData.isPresent, "needs ../shared/data/diff beside the checkout"))
struct SymmetryTests {
  static let names = SharedData.names(in: "diff/input")

  static let pairs: [(String, String)] = names.enumerated().flatMap { index, one in
    names[index...].map { (one, $0) }
  }

  static func file(_ name: String) throws -> [UInt8] { try #require(SharedData.bytes(of: "diff/input/\(name)")) }

  @Test func theFixturesAreThere() { #expect(Self.names.count == 15) }

  @Test(arguments: pairs)
  func bothWaysAgree(one: String, other: String) throws {
    let (first, second) = (try Self.file(one), try Self.file(other))
    for metric in Compare.metrics {
      for antialiasing in Antialiasing.allCases {
        let comparer = Compare.comparer(metric, antialiasing: antialiasing)
        let there = Compare.pair(first, second, by: comparer)
        let back = Compare.pair(second, first, by: comparer)
        #expect(there.verdict == back.verdict && there.exceeded == back.exceeded)
        #expect(there.expectedSize == back.actualSize && there.actualSize == back.expectedSize)
        var (pixels, opposite) = (there.pixels, back.pixels)
        #expect(pixels?.worst?.deltaE == opposite?.worst?.deltaE)
        // The colours of the worst pixel are the other way round.
        pixels?.worst = nil
        opposite?.worst = nil
        #expect(pixels == opposite)
        if one == other { #expect(there.verdict == .same) }
      }
    }
  }

  /// Threads share a pair's rows; what comes out is the same, and so is the picture.
  @Test(arguments: ["1", "2", "3", "4", "5", "6", "7"], [2, 7])
  func threadsChangeNothing(fixture: String, threads: Int) throws {
    let (first, second) = (try Self.file("\(fixture)a.png"), try Self.file("\(fixture)b.png"))
    let alone = Compare.outcome(first, second, Compare.comparer(style: .highlight))
    let shared = Compare.outcome(first, second, Compare.comparer(style: .highlight, threads: threads))
    #expect(alone.report == shared.report)
    #expect(alone.picture == shared.picture && alone.picture != nil)
  }
}
