import CZip

/// One file out of a ZIP archive in memory.
enum ZipArchive {
  /// How large an unpacked palette may be: 30 swatches with their colour profiles take some ten kilobytes.
  static let limit = 4 << 20
  /// How many names a message lists.
  private static let listed = 5

  /// The unpacked content of the entry `name`, in whatever folder of the archive.
  static func content(of name: String, in bytes: [UInt8]) throws(PaletteError) -> [UInt8] {
    let result = bytes.withUnsafeBufferPointer { buffer in content(of: name, in: buffer) }
    return try result.get()
  }

  private static func content(
    of name: String, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Result<[UInt8], PaletteError> {
    guard let base = bytes.baseAddress, let archive = czip_open(base, bytes.count) else {
      return .failure(PaletteError(.damagedArchive, at: .file))
    }
    defer { czip_close(archive) }
    var entry = czip_entry()
    var found: [String] = []
    while true {
      switch czip_next(archive, &entry) {
      case .CZIP_END: return .failure(PaletteError(.foreignArchive(found: found), at: .file))
      case .CZIP_OK: break
      case .CZIP_DAMAGED, .CZIP_ENCRYPTED, .CZIP_UNSUPPORTED: return .failure(PaletteError(.damagedArchive, at: .file))
      }
      let path = Self.name(of: entry)
      if path.split(separator: "/").last?.elementsEqual(name) == true { return unpack(archive, entry) }
      if found.count < listed { found.append(path) }
    }
  }

  private static func unpack(_ archive: OpaquePointer, _ entry: czip_entry) -> Result<[UInt8], PaletteError> {
    guard entry.declared_size <= limit else {
      return .failure(PaletteError(.archiveTooLarge(declared: entry.declared_size, limit: limit), at: .file))
    }
    // One byte more than needed, as an empty array has no address.
    var content = [UInt8](repeating: 0, count: Int(entry.declared_size) + 1)
    let status = czip_read(archive, &content, content.count - 1)
    content.removeLast()
    switch status {
    case .CZIP_OK: return .success(content)
    case .CZIP_ENCRYPTED: return .failure(PaletteError(.lockedArchive("needs a password"), at: .file))
    case .CZIP_UNSUPPORTED: return .failure(PaletteError(.lockedArchive("is packed by a rare method"), at: .file))
    case .CZIP_DAMAGED, .CZIP_END: return .failure(PaletteError(.damagedArchive, at: .file))
    }
  }

  private static func name(of entry: czip_entry) -> String {
    withUnsafeBytes(of: entry.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
