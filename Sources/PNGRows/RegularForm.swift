import CDigest
import CInflate
import PNGCodec
import Pixels

/// What the module's own reader needs to know of a PNG that it can read: not interlaced, at most 8 bits a sample, all its
/// critical chunks and its tRNS where they belong, with lengths and checksums as they should be.
///
/// Everything else is irregular, and is libpng's to read or to refuse: so there is one judge of what a broken file means.
struct RegularForm {
  /// What becomes of a scanline.
  enum Pixels {
    /// Grey samples and palette indices, of 1 to 8 bits, look their pixel up.
    case table([UInt32])
    case greyAlpha
    /// The key is the one pixel that tRNS makes transparent.
    case truecolour(key: UInt32?)
    case truecolourWithAlpha
  }

  let header: PNGHeader
  let pixels: Pixels
  /// Where the compressed data lies in the file.
  let imageData: [Range<Int>]
  /// Bytes of a scanline, with its filter's number.
  let lineBytes: Int

  /// Nil for what is libpng's.
  init?(_ header: PNGHeader, _ outline: PNGOutline, in file: UnsafeRawBufferPointer) {
    guard !header.isInterlaced, header.bitDepth <= 8, let sections = RegularSections(header, outline, in: file),
      let pixels = Self.pixels(header, sections, in: file)
    else { return nil }
    self.header = header
    self.pixels = pixels
    imageData = sections.imageData
    let bits = header.size.width * header.bitDepth * header.colorType.samplesPerPixel
    lineBytes = (bits + 7) / 8 + 1
    guard !lineBytes.multipliedReportingOverflow(by: header.size.height).overflow, hasWideWindow(file) else {
      return nil
    }
  }

  /// Bytes of all scanlines.
  var inflatedBytes: Int { lineBytes * header.size.height }

  /// Whether the zlib header (RFC 1950, 2.2) claims a window that any distance fits into. What zlib makes of a smaller one
  /// hangs on how its output is cut into pieces.
  private func hasWideWindow(_ file: UnsafeRawBufferPointer) -> Bool {
    guard let first = imageData.first(where: { !$0.isEmpty }) else { return false }
    let method = file[first.lowerBound]
    return method & 15 == 8 && method >> 4 <= 7 && 256 << Int(method >> 4) >= min(inflatedBytes, 32768)
  }

  private static func pixels(_ header: PNGHeader, _ sections: RegularSections, in file: UnsafeRawBufferPointer)
    -> Pixels?
  {
    let transparency = sections.transparency.map { file[$0] }
    switch header.colorType {
    case .greyscale:
      guard let key = transparency.map({ wide($0, 0) }) else { return .table(greyTable(header.bitDepth, key: nil)) }
      return key >> header.bitDepth == 0 ? .table(greyTable(header.bitDepth, key: key)) : nil
    case .indexedColour:
      guard let palette = sections.palette, palette.count <= 3 << header.bitDepth else { return nil }
      return .table(paletteTable(file[palette], transparency))
    case .truecolour:
      guard let transparency else { return .truecolour(key: nil) }
      let key = (0..<3).map { wide(transparency, $0) }
      return key.allSatisfy { $0 <= 255 } ? .truecolour(key: pixel(key[0], key[1], key[2], 255)) : nil
    case .greyscaleWithAlpha: return .greyAlpha
    case .truecolourWithAlpha: return .truecolourWithAlpha
    }
  }

  /// The `index`th number of two bytes.
  private static func wide(_ bytes: Slice<UnsafeRawBufferPointer>, _ index: Int) -> Int {
    Int(bytes[bytes.startIndex + 2 * index]) << 8 | Int(bytes[bytes.startIndex + 2 * index + 1])
  }

  private static func greyTable(_ bitDepth: Int, key: Int?) -> [UInt32] {
    let maximum = 1 << bitDepth - 1
    return (0...maximum).map { value in
      let grey = value * 255 / maximum
      return pixel(grey, grey, grey, value == key ? 0 : 255)
    }
  }

  /// An index beyond the palette is opaque black, as libpng has it.
  private static func paletteTable(
    _ palette: Slice<UnsafeRawBufferPointer>, _ alphas: Slice<UnsafeRawBufferPointer>?
  ) -> [UInt32] {
    let colors = Array(palette)
    let alphas = alphas.map { Array($0) } ?? []
    return (0..<256).map { index in
      guard 3 * index < colors.count else { return pixel(0, 0, 0, 255) }
      let alpha = index < alphas.count ? Int(alphas[index]) : 255
      return pixel(Int(colors[3 * index]), Int(colors[3 * index + 1]), Int(colors[3 * index + 2]), alpha)
    }
  }

  /// Four bytes in this order in memory, as one word.
  private static func pixel(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> UInt32 {
    UInt32(red | green << 8 | blue << 16 | alpha << 24).littleEndian
  }
}

extension PNGColorType {
  var samplesPerPixel: Int {
    switch self {
    case .greyscale, .indexedColour: 1
    case .greyscaleWithAlpha: 2
    case .truecolour: 3
    case .truecolourWithAlpha: 4
    }
  }
}
