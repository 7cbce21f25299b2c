import CDigest

/// A SHA-256 digest.
public struct SHA256Digest: Hashable, Sendable {
  /// Its 32 bytes in four numbers, the most significant first.
  let numbers: SIMD4<UInt64>

  /// The digest of `bytes`.
  public init(of bytes: [UInt8]) {
    var digest = [UInt8](repeating: 0, count: 32)
    bytes.withUnsafeBytes { cdigest_sha256($0.baseAddress, $0.count, &digest) }
    var numbers = SIMD4<UInt64>()
    for place in 0..<4 { numbers[place] = HexText.number(digest[8 * place..<8 * place + 8]) }
    self.numbers = numbers
  }

  /// A digest by its 64 hexadecimal digits; nil for any other text.
  public init?(_ text: String) {
    guard let numbers = HexText.numbers(text, count: 4) else { return nil }
    self.numbers = SIMD4(numbers)
  }

  init(_ numbers: SIMD4<UInt64>) {
    self.numbers = numbers
  }

  /// 64 small hexadecimal digits.
  public var text: String { HexText.text(numbers.indices.map { numbers[$0] }) }
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
