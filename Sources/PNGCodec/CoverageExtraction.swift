/// UInt8 or UInt16.
typealias CoverageSample = FixedWidthInteger & UnsignedInteger & BitwiseCopyable

/// Takes coverages out of one row of samples at a time. A pixel has 1 to 4 channels: grey or red, green, blue, then
/// alpha if their number is even.
struct CoverageExtraction<Sample: CoverageSample> {
  /// Reads a row, whose number is for error messages, and writes one coverage a pixel.
  typealias RowFunction<Coverage> =
    (UnsafeBufferPointer<Sample>, Int, UnsafeMutableBufferPointer<Coverage>) throws(PNGError) -> Void

  let channels: Int
  let isInverted: Bool

  var hasAlpha: Bool { channels.isMultiple(of: 2) }
  private var hasColour: Bool { channels >= 3 }

  /// The alpha channel.
  func alpha(_ row: UnsafeBufferPointer<Sample>, y: Int, into coverages: UnsafeMutableBufferPointer<Sample>) {
    // A constant step lets the loop be vectorised.
    if channels == 4 { gather(row, step: 4, into: coverages) } else { gather(row, step: 2, into: coverages) }
  }

  /// The last of every `step` samples.
  @inline(__always)
  private func gather(
    _ row: UnsafeBufferPointer<Sample>, step: Int, into coverages: UnsafeMutableBufferPointer<Sample>
  ) {
    precondition(row.count == coverages.count * step)
    for x in coverages.indices { coverages[x] = row[x &* step &+ (step &- 1)] }
  }

  /// The grey value of pixels without alpha.
  func luminance(
    _ row: UnsafeBufferPointer<Sample>, y: Int, into coverages: UnsafeMutableBufferPointer<Sample>
  ) throws(PNGError) {
    for x in coverages.indices { coverages[x] = try grey(of: row, x: x, y: y) }
  }

  /// Grey value times alpha, rounded once to 16 bits: exact where alpha is 0 or full.
  func luminanceTimesAlpha(
    _ row: UnsafeBufferPointer<Sample>, y: Int, into coverages: UnsafeMutableBufferPointer<UInt16>
  ) throws(PNGError) {
    let maximum = UInt64(Sample.max)
    let square = maximum * maximum
    for x in coverages.indices {
      let alpha = UInt64(row[x * channels + channels - 1])
      let product = alpha == 0 ? 0 : alpha * UInt64(try grey(of: row, x: x, y: y))
      coverages[x] = UInt16((product * 65535 + square / 2) / square)
    }
  }

  @inline(__always)
  private func grey(of row: UnsafeBufferPointer<Sample>, x: Int, y: Int) throws(PNGError) -> Sample {
    let first = x * channels
    let value = row[first]
    if hasColour, row[first + 1] != value || row[first + 2] != value {
      throw .notGrey(x: x, y: y, red: Int(value), green: Int(row[first + 1]), blue: Int(row[first + 2]))
    }
    return isInverted ? Sample.max - value : value
  }
}
