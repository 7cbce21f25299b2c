import CDigest
import PNGCodec

/// The key of a picture: a digest of everything that decides the file's bytes. Pictures with equal keys have equal
/// bytes, on any machine and under any libraries, as long as the encoder's revision is the same.
///
/// It is XXH3 of 128 bits (xxHash 0.8) over the recipe, which names colours, size and masks, the form of the PNG, the
/// encoder's revision and further texts that the PNG carries.
public struct PictureKey: Hashable, Sendable {
  /// The first eight bytes, the most significant first.
  public let high: UInt64
  /// The last eight.
  public let low: UInt64

  /// A key by its halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(recipe: [UInt8], form: PNGForm, texts: [PNGText]) {
    var text = recipe
    text += "\n\(form.rawValue) \(encoderRevision) \(texts.count)".utf8
    // The first text is the recipe itself.
    for more in texts.dropFirst() { text += "\n\(more.keyword)\n\(more.text)".utf8 }
    self.init(hashing: text)
  }

  private init(hashing text: [UInt8]) {
    guard let state = cdigest_create() else { preconditionFailure("no memory for a digest") }
    text.withUnsafeBytes { cdigest_update(state, $0.baseAddress, $0.count) }
    var digest: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &digest) {
      cdigest_finish(state, $0.baseAddress!.assumingMemoryBound(to: UInt8.self))
    }
    self.init(high: UInt64(bigEndian: digest.0), low: UInt64(bigEndian: digest.1))
  }
}

extension PictureKey: CustomStringConvertible {
  /// 32 lower-case hex digits.
  public var description: String {
    String(unsafeUninitializedCapacity: 32) { text in
      for digit in 0..<32 {
        let word = digit < 16 ? high : low
        let value = UInt8(truncatingIfNeeded: word >> UInt64(60 - 4 * (digit & 15))) & 15
        text[digit] = value + (value < 10 ? 0x30 : 0x57)
      }
      return 32
    }
  }
}
