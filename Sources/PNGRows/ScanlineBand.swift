import CInflate

/// Some scanlines as they came out of the zlib stream, each led by its filter's number, on their way to RGBA of 8 bits.
///
/// Each function returns how many rows it wrote: all, unless a filter's number is none.
struct ScanlineBand {
  let start: UnsafePointer<UInt8>
  let count: Int
  let lineBytes: Int
  let width: Int

  typealias ColourLine =
    (UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Bool

  private func line(_ y: Int) -> UnsafePointer<UInt8> { start + y * lineBytes }

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

  /// Samples of 1 to 8 bits, each a place in `table`. `samples` has room for two rows, the first being the samples above the
  /// first scanline; it takes those of the last.
  func expandTable(
    _ table: [UInt32], _ bitDepth: Int, into memory: UnsafeMutableRawPointer, samples: UnsafeMutableRawPointer
  ) -> Int {
    table.withUnsafeBufferPointer { table in
      expandSamples(pixelBytes: 1, samples) { samples, y in
        let row = (memory + y * width * 4).assumingMemoryBound(to: UInt32.self)
        cinflate_expand_table(samples, Int32(bitDepth), table.baseAddress!, row, width)
      }
    }
  }

  /// Grey and alpha, 8 bits each; `samples` as for a table.
  func expandGreyAlpha(into memory: UnsafeMutableRawPointer, samples: UnsafeMutableRawPointer) -> Int {
    expandSamples(pixelBytes: 2, samples) { samples, y in
      cinflate_expand_grey_alpha(samples, (memory + y * width * 4).assumingMemoryBound(to: UInt8.self), width)
    }
  }

  private func expandSamples(
    pixelBytes: Int, _ samples: UnsafeMutableRawPointer, _ expand: (UnsafePointer<UInt8>, Int) -> Void
  ) -> Int {
    let sampleBytes = lineBytes - 1
    let first = samples.assumingMemoryBound(to: UInt8.self)
    var (above, row) = (first, first + sampleBytes)
    for y in 0..<count {
      guard cinflate_line_bytes(line(y), above, row, sampleBytes, pixelBytes) else { return y }
      expand(row, y)
      swap(&above, &row)
    }
    if above != first { first.update(from: above, count: sampleBytes) }
    return count
  }
}
