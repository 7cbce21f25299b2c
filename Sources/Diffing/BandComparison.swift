import Comparing
import PNGCodec
import PNGRows
import Pixels
import Threads

/// Compares the pixels of two pictures of one size, band by band: of each only some rows are in memory at a time.
///
/// A step reads both sides at once, and writes what the step before has drawn; then the rows that have their neighbours are
/// judged and drawn, in pieces shared among the threads. What comes out does not depend on how many there are.
final class BandComparison: @unchecked Sendable {
  // Unchecked, as the tasks of a step touch different members: each side has one reading, each piece its comparer.
  private let sides: [BandReading]
  private let size: PixelSize
  private let bandHeight: Int
  private let ignored: [UInt8]?
  private let drawing: BandDrawing?
  private let comparers: UnsafeMutableBufferPointer<PixelComparer>
  /// For each pixel of a band, where it is drawn.
  private let verdicts: UnsafeMutableBufferPointer<PixelVerdict>
  private let deltaE: UnsafeMutableBufferPointer<Float>

  /// A band has about so many bytes, so that both stay in the processor's cache.
  private static let bytesABand = 1 << 19

  /// `ignored` has a byte for each pixel, not 0 where nothing is judged. Readers have read nothing yet.
  init(
    expected: PictureReader, actual: PictureReader, rule: PixelRule, ignored: [UInt8]?, drawing: BandDrawing?,
    pieces: Int
  ) {
    size = expected.header.size
    let isWide = max(expected.header.bitDepth, actual.header.bitDepth) == 16
    let depth: PixelRows.Depth = isWide ? .sixteen : .eight
    let height = max(8, Self.bytesABand / max(1, size.width * depth.rawValue / 2))
    bandHeight = min(height, size.height)
    let capacity = min(bandHeight + 2 * PixelComparer.halo, size.height)
    sides = [expected, actual].map { BandReading($0, depth: depth, capacity: capacity) }
    comparers = .allocate(capacity: pieces)
    // Each its own: copies of one would share memory.
    for piece in 0..<pieces {
      comparers.initializeElement(at: piece, to: PixelComparer(rule: rule, size: size, depth: depth))
    }
    self.ignored = ignored
    self.drawing = drawing
    let drawn = drawing == nil ? 0 : capacity * size.width
    verdicts = .allocate(capacity: drawn)
    verdicts.initialize(repeating: .equal)
    deltaE = .allocate(capacity: drawn)
    deltaE.initialize(repeating: 0)
  }

  deinit {
    comparers.deinitialize().deallocate()
    verdicts.deallocate()
    deltaE.deallocate()
  }

  /// Why the expected and the actual picture could not be read.
  var failures: (expected: PNGError?, actual: PNGError?) { (sides[0].failure, sides[1].failure) }

  /// What was found in all rows.
  var statistics: PixelStatistics {
    comparers.reduce(into: PixelStatistics()) { $0.merge($1.statistics) }
  }

  /// Reads and judges all rows, or as many as can be read.
  func run(with team: Team) {
    var (read, judged) = (0, 0)
    while judged < size.height {
      let first = max(judged - PixelComparer.halo, 0)
      let end = min(first + bandHeight + (first < judged ? PixelComparer.halo : 0), size.height)
      read = max(read, end)
      let goal = read
      team.perform(drawing?.hasRows == true ? 3 : 2) { task in
        task < 2 ? self.sides[task].advance(keepingFrom: first, to: goal) : self.drawing?.writeRows()
      }
      if sides.contains(where: { $0.failure != nil }) { return }
      let last = read == size.height ? size.height : read - PixelComparer.halo
      judge(judged..<last, with: team)
      judged = last
    }
    drawing?.writeRows()
  }

  private func judge(_ band: Range<Int>, with team: Team) {
    drawing?.begin(band)
    let pieces = comparers.count
    team.perform(pieces) { piece in
      let start = band.lowerBound + band.count * piece / pieces
      let end = band.lowerBound + band.count * (piece + 1) / pieces
      if start < end { self.judge(start..<end, of: band, piece) }
    }
  }

  private func judge(_ rows: Range<Int>, of band: Range<Int>, _ piece: Int) {
    let (expected, actual) = (sides[0].band, sides[1].band)
    ignored.withPlane(from: rows.lowerBound * size.width) { ignored in
      guard let drawing else {
        return comparers[piece].compare(rows, expected: expected, actual: actual, ignored: ignored)
      }
      let offset = (rows.lowerBound - band.lowerBound) * size.width
      let (verdicts, deltaE) = (verdicts.baseAddress! + offset, deltaE.baseAddress! + offset)
      comparers[piece].compare(
        rows, expected: expected, actual: actual, ignored: ignored, verdicts: verdicts, deltaE: deltaE)
      drawing.draw(rows, expected: expected, actual: actual, verdicts: verdicts, deltaE: deltaE)
    }
  }
}

extension [UInt8]? {
  /// Lends the plane from an element on; nil where there is none.
  fileprivate func withPlane(from offset: Int, _ body: (UnsafePointer<UInt8>?) -> Void) {
    guard let plane = self else { return body(nil) }
    plane.withUnsafeBufferPointer { body($0.baseAddress! + offset) }
  }
}
