import Pixels

/// Resizes a plane of tuples: what comes out is a plane of weight rows, exactly what compositing at full size and
/// resizing afterwards would give, before any colour is known.
struct Resampling {
  private let source: IndexPlane
  private let horizontal: AxisFootprint
  private let vertical: AxisFootprint
  private var areaOfTuple: [UInt64]
  private var touched: [UInt32] = []
  private(set) var rows: WeightRows

  /// Prepares to resize `source`, whose indices are below `tupleCount`, to `size`.
  init(_ source: IndexPlane, tupleCount: Int, to size: PixelSize) {
    self.source = source
    horizontal = AxisFootprint(from: source.size.width, to: size.width)
    vertical = AxisFootprint(from: source.size.height, to: size.height)
    areaOfTuple = [UInt64](repeating: 0, count: tupleCount)
    rows = WeightRows(totalArea: horizontal.total * vertical.total, tupleCount: tupleCount)
  }

  /// The plane of row numbers; `rows` holds the rows afterwards.
  mutating func run() -> IndexPlane {
    let size = PixelSize(width: horizontal.first.count, height: vertical.first.count)
    var indices = [UInt32](repeating: 0, count: size.area)
    for y in 0..<size.height {
      for x in 0..<size.width {
        indices[y * size.width + x] = pixel(x, y)
      }
    }
    return IndexPlane(size: size, indices: indices)
  }

  private mutating func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let columns = horizontal.offsets[x]..<horizontal.offsets[x + 1]
    let lines = vertical.offsets[y]..<vertical.offsets[y + 1]
    let start = vertical.first[y] * source.size.width + horizontal.first[x]
    let tuple = source.indices[start]
    for line in 0..<lines.count {
      let offset = start + line * source.size.width
      for column in 0..<columns.count where source.indices[offset + column] != tuple {
        return mixed(columns, lines, start)
      }
    }
    return rows.row(ofWhole: tuple)
  }

  private mutating func mixed(_ columns: Range<Int>, _ lines: Range<Int>, _ start: Int) -> UInt32 {
    touched.removeAll(keepingCapacity: true)
    for line in 0..<lines.count {
      let offset = start + line * source.size.width
      let height = vertical.weights[lines.lowerBound + line]
      for column in 0..<columns.count {
        let tuple = Int(source.indices[offset + column])
        if areaOfTuple[tuple] == 0 { touched.append(UInt32(tuple)) }
        areaOfTuple[tuple] += height * horizontal.weights[columns.lowerBound + column]
      }
    }
    touched.sort()
    let shares = touched.map { (tuple: $0, area: areaOfTuple[Int($0)]) }
    for tuple in touched { areaOfTuple[Int(tuple)] = 0 }
    return rows.row(of: shares)
  }
}
