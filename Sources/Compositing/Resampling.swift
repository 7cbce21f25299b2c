import Pixels

/// Resizes a plane of tuples: what comes out is a plane of weight rows, exactly what compositing at full size and
/// resizing afterwards would give, before any colour is known.
///
/// Flat art has long runs of one tuple. Wherever all source lines of a destination line go on with one tuple, all
/// samples whose footprints lie inside that run are filled at once; so the work grows with the edges, not the area.
struct Resampling {
  private let source: IndexPlane
  private let horizontal: AxisFootprint
  private let vertical: AxisFootprint
  private var runs: RunEnds
  private var areaOfTuple: [UInt64]
  private var shares: [WeightRows.Share] = []
  private(set) var rows: WeightRows

  /// Prepares to resize `source`, whose indices are below `tupleCount`, and which has the footprints' windows.
  init(_ source: IndexPlane, tupleCount: Int, _ horizontal: AxisFootprint, _ vertical: AxisFootprint) {
    precondition(source.size == PixelSize(width: horizontal.window.count, height: vertical.window.count))
    self.source = source
    self.horizontal = horizontal
    self.vertical = vertical
    runs = RunEnds(source, window: vertical.longest)
    areaOfTuple = [UInt64](repeating: 0, count: tupleCount)
    rows = WeightRows(totalArea: horizontal.total * vertical.total, tupleCount: tupleCount)
  }

  /// The plane of row numbers; `rows` holds the rows afterwards.
  mutating func run() -> IndexPlane {
    let size = PixelSize(width: horizontal.count, height: vertical.count)
    let samplesInside = horizontal.samplesInside(sourceCount: source.size.width)
    var indices = [UInt32](repeating: 0, count: size.area)
    for y in 0..<size.height {
      let lines = vertical.source(of: y)
      runs.load(lines)
      var x = 0
      while x < size.width {
        let start = horizontal.first[x]
        let end = commonRunEnd(from: start, lines)
        let next = samplesInside[end]
        if next > x {
          let row = rows.row(ofWhole: source.indices[lines.lowerBound * source.size.width + start])
          for sample in x..<next { indices[y * size.width + sample] = row }
          x = next
        } else {
          indices[y * size.width + x] = mixed(x, y)
          x += 1
        }
      }
    }
    return IndexPlane(size: size, indices: indices)
  }

  /// The column up to which all `lines` go on with one tuple from column `start`; `start` itself where they differ.
  @inline(__always) private func commonRunEnd(from start: Int, _ lines: Range<Int>) -> Int {
    let width = source.size.width
    let tuple = source.indices[lines.lowerBound * width + start]
    var end = width
    for line in lines {
      guard source.indices[line * width + start] == tuple else { return start }
      end = min(end, runs.end(of: line, from: start))
    }
    return end
  }

  private mutating func mixed(_ x: Int, _ y: Int) -> UInt32 {
    let columns = horizontal.source(of: x)
    let lines = vertical.source(of: y)
    let (widths, heights) = (horizontal.offsets[x], vertical.offsets[y])
    shares.removeAll(keepingCapacity: true)
    for line in lines {
      let height = vertical.weights[heights + line - lines.lowerBound]
      let offset = line * source.size.width
      for column in columns {
        let tuple = source.indices[offset + column]
        let area = height * horizontal.weights[widths + column - columns.lowerBound]
        if areaOfTuple[Int(tuple)] == 0 { shares.append((tuple, 0)) }
        areaOfTuple[Int(tuple)] += area
      }
    }
    sortShares()
    for index in shares.indices {
      let tuple = Int(shares[index].tuple)
      shares[index].area = areaOfTuple[tuple]
      areaOfTuple[tuple] = 0
    }
    return rows.row(of: shares)
  }

  /// By tuple, ascending. Nearly always there are two to four shares, for which insertion is fastest.
  @inline(__always) private mutating func sortShares() {
    guard shares.count <= 16 else { return shares.sort { $0.tuple < $1.tuple } }
    for end in 1..<shares.count {
      let share = shares[end]
      var place = end
      while place > 0, shares[place - 1].tuple > share.tuple {
        shares[place] = shares[place - 1]
        place -= 1
      }
      shares[place] = share
    }
  }
}
