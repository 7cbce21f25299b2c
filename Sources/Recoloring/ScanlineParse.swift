/// The scanlines of a plane cut into literals and copies, which hold for whatever colours the plane's rows get.
///
/// What was tried, on a sneaker of 1000 x 456 with soft masks (1,236 rows; mean of 20 random colorways, RGBA):
///
///     pixels as units, nothing known of their bytes                       43.6 kB
///     zeros, alphas and hues known to be equal (``RowTraits``)             41.0
///     matches joined inside runs, cut after pieces of 258 bytes            39.7
///     first costs from typical pictures, literals' from sample colours     39.4
///     twelve runs of a value looked at, longer matches taken whole         39.2    <- here; without alpha 38.3
///     zlib 6 and 9, libdeflate 12 on one colorway's bytes                  38.5, 35.6, 34.5
///
/// The compressors see bytes that are equal in one colorway by chance, which no parse for all may use. On colours
/// without chance they make 42.7, 39.7 and 39.8 where this makes 40.0. The classic's own masks, rounded to 256 rows: 30.5 kB.
///
/// - Filters: libdeflate 12 makes 34.5 kB with None, 40.7 with Sub, 46.7 with Up.
/// - Passes: one 39.5 kB, two 39.4, three and more 39.4. Without typical costs: 40.7, 39.7, 39.6, 39.5.
/// - Three blocks with codes of their own would save 1.5 %, and cost 9 microseconds each a colorway.
/// - Aligned runs looked at: 12 instead of 24 make 0.2 % more, 100 nothing less. Entrances to a run: two 0.1 % more, eight
///   nothing less. Each candidate at each place, instead of the nearest that reaches it: nothing less.
/// - Carrying the parse: 36 kB, read and checked in 0.4 of the time that it takes to make and build the picture.
struct ScanlineParse: Equatable, Sendable {
  let scanlines: Scanlines
  let operations: [ParseOperation]

  init(scanlines: Scanlines, operations: [ParseOperation]) {
    self.scanlines = scanlines
    self.operations = operations
  }

  /// Runs, and about how many bytes, that are parsed at a time: bounds the memory, and the sums of costs.
  private static let bandLength = 1 << 16
  private static let bandBytes = 1 << 26

  /// The runs from `first` on that are parsed together.
  private static func band(from first: Int, count: Int, _ starts: UnsafePointer<UInt32>) -> Range<Int> {
    var end = min(count, first + bandLength)
    while end > first + 1, starts[end] - starts[first] > bandBytes { end = first + (end - first) / 2 }
    return first..<end
  }

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
        var band = Self.band(from: 0, count: count, starts)
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
          band = Self.band(from: band.upperBound, count: count, starts)
        }
      }
    }
    self.operations = operations
  }
}
