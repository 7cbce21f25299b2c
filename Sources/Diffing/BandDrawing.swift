import Comparing
import PNGCodec
import PartChanges
import Pixels

/// A difference picture in work: its rows are drawn by several threads at once, and written by one, a band at a time.
final class BandDrawing: @unchecked Sendable {
  // Unchecked, as each thread draws rows of its own, and nobody draws while rows are written.
  private let painter: DifferencePainter
  private let writer: PNGRowWriter
  private let bytesPerRow: Int
  private var memory: UnsafeMutableRawPointer?
  private var capacity = 0
  private var rows = 0..<0
  private var failure: PNGError?

  /// A picture of a pair of `size`; `planes` tells the parts of the shoe where the style shows them.
  init(_ style: PictureStyle, size: PixelSize, planes: PartPlanes?) throws(PNGError) {
    painter = DifferencePainter(style, size: size, planes: planes)
    bytesPerRow = painter.bytesPerRow
    writer = try PNGRowWriter(
      size: painter.pictureSize, form: painter.form, compression: .fast,
      text: [PNGText(keyword: DifferencePictures.keyword, text: style.rawValue)])
  }

  deinit { memory?.deallocate() }

  /// Whether rows wait to be written.
  var hasRows: Bool { !rows.isEmpty }

  /// Makes room for the rows of a band; those of the band before have been written.
  func begin(_ band: Range<Int>) {
    if band.count > capacity {
      memory?.deallocate()
      memory = .allocate(byteCount: band.count * bytesPerRow, alignment: 16)
      capacity = band.count
    }
    rows = band
  }

  /// Draws some rows of the band. `verdicts` and `deltaE` begin at the first of them.
  func draw(
    _ part: Range<Int>, expected: PixelRows, actual: PixelRows, verdicts: UnsafePointer<PixelVerdict>,
    deltaE: UnsafePointer<Float>
  ) {
    guard let memory else { return }
    for y in part {
      let offset = (y - part.lowerBound) * expected.width
      painter.draw(
        row: y, expected: expected, actual: actual, verdicts: verdicts + offset, deltaE: deltaE + offset,
        into: memory + (y - rows.lowerBound) * bytesPerRow)
    }
  }

  /// Writes the rows that have been drawn.
  func writeRows() {
    guard let memory, hasRows, failure == nil else { return }
    do throws(PNGError) {
      try writer.write(rows: rows.count, from: UnsafeRawPointer(memory))
    } catch {
      failure = error
    }
    rows = rows.upperBound..<rows.upperBound
  }

  /// The whole file.
  func finish() throws(PNGError) -> [UInt8] {
    if let failure { throw failure }
    try writer.finish()
    return writer.takeBytes()
  }
}
