import CInflate
import PNGCodec
import Pixels

/// Reads the rows of a regular PNG. It stops, without a word, at whatever is not as it should be.
final class RegularReader {
  private let form: RegularForm
  private let scanlines: ScanlineSource
  private let width: Int
  /// The row above the next as RGBA, for 3 and 4 bytes a pixel, else its samples, and room for one more; zeros above the first.
  private var above: [UInt8]
  /// One row as RGBA, where samples come out wider.
  private var narrow: [UInt8] = []

  /// Nil for damage that shows at once, and where memory runs out.
  init?(_ form: RegularForm, in file: UnsafeRawBufferPointer, bandBytes: Int, released: ((Int) -> Void)?) {
    let rowBytes = form.header.size.width * 4
    guard Memory.isAvailable(3 * rowBytes),
      let source = ScanlineSource(form, in: file, bandBytes: bandBytes, released: released)
    else { return nil }
    self.form = form
    scanlines = source
    width = form.header.size.width
    above = [UInt8](repeating: 0, count: max(rowBytes, 2 * form.lineBytes) + ScanlineSource.margin)
  }

  /// Reads the next `count` rows; returns how many it could.
  func read(rows count: Int, into memory: UnsafeMutableRawPointer, depth: PixelRows.Depth) -> Int {
    var done = 0
    while done < count {
      guard let band = scanlines.next(atMost: count - done) else { return done }
      let read = expand(band, into: memory + done * width * depth.rawValue / 2, depth: depth)
      done += read
      guard read == band.count else { return done }
    }
    return done
  }

  /// Whether nothing is wrong behind the last row.
  func ends() -> Bool { scanlines.ends() }

  private func expand(
    _ band: (start: UnsafePointer<UInt8>, count: Int), into memory: UnsafeMutableRawPointer, depth: PixelRows.Depth
  ) -> Int {
    above.withUnsafeMutableBytes { above in
      switch depth {
      case .eight: expand(band, into: memory, above: above.baseAddress!)
      case .sixteen: expandWide(band, into: memory, above: above.baseAddress!)
      }
    }
  }

  private func expandWide(
    _ band: (start: UnsafePointer<UInt8>, count: Int), into memory: UnsafeMutableRawPointer,
    above: UnsafeMutableRawPointer
  ) -> Int {
    if narrow.isEmpty { narrow = [UInt8](repeating: 0, count: width * 4 + ScanlineSource.margin) }
    return narrow.withUnsafeMutableBytes { narrow in
      let row = narrow.baseAddress!
      for y in 0..<band.count {
        let line = (start: band.start + y * form.lineBytes, count: 1)
        guard expand(line, into: row, above: above) == 1 else { return y }
        cinflate_widen(
          row.assumingMemoryBound(to: UInt8.self),
          (memory + y * width * 8).assumingMemoryBound(to: UInt16.self), width * 4)
      }
      return band.count
    }
  }

  /// Rows of 8-bit RGBA, one behind the other; keeps the last one in `above`.
  private func expand(
    _ band: (start: UnsafePointer<UInt8>, count: Int), into memory: UnsafeMutableRawPointer,
    above: UnsafeMutableRawPointer
  ) -> Int {
    let lines = ScanlineBand(start: band.start, count: band.count, lineBytes: form.lineBytes, width: width)
    return switch form.pixels {
    case .truecolour(let key): lines.expandColours(into: memory, above: above, key: key, cinflate_line_rgb)
    case .truecolourWithAlpha: lines.expandColours(into: memory, above: above, key: nil, cinflate_line_rgba)
    case .table(let table): lines.expandTable(table, form.header.bitDepth, into: memory, samples: above)
    case .greyAlpha: lines.expandGreyAlpha(into: memory, samples: above)
    }
  }
}
