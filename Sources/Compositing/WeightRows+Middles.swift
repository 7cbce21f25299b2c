extension WeightRows {
  /// Rows that lie in the middle of two of these, or are one of them: where both are the same. For each pair the number
  /// of its row; equal ones have one.
  func middles(of pairs: [(first: Int, second: Int)], tupleCount: Int) -> (rows: WeightRows, numbers: [UInt32]) {
    var rows = WeightRows(totalArea: totalArea * 2, tupleCount: tupleCount)
    let numbers = pairs.map { first, second in
      let shares = sum(shares(ofRow: UInt32(first)), shares(ofRow: UInt32(second)))
      return shares.count == 1 ? rows.row(ofWhole: shares[0].tuple) : rows.row(of: shares)
    }
    return (rows, numbers)
  }

  /// The areas of each tuple added; tuples ascend.
  private func sum(_ left: [Share], _ right: [Share]) -> [Share] {
    var sum: [Share] = []
    for share in (left + right).sorted(by: { $0.tuple < $1.tuple }) {
      if sum.last?.tuple == share.tuple {
        sum[sum.count - 1].area += share.area
      } else {
        sum.append(share)
      }
    }
    return sum
  }
}
