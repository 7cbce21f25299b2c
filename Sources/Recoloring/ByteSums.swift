/// What counting literals and the checksum need to know of a picture whose colours are not known yet.
///
/// Both are sums over its bytes, so bytes that are equal under every colorway are one term: the red, green and blue of all
/// rows that share them, and an alpha that is known is no term at all, but counted once.
///
/// Adler-32 (RFC 1950) of N bytes d at the places p is a = 1 + sum of d, b = N + sum of (N - p) d, both mod 65521: linear in
/// the bytes. So two numbers are enough, how many pixels show a row and the sum of N - p over their first bytes.
struct ByteSums: Sendable {
  private static let modulus: UInt64 = 65521
  /// Of each distinct red, green and blue, or with one byte a pixel of each byte.
  private let hues: [Term]
  /// Of each row whose alpha is not known.
  private let alphas: [Term]
  /// The parts of Adler-32 that are known, below the modulus, and the number of bytes.
  private let known: (a: UInt64, b: UInt64)
  private let pixelBytes: Int

  /// One kind of bytes.
  private struct Term: BitwiseCopyable, Sendable {
    /// A row that has them.
    let row: UInt32
    /// How often they come as literals.
    var literals: UInt32 = 0
    /// How many pixels show them, and the sum of their N - p, both mod 65521.
    var pixels: UInt32 = 0
    var weight: UInt32 = 0

    mutating func add(_ pixels: UInt64, _ weight: UInt64) {
      self.pixels = UInt32((UInt64(self.pixels) + pixels) % modulus)
      self.weight = UInt32((UInt64(self.weight) + weight) % modulus)
    }
  }

  /// `hues` and `alphas` have the number of literals of each value; those of alphas that are known are added to `fixed`.
  init(
    _ runs: borrowing ScanlineRuns, classes: PixelClasses, hues hueLiterals: [UInt32], alphas alphaLiterals: [UInt32],
    fixed: inout [UInt32]
  ) {
    pixelBytes = classes.pixelBytes
    var hues = (0..<classes.valueCount).map { Term(row: UInt32(max($0, 1) - 1)) }
    var alphas = hues
    for value in 1..<classes.valueCount { hues[Int(classes.hues[value])].literals += hueLiterals[value] }
    let total = UInt64(runs.scanlines.byteCount)
    let unit = UInt64(runs.scanlines.pixelBytes)
    for run in 0..<runs.count where runs.values[run] > 0 {
      let value = Int(runs.values[run])
      let start = UInt64(runs.starts[run])
      let pixels = (UInt64(runs.starts[run + 1]) - start) / unit
      // Below 2^31 each, so below 2^62.
      let sum = pixels * (total - start) - unit * (pixels * (pixels - 1) / 2)
      hues[Int(classes.hues[value])].add(pixels, sum)
      alphas[value].add(pixels, sum)
    }
    self.hues = hues.filter { $0.literals > 0 || $0.pixels > 0 || $0.weight > 0 }
    var known: (a: UInt64, b: UInt64) = (1, total)
    var unknown: [Term] = []
    for value in 1..<classes.valueCount where pixelBytes == 4 {
      var term = alphas[value]
      term.literals = alphaLiterals[value]
      let alpha = UInt64(classes.alphas[value])
      if alpha >= RowTraits.unknownAlpha {
        unknown.append(term)
        continue
      }
      fixed[Int(alpha)] += term.literals
      known.a += UInt64(term.pixels) * alpha
      known.b += (UInt64(term.weight) + 3 * Self.modulus - 3 * UInt64(term.pixels)) * alpha
    }
    self.alphas = unknown
    self.known = (known.a % Self.modulus, known.b % Self.modulus)
  }

  /// Adds the literal bytes to the four histograms of 256 at `channels`: one a channel, so that no addition waits for the
  /// one before. The bytes of row r are those of `pixels[r]`, least significant first. Returns the checksum.
  func count(_ pixels: UnsafePointer<UInt32>, into channels: UnsafeMutablePointer<UInt32>) -> UInt32 {
    var sums = Sums()
    switch pixelBytes {
    case 4:
      add(hues, pixels, channels, bytes: 0..<3, to: &sums)
      add(alphas, pixels, channels, bytes: 3..<4, to: &sums)
    case 3: add(hues, pixels, channels, bytes: 0..<3, to: &sums)
    default: add(hues, pixels, channels, bytes: 0..<1, to: &sums)
    }
    let first = (known.a + sums.a) % Self.modulus
    let second = (known.b + sums.b % Self.modulus + Self.modulus - sums.late % Self.modulus) % Self.modulus
    return UInt32(second << 16 | first)
  }

  /// `late` is to be taken from b: it has the pixels' bytes times their places behind the pixel's first.
  private struct Sums {
    var a: UInt64 = 0
    var b: UInt64 = 0
    var late: UInt64 = 0
  }

  /// Terms are below 2^27 and rows below 2^31: no sum overflows.
  @inline(__always)
  private func add(
    _ terms: [Term], _ pixels: UnsafePointer<UInt32>, _ channels: UnsafeMutablePointer<UInt32>, bytes: Range<Int>,
    to sums: inout Sums
  ) {
    let terms = terms.span
    var (a, b, late) = (sums.a, sums.b, sums.late)
    for index in terms.indices {
      let term = terms[unchecked: index]
      let pixel = pixels[Int(term.row)]
      var sum: UInt32 = 0
      var lateness: UInt32 = 0
      for place in bytes {
        let byte = pixel >> UInt32(8 &* place) & 255
        channels[256 &* place &+ Int(byte)] &+= term.literals
        sum &+= byte
        lateness &+= UInt32(place) &* byte
      }
      a &+= UInt64(term.pixels &* sum)
      b &+= UInt64(term.weight &* sum)
      late &+= UInt64(term.pixels &* lateness)
    }
    sums = Sums(a: a, b: b, late: late)
  }
}
