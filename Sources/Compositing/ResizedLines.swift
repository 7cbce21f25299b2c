import Pixels

/// The lines of a picture of separate masks, composited at their own size and resized afterwards, premultiplied in Float32:
/// each is the mean of some lines, and then of some columns.
struct ResizedLines<Rounding: MixtureRounding> {
  /// The line loaded last; the lanes beyond its width do not count.
  private(set) var line: [PremultipliedLanes]
  /// The largest relative error. A mean adds one rounding for each weight, for each product and for each sum: 1 more than
  /// it has terms.
  let relativeError: Float

  private let compositor: LineCompositor<Rounding>
  private let horizontal: AxisFootprint
  private let vertical: AxisFootprint
  private let isResized: Bool
  private var sum: [PremultipliedLanes]
  /// A line at the masks' size and its number: the next mean often begins with the last one's end.
  private var source: [PremultipliedLanes]
  private var sourceNumber = -1

  init(_ compositor: LineCompositor<Rounding>, _ footprint: DoubtfulPixels.Footprint, isResized: Bool) {
    self.compositor = compositor
    self.isResized = isResized
    (horizontal, vertical) = (footprint.horizontal, footprint.vertical)
    let roundings = isResized ? horizontal.longest + vertical.longest + 2 : 0
    relativeError = compositor.relativeError + Float(roundings) * 0x1p-24
    func blocks(_ width: Int) -> [PremultipliedLanes] {
      [PremultipliedLanes](
        repeating: PremultipliedLanes(), count: (width + PremultipliedLanes.width - 1) / PremultipliedLanes.width)
    }
    line = blocks(horizontal.count)
    source = isResized ? blocks(compositor.size.width) : []
    sum = source
  }

  /// Makes line `y` of the picture.
  mutating func load(_ y: Int) {
    guard isResized else { return line.withUnsafeMutableBufferPointer { compositor.composite(line: y, into: $0) } }
    for block in sum.indices { sum[block] = PremultipliedLanes() }
    for (number, weight) in zip(vertical.source(of: y), vertical.weights(of: y)) {
      loadSource(number)
      let share = PremultipliedLanes.Lanes(repeating: Float(Double(weight) / Double(vertical.total)))
      for block in sum.indices { sum[block].add(source[block], times: share) }
    }
    resizeSum()
  }

  private mutating func loadSource(_ number: Int) {
    guard number != sourceNumber else { return }
    source.withUnsafeMutableBufferPointer { compositor.composite(line: number, into: $0) }
    sourceNumber = number
  }

  private mutating func resizeSum() {
    let total = Double(horizontal.total)
    for x in 0..<horizontal.count {
      var pixel = SIMD4<Float>.zero
      let first = horizontal.offsets[x]
      for column in horizontal.source(of: x) {
        let weight = Float(Double(horizontal.weights[first + column - horizontal.first[x]]) / total)
        pixel += sum[column / PremultipliedLanes.width][column % PremultipliedLanes.width] * weight
      }
      line[x / PremultipliedLanes.width][x % PremultipliedLanes.width] = pixel
    }
  }
}

extension PremultipliedLanes {
  /// Red, green, blue and alpha of one pixel.
  @inline(__always) fileprivate subscript(lane: Int) -> SIMD4<Float> {
    get { SIMD4(red[lane], green[lane], blue[lane], alpha[lane]) }
    set { (red[lane], green[lane], blue[lane], alpha[lane]) = (newValue.x, newValue.y, newValue.z, newValue.w) }
  }
}
