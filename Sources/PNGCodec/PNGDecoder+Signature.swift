extension PNGDecoder {
  /// What is wrong with bytes that were to be a PNG and are another format known by its first bytes, or a PNG whose
  /// signature is damaged; nil for a PNG, and for what may be text.
  public static func foreignFormat(of bytes: [UInt8]) -> PNGError? {
    // An ASCII byte may begin a text as well, whatever format it reminds of.
    guard let first = bytes.first, first >= 0x80 || ForeignFormat.isGitLFSPointer(bytes) else { return nil }
    do {
      try PNGSignature.check(bytes)
      return nil
    } catch {
      return error == .unknownFormat ? nil : error
    }
  }

  /// The eight bytes that every PNG begins with.
  public static let signature = PNGSignature.bytes

  /// Whether the bytes begin with the eight that every PNG begins with; the rest may still be wrong.
  public static func hasSignature(_ bytes: [UInt8]) -> Bool { bytes.starts(with: PNGSignature.bytes) }
}
