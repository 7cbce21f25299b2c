/// The scanlines of a plane cut into literals and copies, which hold for whatever colours the plane's rows get.
struct ScanlineParse: Equatable, Sendable {
  let scanlines: Scanlines
  let operations: [ParseOperation]

  init(scanlines: Scanlines, operations: [ParseOperation]) {
    self.scanlines = scanlines
    self.operations = operations
  }

  /// Runs that are parsed at a time; bounds the memory.
  private static let bandLength = 1 << 16

  /// Parses the runs.
  init(_ runs: borrowing ScanlineRuns, classes: PixelClasses, literals: LiteralModel, passes: Int = 2) {
    scanlines = runs.scanlines
    let count = runs.count
    var operations: [ParseOperation] = []
    runs.values.withUnsafeBufferPointer { values in
      runs.starts.withUnsafeBufferPointer { starts in
        let (values, starts) = (values.baseAddress!, starts.baseAddress!)
        var finder = MatchFinder(values: values, starts: starts, count: count, classes: classes)
        var costs = literals.initialCosts
        var band = 0..<min(count, Self.bandLength)
        while !band.isEmpty {
          finder.find(in: band)
          var parsed: [ParseOperation] = []
          for pass in 0..<passes {
            if pass > 0 { costs = literals.costs(of: parsed) }
            parsed.removeAll(keepingCapacity: true)
            var graph = ParseGraph(values: values, starts: starts, range: band, classes: classes, costs: costs)
            graph.solve(finder)
            graph.appendOperations(to: &parsed)
          }
          operations += parsed
          band = band.upperBound..<min(count, band.upperBound + Self.bandLength)
        }
      }
    }
    self.operations = operations
  }
}
