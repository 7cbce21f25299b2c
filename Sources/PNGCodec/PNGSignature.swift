/// The eight bytes at the beginning of every PNG.
enum PNGSignature {
  static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Throws what the file is instead, in words, unless it begins with the signature.
  static func check(_ file: [UInt8]) throws(PNGError) {
    if file.starts(with: bytes) { return }
    if file.isEmpty { throw .empty }
    if bytes.starts(with: file) { throw .cutShort(at: file.count) }
    if ForeignFormat.isGitLFSPointer(file) { throw .gitLFSPointer }
    if let format = ForeignFormat.name(of: file) { throw .foreign(format) }
    throw isDamaged(file) ? .damagedSignature : .unknownFormat
  }

  /// The signature was made to show the usual accidents: a cleared high bit, changed line ends, a lost control-Z.
  private static func isDamaged(_ file: [UInt8]) -> Bool {
    zip(file.prefix(8), bytes).count { $0 == $1 } >= 5 || file.dropFirst().starts(with: bytes[1..<4])
  }
}
