import Pixels

/// One layer laid over pixels by source-over, eight at a step: v (1 - a) + value a, with a = coverage times the tint's
/// alpha.
///
/// Coverage times the tint's alpha and what is missing to the whole are exact in Float32: both are below 2^24, as 65535
/// times 255 is. Divided by the whole they are wrong by two roundings (of the reciprocal and of the product), and nothing is
/// lost by cancellation. So each layer adds, to the relative error of what it is laid over, 2 u for 1 - a, u for the
/// product and u for the sum, u = 2^-24. The layer's own part has no more: 2 u, u for the value in linear light, u and u,
/// where what it is laid over has 3 u from the ground already.
struct SourceOver {
  typealias Lanes = PremultipliedLanes.Lanes

  /// Roundings that each layer adds.
  static let roundings = 4

  private let mask: Mask
  private let values: (red: Float, green: Float, blue: Float)
  private let tintAlpha: Float
  private let whole: Float
  private let reciprocal: Float

  /// The layer that shows `tint` where `mask` covers.
  init(_ mask: Mask, _ tint: RGBA8, _ rounding: some MixtureRounding) {
    self.mask = mask
    values = (rounding.value(of: tint.red), rounding.value(of: tint.green), rounding.value(of: tint.blue))
    tintAlpha = Float(tint.alpha)
    whole = Float(mask.maximum) * 255
    reciprocal = 1 / whole
  }

  /// Lays the layer over `pixels`, the first of which is the mask's sample number `first`; those beyond `end` are not
  /// covered.
  func lay(over pixels: UnsafeMutableBufferPointer<PremultipliedLanes>, first: Int, end: Int) {
    switch mask.samples {
    case .eight(let samples): lay(over: pixels, samples, first, end)
    case .sixteen(let samples): lay(over: pixels, samples, first, end)
    }
  }

  @inline(__always) private func lay<Sample: SIMDScalar & FixedWidthInteger & UnsignedInteger>(
    over pixels: UnsafeMutableBufferPointer<PremultipliedLanes>, _ samples: [Sample], _ first: Int, _ end: Int
  ) {
    samples.withUnsafeBufferPointer { samples in
      let whole = min(pixels.count, (end - first) / PremultipliedLanes.width)
      let start = UnsafeRawPointer(samples.baseAddress! + first)
      for block in 0..<whole {
        let offset = block * PremultipliedLanes.width * MemoryLayout<Sample>.stride
        lay(over: &pixels[block], start.loadUnaligned(fromByteOffset: offset, as: SIMD8<Sample>.self))
      }
      guard whole < pixels.count else { return }
      var rest = SIMD8<Sample>.zero
      for (lane, sample) in (first + whole * PremultipliedLanes.width..<end).enumerated() {
        rest[lane] = samples[sample]
      }
      lay(over: &pixels[whole], rest)
    }
  }

  /// Or-ing 2^23 to a whole number below makes a Float of both.
  @inline(__always) private func lay<Sample: SIMDScalar & FixedWidthInteger & UnsignedInteger>(
    over pixels: inout PremultipliedLanes, _ samples: SIMD8<Sample>
  ) {
    let bits = SIMD8<UInt32>(truncatingIfNeeded: samples) | (0x1p23 as Float).bitPattern
    let covered = (unsafeBitCast(bits, to: Lanes.self) - 0x1p23) * tintAlpha
    let (opacity, rest) = (covered * reciprocal, (whole - covered) * reciprocal)
    pixels.red = pixels.red * rest + opacity * values.red
    pixels.green = pixels.green * rest + opacity * values.green
    pixels.blue = pixels.blue * rest + opacity * values.blue
    pixels.alpha = pixels.alpha * rest + opacity
  }
}
