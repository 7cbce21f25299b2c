import Comparing
import PNGCodec
import Pixels
import TestSupport
import Testing

/// A picture of 8 or 16 bits a sample, of which views are lent.
struct Picture {
  let size: PixelSize
  let depth: PixelRows.Depth
  let bytes: [UInt8]

  init(size: PixelSize, bytes: [UInt8]) {
    (self.size, self.depth, self.bytes) = (size, .eight, bytes)
    precondition(bytes.count == size.area * 4)
  }

  init(size: PixelSize, samples: [UInt16]) {
    (self.size, self.depth) = (size, .sixteen)
    bytes = samples.withUnsafeBytes { Array($0) }
    precondition(samples.count == size.area * 4)
  }

  /// One colour everywhere, save where `changes` says otherwise.
  init(width: Int, height: Int, _ color: [UInt8], changes: [(x: Int, y: Int, color: [UInt8])] = []) {
    var bytes = [UInt8]()
    for _ in 0..<width * height { bytes += color }
    for change in changes {
      let start = (change.y * width + change.x) * 4
      bytes.replaceSubrange(start..<start + 4, with: change.color)
    }
    self.init(size: PixelSize(width: width, height: height), bytes: bytes)
  }

  /// A fixture by its name in the shared folder, such as `1a`.
  static func fixture(_ name: String) throws -> Picture {
    let bitmap = try PNGDecoder.bitmap(from: try #require(SharedData.bytes(of: "diff/\(name).png")))
    return Picture(size: bitmap.size, bytes: bitmap.bytes)
  }

  /// A copy of some rows in memory of their own, so that nothing lies around them.
  func withRows<Result>(_ rows: Range<Int>, _ body: (PixelRows) throws -> Result) rethrows -> Result {
    let rowBytes = size.width * depth.rawValue / 2
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(rows.count * rowBytes, 1), alignment: 16)
    defer { copy.deallocate() }
    bytes.withUnsafeBytes { source in
      copy.copyMemory(from: source.baseAddress! + rows.lowerBound * rowBytes, byteCount: rows.count * rowBytes)
    }
    return try body(PixelRows(start: copy, rows: rows, width: size.width, depth: depth))
  }
}

/// What a comparer said of a pair.
struct Outcome: Equatable {
  var statistics: PixelStatistics
  var verdicts: [PixelVerdict]
  var deltas: [Float]

  /// Compares in bands of `height` rows, taken in turn by `workers` comparers.
  init(
    _ expected: Picture, _ actual: Picture, _ rule: PixelRule, bands height: Int? = nil, workers: Int = 1,
    ignored: [UInt8]? = nil
  ) {
    let size = expected.size
    var comparers = (0..<workers).map { _ in PixelComparer(rule: rule, size: size, depth: expected.depth) }
    var verdicts = [PixelVerdict](repeating: .different, count: size.area)
    var deltas = [Float](repeating: -1, count: size.area)
    let step = height ?? size.height
    for (number, top) in stride(from: 0, to: size.height, by: step).enumerated() {
      let band = top..<min(top + step, size.height)
      let rows = max(top - PixelComparer.halo, 0)..<min(band.upperBound + PixelComparer.halo, size.height)
      expected.withRows(rows) { expectedRows in
        actual.withRows(rows) { actualRows in
          verdicts.withUnsafeMutableBufferPointer { verdicts in
            deltas.withUnsafeMutableBufferPointer { deltas in
              let plane = ignored.map { Array($0[(band.lowerBound * size.width)...]) }
              comparers[number % workers].compare(
                band, expected: expectedRows, actual: actualRows, ignored: plane,
                verdicts: verdicts.baseAddress! + top * size.width, deltaE: deltas.baseAddress! + top * size.width)
            }
          }
        }
      }
    }
    (self.verdicts, self.deltas) = (verdicts, deltas)
    statistics = comparers.reduce(into: PixelStatistics()) { $0.merge($1.statistics) }
  }
}

extension PixelComparer {
  /// Lends an array as the plane of ignored pixels.
  mutating func compare(
    _ band: Range<Int>, expected: PixelRows, actual: PixelRows, ignored: [UInt8]?,
    verdicts: UnsafeMutablePointer<PixelVerdict>, deltaE: UnsafeMutablePointer<Float>
  ) {
    guard let ignored else {
      compare(band, expected: expected, actual: actual, verdicts: verdicts, deltaE: deltaE)
      return
    }
    ignored.withUnsafeBufferPointer { plane in
      compare(
        band, expected: expected, actual: actual, ignored: plane.baseAddress, verdicts: verdicts, deltaE: deltaE)
    }
  }
}
