import CInflate

/// Some scanlines as they came out of the zlib stream, each led by its filter's number, on their way to RGBA of 8 bits.
///
/// Each function returns how many rows it wrote: all, unless a filter's number is none.
struct ScanlineBand {
  let start: UnsafeMutableRawPointer
  let count: Int
  let lineBytes: Int
  let width: Int

  typealias ColourLine =
    (UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Bool

  private func line(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    (start + y * lineBytes).assumingMemoryBound(to: UInt8.self)
  }

  /// Pixels of 3 or 4 bytes: `undo` takes the filter off and writes RGBA in one go. `above` has the row above the first as
  /// RGBA, and takes the last one.
  func expandColours(
    into memory: UnsafeMutableRawPointer, above: UnsafeMutableRawPointer, key: UInt32?, _ undo: ColourLine
  ) -> Int {
    var previous = UnsafeRawPointer(above)
    for y in 0..<count {
      let row = memory + y * width * 4
      guard
        undo(
          line(y), previous.assumingMemoryBound(to: UInt8.self), row.assumingMemoryBound(to: UInt8.self), width)
      else { return y }
      previous = UnsafeRawPointer(row)
    }
    above.copyMemory(from: previous, byteCount: width * 4)
    if let key {
      cinflate_clear_key(memory.assumingMemoryBound(to: UInt32.self), width * count, key)
    }
    return count
  }

  /// Samples of 1 to 8 bits, each a place in `table`. `above` has the samples of the row above the first, and takes those
  /// of the last.
  func expandTable(
    _ table: [UInt32], _ bitDepth: Int, into memory: UnsafeMutableRawPointer, above: UnsafeMutableRawPointer
  ) -> Int {
    table.withUnsafeBufferPointer { table in
      expandSamples(pixelBytes: 1, above: above) { samples, y in
        let row = (memory + y * width * 4).assumingMemoryBound(to: UInt32.self)
        cinflate_expand_table(samples, Int32(bitDepth), table.baseAddress!, row, width)
      }
    }
  }

  /// Grey and alpha, 8 bits each; `above` as for samples.
  func expandGreyAlpha(into memory: UnsafeMutableRawPointer, above: UnsafeMutableRawPointer) -> Int {
    expandSamples(pixelBytes: 2, above: above) { samples, y in
      cinflate_expand_grey_alpha(samples, (memory + y * width * 4).assumingMemoryBound(to: UInt8.self), width)
    }
  }

  private func expandSamples(
    pixelBytes: Int, above: UnsafeMutableRawPointer, _ expand: (UnsafePointer<UInt8>, Int) -> Void
  ) -> Int {
    var previous = UnsafeRawPointer(above)
    for y in 0..<count {
      let previousSamples = previous.assumingMemoryBound(to: UInt8.self)
      guard cinflate_line_bytes(line(y), previousSamples, lineBytes - 1, pixelBytes) else { return y }
      expand(line(y) + 1, y)
      previous = UnsafeRawPointer(line(y) + 1)
    }
    above.copyMemory(from: previous, byteCount: lineBytes - 1)
    return count
  }
}
