import CPNG
public import Pixels

/// Writes PNGs through libpng: not interlaced, an sRGB chunk (perceptual intent), the texts given, and nothing of the
/// host or the time. Equal arguments give equal bytes with one libpng and zlib.
public enum PNGEncoder {
  /// The bitmap as truecolour with alpha, or without where every pixel is opaque; 8 bits a sample. A side of 0 is a programmer
  /// error and traps. Throws where memory runs out, or a text has a NUL character.
  public static func encode(_ bitmap: Bitmap, text: [PNGText] = []) throws(PNGError) -> [UInt8] {
    try encode(samples: bitmap.bytes, size: bitmap.size, palette: [], isOpaque: isOpaque(bitmap.bytes), text: text)
  }

  /// A picture of palette entries as indexed-colour PNG, with the fewest bits (1, 2, 4 or 8) that hold the palette. tRNS
  /// ends with the last entry that is not opaque, and is left out where there is none.
  ///
  /// `indices` has one index a pixel, row-major, and the palette 1 to 256 entries. Other counts, a side of 0 and an index
  /// beyond the palette are programmer errors and trap. Throws as `encode(_:text:)`.
  public static func encode(
    indices: [UInt8], size: PixelSize, palette: [RGBA8], text: [PNGText] = []
  ) throws(PNGError) -> [UInt8] {
    precondition(indices.count == size.area, "\(size) has \(size.area) indices, not \(indices.count)")
    precondition((1...256).contains(palette.count), "a palette has 1 to 256 entries, not \(palette.count)")
    precondition(Int(maximum(indices)) < palette.count, "an index lies beyond the palette")
    let entries = palette.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    return try encode(samples: indices, size: size, palette: entries, isOpaque: false, text: text)
  }

  /// The corresponding C function is `cpng_encode`. An empty palette stands for RGBA samples.
  private static func encode(
    samples: [UInt8], size: PixelSize, palette: [UInt8], isOpaque: Bool, text: [PNGText]
  ) throws(PNGError) -> [UInt8] {
    let sides = 1...Int(Int32.max)
    precondition(sides.contains(size.width) && sides.contains(size.height), "a PNG of \(size) cannot be")
    for entry in text where entry.text.utf8.contains(0) { throw .textWithNUL(entry.keyword) }
    var failure = cpng_failure()
    let file = samples.withUnsafeBufferPointer { samples in
      palette.withUnsafeBufferPointer { palette in
        withCTexts(text) { texts in
          var picture = cpng_picture(
            width: UInt32(size.width), height: UInt32(size.height), samples: samples.baseAddress!,
            is_opaque: isOpaque, palette: palette.isEmpty ? nil : palette.baseAddress,
            palette_count: palette.count / 4, texts: texts.baseAddress, text_count: texts.count)
          return takeBytes(of: &picture, failure: &failure)
        }
      }
    }
    guard let file else { throw PNGError(failure, count: 0) }
    return file
  }

  private static func takeBytes(of picture: inout cpng_picture, failure: inout cpng_failure) -> [UInt8]? {
    var count = 0
    guard let bytes = cpng_encode(&picture, &count, &failure) else { return nil }
    defer { cpng_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Hands `texts` to `body` as C strings that live as long as it runs.
  static func withCTexts<Result>(
    _ texts: [PNGText], _ body: (UnsafeBufferPointer<cpng_text>) -> Result
  ) -> Result {
    let strings = texts.flatMap { Array($0.keyword.utf8CString) + Array($0.text.utf8CString) }
    return strings.withUnsafeBufferPointer { strings in
      var next = strings.baseAddress
      let entries = texts.map { text in
        let keyword = next!
        let value = keyword + text.keyword.utf8.count + 1
        next = value + text.text.utf8.count + 1
        return cpng_text(keyword: keyword, text: value)
      }
      return entries.withUnsafeBufferPointer(body)
    }
  }

  private static func isOpaque(_ rgba: [UInt8]) -> Bool {
    var index = 3
    while index < rgba.count, rgba[index] == 255 { index += 4 }
    return index >= rgba.count
  }

  private static func maximum(_ indices: [UInt8]) -> UInt8 {
    var maximum: UInt8 = 0
    for index in indices { maximum = index > maximum ? index : maximum }
    return maximum
  }
}
