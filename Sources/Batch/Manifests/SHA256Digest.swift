import CDigest

/// A SHA-256 digest.
public struct SHA256Digest: Hashable, Sendable {
  /// Its 32 bytes in four numbers, the most significant first.
  let numbers: [UInt64]

  /// The digest of `bytes`.
  public init(of bytes: [UInt8]) {
    var digest = [UInt8](repeating: 0, count: 32)
    bytes.withUnsafeBytes { cdigest_sha256($0.baseAddress, $0.count, &digest) }
    numbers = stride(from: 0, to: 32, by: 8).map { HexText.number(digest[$0..<$0 + 8]) }
  }

  /// A digest by its 64 hexadecimal digits; nil for any other text.
  public init?(_ text: String) {
    guard let numbers = HexText.numbers(text, count: 4) else { return nil }
    self.numbers = numbers
  }

  /// 64 small hexadecimal digits.
  public var text: String { HexText.text(numbers) }
}

/// What `--digests` adds to a picture's line.
public struct PictureDigests: Hashable, Sendable {
  /// Of the file.
  public let file: SHA256Digest
  /// Of the pixels: red, green, blue and alpha of each, 8 bits a sample, row by row from the top left.
  public let pixels: SHA256Digest

  /// Digests.
  public init(file: SHA256Digest, pixels: SHA256Digest) {
    self.file = file
    self.pixels = pixels
  }
}
