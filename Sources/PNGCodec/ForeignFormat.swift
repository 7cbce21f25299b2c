/// Tells what a file is that does not begin with the PNG signature, so that the error can name it.
enum ForeignFormat {
  private static let signatures: [(prefix: [UInt8], name: String)] = [
    ([0xFF, 0xD8, 0xFF], "a JPEG"),
    (ascii("GIF8"), "a GIF"),
    (ascii("BM"), "a BMP"),
    ([0x49, 0x49, 0x2A, 0x00], "a TIFF"),
    ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF"),
    (ascii("8BPS"), "a Photoshop document"),
    ([0x00, 0x00, 0x01, 0x00], "an icon (ICO)"),
    ([0xFF, 0x0A], "a JPEG XL"),
    ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "a JPEG XL"),
    ([0x8A, 0x4D, 0x4E, 0x47], "an MNG"),
    ([0x8B, 0x4A, 0x4E, 0x47], "a JNG"),
    (ascii("qoif"), "a QOI"),
    (ascii("%PDF"), "a PDF"),
    (ascii("PK\u{3}\u{4}"), "a ZIP archive"),
    ([0x1F, 0x8B], "a gzip file"),
    (ascii("<svg"), "an SVG"),
    (ascii("<?xml"), "an XML file"),
    (ascii("<!DOCTYPE"), "an HTML page"),
    (ascii("<!doctype"), "an HTML page"),
    (ascii("<html"), "an HTML page"),
    (ascii("{"), "a JSON file"),
  ]

  /// "a JPEG", say; nil for what is not known.
  static func name(of bytes: [UInt8]) -> String? {
    if let known = signatures.first(where: { bytes.starts(with: $0.prefix) }) { return known.name }
    let brand = bytes.dropFirst(8).prefix(4)
    if bytes.starts(with: ascii("RIFF")), brand.elementsEqual(ascii("WEBP")) { return "a WebP" }
    guard bytes.dropFirst(4).starts(with: ascii("ftyp")) else { return nil }
    return brand.starts(with: ascii("avi")) ? "an AVIF" : "a HEIC picture or a film"
  }

  /// Whether the file is the small text that Git LFS leaves in place of a large file.
  static func isGitLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: ascii("version https://git-lfs"))
  }

  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }
}
