import Pixels

/// A connected piece of what a layer covers: pixels of any coverage that touch by a side or a corner.
public struct CoverageComponent: Sendable {
  /// Pixels of one row that follow each other.
  public struct Run: Sendable {
    /// The row.
    public let y: Int
    /// The columns.
    public let columns: Range<Int>
  }

  /// Its pixels, top row first.
  public let runs: [Run]
  /// How much it covers: the sum of its pixels' coverages, each from 0 to 1.
  public let area: Double
}

extension FlattenedMasks {
  /// The connected pieces of layer number `layer`, by their first pixels. Time grows with the number of pixels.
  public func components(ofLayer layer: Int) -> [CoverageComponent] {
    let maximum = Double(table.maxima[layer])
    let shares = (0..<table.count).map { Double(table.coverages[$0 * table.maxima.count + layer]) / maximum }
    var search = ComponentSearch(size: plane.size, shares: shares)
    for y in 0..<plane.size.height { search.addRow(y, plane.indices) }
    return search.components()
  }
}

/// Joins the runs of each row to those of the row above which they touch: a union-find over runs.
private struct ComponentSearch {
  private let size: PixelSize
  /// For each tuple how much the layer covers.
  private let shares: [Double]
  private var runs: [CoverageComponent.Run] = []
  private var areas: [Double] = []
  /// For each run an earlier one of its component, or itself.
  private var parents: [Int] = []
  private var rowAbove = 0..<0

  init(size: PixelSize, shares: [Double]) {
    self.size = size
    self.shares = shares
  }

  mutating func addRow(_ y: Int, _ indices: [UInt32]) {
    let first = runs.count
    var x = 0
    let start = y * size.width
    while x < size.width {
      let begin = x
      var area = 0.0
      while x < size.width, case let share = shares[Int(indices[start + x])], share > 0 {
        area += share
        x += 1
      }
      if x > begin {
        append(CoverageComponent.Run(y: y, columns: begin..<x), area)
      } else {
        x += 1
      }
    }
    rowAbove = first..<runs.count
  }

  /// The run touches those above that end at or after its first column, and begin at or before its end.
  private mutating func append(_ run: CoverageComponent.Run, _ area: Double) {
    let number = runs.count
    runs.append(run)
    areas.append(area)
    parents.append(number)
    while let above = rowAbove.first, runs[above].columns.upperBound < run.columns.lowerBound {
      rowAbove = above + 1..<rowAbove.upperBound
    }
    for above in rowAbove {
      guard runs[above].columns.lowerBound <= run.columns.upperBound else { break }
      join(above, number)
    }
  }

  private mutating func root(_ run: Int) -> Int {
    var run = run
    while parents[run] != run {
      parents[run] = parents[parents[run]]
      run = parents[run]
    }
    return run
  }

  private mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(a), root(b))
    parents[max(a, b)] = min(a, b)
  }

  mutating func components() -> [CoverageComponent] {
    var members: [Int: [Int]] = [:]
    for run in runs.indices { members[root(run), default: []].append(run) }
    return members.keys.sorted().map { root in
      let own = members[root]!
      return CoverageComponent(runs: own.map { runs[$0] }, area: own.reduce(0) { $0 + areas[$1] })
    }
  }
}
