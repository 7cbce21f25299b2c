public import Pixels

/// Compares two pictures of one size, band by band, and gathers what was found.
///
/// A comparer is used by one thread, for any of the picture's rows in any order, each once. Several comparers with the
/// same rule may share the rows of a picture: their merged statistics do not depend on who did which.
public struct PixelComparer {
  /// How many rows above and below a band its rows must reach, as far as the picture does: antialiasing is judged by
  /// neighbours of neighbours.
  public static let halo = 2

  /// How pixels are judged.
  public let rule: PixelRule
  /// The size of both pictures.
  public let size: PixelSize
  /// The depth of the samples of both pictures.
  public let depth: PixelRows.Depth
  /// What was found so far.
  public private(set) var statistics = PixelStatistics()
  private var kernel: Kernel

  private enum Kernel {
    case eight(BandKernel<UInt32>)
    case sixteen(BandKernel<UInt64>)
  }

  /// A comparer for pictures of `size` whose rows have samples of `depth`.
  public init(rule: PixelRule, size: PixelSize, depth: PixelRows.Depth) {
    self.rule = rule
    self.size = size
    self.depth = depth
    kernel =
      switch depth {
      case .eight: .eight(BandKernel(rule: rule, size: size))
      case .sixteen: .sixteen(BandKernel(rule: rule, size: size))
      }
  }

  /// Judges the rows `band`, and gives the verdict and the CIEDE2000 of each pixel where memory for them is lent.
  ///
  /// `expected` and `actual` have the comparer's width and depth, and reach ``halo`` rows beyond the band or to the
  /// picture's edge; anything else is a programmer error. `ignored` has a byte for each pixel of the band, not 0 where
  /// nothing is judged, besides the rule's regions. `verdicts` and `deltaE` have room for each pixel of the band;
  /// CIEDE2000 there is an estimate, within ``DeltaEEstimate/error(of:)``, and 0 where pixels are equal or ignored.
  public mutating func compare(
    _ band: Range<Int>, expected: PixelRows, actual: PixelRows, ignored: UnsafePointer<UInt8>? = nil,
    verdicts: UnsafeMutablePointer<PixelVerdict>? = nil, deltaE: UnsafeMutablePointer<Float>? = nil
  ) {
    check(expected, for: band)
    check(actual, for: band)
    let output = BandOutput(ignored: ignored, verdicts: verdicts, deltaE: deltaE)
    switch kernel {
    case .eight(let kernel): kernel.compare(band, expected, actual, output, &statistics)
    case .sixteen(let kernel): kernel.compare(band, expected, actual, output, &statistics)
    }
  }

  private func check(_ rows: PixelRows, for band: Range<Int>) {
    precondition(rows.width == size.width && rows.depth == depth, "rows of another width or depth")
    let first = max(band.lowerBound - Self.halo, 0)
    let last = min(band.upperBound + Self.halo, size.height)
    precondition(rows.rows.lowerBound <= first && rows.rows.upperBound >= last, "rows \(rows.rows) for \(band)")
  }
}

/// What goes beside a band: a plane in, and planes out, one element for each of its pixels.
struct BandOutput {
  var ignored: UnsafePointer<UInt8>?
  var verdicts: UnsafeMutablePointer<PixelVerdict>?
  var deltaE: UnsafeMutablePointer<Float>?
}
