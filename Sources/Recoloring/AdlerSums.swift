/// Adler-32 (RFC 1950) of scanlines whose colours are not known yet.
///
/// Of N bytes d at the places p it is a = 1 + sum of d, b = N + sum of (N - p) d, both mod 65521: linear in the bytes. So for
/// each row two numbers are enough, how many pixels show it and the sum of N - p over their first bytes.
struct AdlerSums: Sendable {
  private static let modulus: UInt64 = 65521
  /// Of each row: how many pixels show it, and the sum of their N - p, both mod 65521.
  private let counts: [UInt32]
  private let weights: [UInt32]
  private let byteCount: UInt64

  init(_ runs: borrowing ScanlineRuns, rowCount: Int) {
    var counts = [UInt64](repeating: 0, count: rowCount)
    var weights = [UInt64](repeating: 0, count: rowCount)
    let total = UInt64(runs.scanlines.byteCount)
    let unit = UInt64(runs.scanlines.pixelBytes)
    for run in 0..<runs.count where runs.values[run] > 0 {
      let row = Int(runs.values[run]) - 1
      let start = UInt64(runs.starts[run])
      let pixels = (UInt64(runs.starts[run + 1]) - start) / unit
      // Below 2^31 each, so below 2^62.
      let sum = pixels * (total - start) - unit * (pixels * (pixels - 1) / 2)
      counts[row] += pixels
      weights[row] = (weights[row] + sum) % Self.modulus
    }
    self.counts = counts.map { UInt32($0 % Self.modulus) }
    self.weights = weights.map { UInt32($0) }
    byteCount = total
  }

  /// The checksum where the bytes of row r are the lowest `pixelBytes` of `pixels[r]`, least significant first.
  func checksum(_ pixels: UnsafePointer<UInt32>, pixelBytes: Int) -> UInt32 {
    let mask: UInt32 = pixelBytes == 4 ? .max : 1 << UInt32(8 * pixelBytes) - 1
    var a: UInt64 = 0
    var b: UInt64 = 0
    var late: UInt64 = 0
    let (counts, weights) = (counts.span, weights.span)
    // Terms are below 2^27 and rows below 2^31: no sum overflows.
    for row in counts.indices {
      let pixel = pixels[row] & mask
      let (c0, c1, c2, c3) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      let sum = c0 &+ c1 &+ c2 &+ c3
      let lateness = c1 &+ 2 &* c2 &+ 3 &* c3
      a &+= UInt64(counts[unchecked: row] &* sum)
      b &+= UInt64(weights[unchecked: row] &* sum)
      late &+= UInt64(counts[unchecked: row] &* lateness)
    }
    let first = (1 + a) % Self.modulus
    let second = (byteCount + b % Self.modulus + Self.modulus - late % Self.modulus) % Self.modulus
    return UInt32(second << 16 | first)
  }
}
