import CPNG
public import Pixels

extension PNGDecoder {
  /// The coverages that `channel` of the PNG tells, in 8 bits where that is exact, else in 16.
  ///
  /// Throws `noCoverage` for the alpha of a PNG without any, `notGrey` for the luminance of a pixel whose colours differ
  /// (unless it is transparent: such colours never matter), and as `bitmap(from:)`.
  public static func mask(
    from bytes: [UInt8], channel: MaskChannel = .alpha, maximumPixels: Int = defaultMaximumPixels
  ) throws(PNGError) -> Mask {
    try PNGStructure.check(bytes, maximumPixels: maximumPixels)
    return try RowReader.withReader(of: bytes) { reader throws(PNGError) in
      guard channel != .alpha || reader.header.hasAlpha else { throw .noCoverage }
      let rows = try reader.start(.CPNG_EXPANDED)
      let channels = Int(rows.channels)
      let mask =
        try rows.bit_depth == 16
        ? mask(channel, readBy: reader, channels: channels, stored: UInt16.self, make: Mask.init(size:coverages:))
        : mask(channel, readBy: reader, channels: channels, stored: UInt8.self, make: Mask.init(size:coverages:))
      try reader.finish()
      return mask
    }
  }

  private static func mask<Sample: CoverageSample>(
    _ channel: MaskChannel, readBy reader: borrowing RowReader, channels: Int, stored: Sample.Type,
    make: (PixelSize, [Sample]) -> Mask
  ) throws(PNGError) -> Mask {
    let size = reader.header.size
    let extraction = CoverageExtraction<Sample>(channels: channels, isInverted: channel == .luminanceInverted)
    if channel == .alpha {
      return make(size, try coverages(readBy: reader, channels: channels, extraction.alpha))
    }
    if extraction.hasAlpha {
      return Mask(
        size: size, coverages: try coverages(readBy: reader, channels: channels, extraction.luminanceTimesAlpha))
    }
    return make(size, try coverages(readBy: reader, channels: channels, extraction.luminance))
  }

  private static func coverages<Sample: CoverageSample, Coverage: BitwiseCopyable>(
    readBy reader: borrowing RowReader, channels: Int, _ extract: CoverageExtraction<Sample>.RowFunction<Coverage>
  ) throws(PNGError) -> [Coverage] {
    let width = reader.header.size.width
    return try [Coverage](filling: reader.header.size.area) { coverages throws(PNGError) in
      try reader.forEachRow(samplesPerRow: width * channels) { (row, y) throws(PNGError) in
        try extract(row, y, UnsafeMutableBufferPointer(rebasing: coverages[y * width..<(y + 1) * width]))
      }
    }
  }
}
