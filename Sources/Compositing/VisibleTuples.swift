/// Coverage tuples merged where no colour of the given tint alphas can tell them apart.
///
/// Under a layer that covers a pixel wholly and opaquely nothing is seen, and a tint of alpha 0 shows nothing: such
/// coverages are set to 0. Two tuples then have equal weights exactly when they are equal: the top layer's weight
/// is its own alpha, and below it each weight gives the next alpha unless one above is 1.
struct VisibleTuples {
  /// The merged tuples, in order of first appearance.
  let table: CoverageTable
  /// For each tuple of the original table its number in `table`.
  let merged: [UInt32]

  init(_ original: CoverageTable, tintAlphas: [UInt8]) {
    precondition(tintAlphas.count == original.layerCount, "one tint alpha a layer")
    let columns = Self.visibleColumns(of: original, tintAlphas: tintAlphas)
    var folding = TupleFolding(count: original.count, worthFinding: 2)
    for column in columns { folding.fold(column) }
    merged = folding.indices
    table = CoverageTable(maxima: original.maxima, coverages: folding.tuples)
  }

  /// For each layer the coverages of all tuples, those that cannot be seen replaced by 0.
  private static func visibleColumns(of table: CoverageTable, tintAlphas: [UInt8]) -> [[UInt16]] {
    var hidden = [Bool](repeating: false, count: table.count)
    var columns: [[UInt16]] = []
    for layer in (0..<table.layerCount).reversed() {
      columns.append(
        (0..<table.count).map { tuple in
          let coverage = table.coverages[tuple * table.layerCount + layer]
          let visible = hidden[tuple] || tintAlphas[layer] == 0 ? 0 : coverage
          if visible == table.maxima[layer], tintAlphas[layer] == 255 { hidden[tuple] = true }
          return visible
        })
    }
    return columns.reversed()
  }
}
