import Testing

@testable import Compositing

/// Equal shares get one row, other shares another, whatever their hashes are.
@Suite struct WeightRowsTests {
  @Test func equalSharesAreOneRow() {
    var rows = WeightRows(totalArea: 6, tupleCount: 3)
    #expect(rows.row(of: [(0, 2), (2, 4)]) == 0)
    #expect(rows.row(ofWhole: 1) == 1)
    #expect(rows.row(of: [(0, 2), (2, 4)]) == 0)
    #expect(rows.row(ofWhole: 1) == 1)
    #expect(rows.count == 2 && rows.longest == 2)
    #expect(rows.tuples == [0, 2, 1] && rows.areas == [2, 4, 6])
  }

  @Test func otherSharesAreOtherRows() {
    var rows = WeightRows(totalArea: 6, tupleCount: 4)
    let shares: [[(tuple: UInt32, area: UInt64)]] = [
      [(0, 2), (2, 4)], [(0, 4), (2, 2)], [(0, 2), (3, 4)], [(0, 2), (1, 2), (2, 2)], [(0, 3), (2, 3)],
    ]
    #expect(shares.map { rows.row(of: $0) } == [0, 1, 2, 3, 4])
    #expect(shares.map { rows.row(of: $0) } == [0, 1, 2, 3, 4])
  }

  /// Far more rows than the table of rows begins with.
  @Test func manyRowsKeepTheirNumbers() {
    var rows = WeightRows(totalArea: 10_000, tupleCount: 3)
    for _ in 0..<2 {
      for area in 1..<5000 as Range<UInt64> {
        #expect(rows.row(of: [(1, area), (2, 10_000 - area)]) == UInt32(area - 1))
      }
    }
  }

  /// Areas that differ by 2^32 only, as no hash of their lower halves can tell.
  @Test func largeAreasAreToldApart() {
    let (small, large): (UInt64, UInt64) = (1, 1 << 32 + 1)
    var rows = WeightRows(totalArea: small + large, tupleCount: 2)
    #expect(rows.row(of: [(0, small), (1, large)]) == 0)
    #expect(rows.row(of: [(0, large), (1, small)]) == 1)
    #expect(rows.row(of: [(0, small), (1, large)]) == 0)
  }
}
