import Comparing
import PNGCodec
import PartChanges
import Pixels

/// Draws the rows of a difference picture in one of the styles.
struct DifferencePainter: Sendable {
  private let highlight = HighlightPainter()
  let pictureSize: PixelSize

  init(_ style: PictureStyle, size: PixelSize, planes: PartPlanes?) {
    pictureSize = size
  }

  var form: PNGRowWriter.Form { .indexed(highlight.palette ?? []) }
  var compression: PNGCompression { PNGCompression(level: 1, strategy: .runs, filter: .none) }
  var bytesPerRow: Int { pictureSize.width }

  func draw(
    row y: Int, expected: PixelRows, actual: PixelRows, verdicts: UnsafePointer<PixelVerdict>,
    deltaE: UnsafePointer<Float>, into memory: UnsafeMutableRawPointer
  ) {
    highlight.drawIndices(row: y, of: expected, verdicts: verdicts, into: memory.assumingMemoryBound(to: UInt8.self))
  }
}
