public import Reports
import ShoeRender

extension ListComparison {
  /// The picture of one side of a pair that ``run(_:_:)`` gave, made now; nil where that side has none.
  public func picture(_ side: Side, of pair: PairReport) -> [UInt8]? {
    guard pair.verdict != .error, (side == .expected ? pair.expected : pair.actual) != nil,
      let row = row(side, of: pair)
    else { return nil }
    return try? renderer.plan(row, of: side == .expected ? expected : actual).png()
  }

  private func row(_ side: Side, of pair: PairReport) -> Int? {
    guard let keys else { return 0 }
    return side == .expected ? keys.expected.row(of: pair.renamedFrom ?? pair.name) : keys.actual.row(of: pair.name)
  }
}
