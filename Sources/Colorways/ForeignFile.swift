import Palettes

/// Files that are no lists, known by their first bytes.
enum ForeignFile {
  /// How many bytes tell.
  static let length = 12

  static func error(in bytes: [UInt8], source: String) -> SourceError? {
    if palettes.contains(where: { bytes.starts(with: $0.utf8) }) { return .palette(source) }
    if let other = signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      return .foreign(other.name, advice: other.advice, source: source)
    }
    return Encoding.foreign(bytes).map { .encoding($0, source: source) }
  }

  private static let palettes = ["GIMP Palette", "JASC-PAL", "ASEF"]

  private static let signatures: [(bytes: [UInt8], name: String, advice: String)] = [
    ([0x89] + Array("PNG".utf8), "a PNG picture", "give its configuration instead"),
    (
      Array("PK\u{3}\u{4}".utf8), "a ZIP archive or a workbook", "save a workbook as 'CSV UTF-8', or unpack the archive"
    ),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old Excel workbook", "save it as 'CSV UTF-8'"),
    ([0x1F, 0x8B], "packed with gzip", "unpack it first: gunzip -c FILE | shoe-render batch -"),
    ([0x28, 0xB5, 0x2F, 0xFD], "packed with Zstandard", "unpack it first: zstd -dc FILE | shoe-render batch -"),
    (Array("%PDF".utf8), "a PDF document", "give JSON or CSV"),
  ]
}
