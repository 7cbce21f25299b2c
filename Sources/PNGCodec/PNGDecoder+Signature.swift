extension PNGDecoder {
  /// Whether the bytes begin with the eight that every PNG begins with; the rest may still be wrong.
  public static func hasSignature(_ bytes: [UInt8]) -> Bool { bytes.starts(with: PNGSignature.bytes) }
}
