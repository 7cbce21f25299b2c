import CPNG
import Pixels

/// All the words of the module's errors.
extension PNGError {
  static let empty = PNGError(kind: .empty, message: "the file is empty (0 bytes)")

  static let gitLFSPointer = PNGError(
    kind: .notPNG,
    message: "this is a Git LFS pointer, not the PNG that it stands for; fetch that with 'git lfs pull'")

  static func foreign(_ format: String) -> PNGError {
    PNGError(kind: .notPNG, message: "this is \(format), not a PNG")
  }

  static let unknownFormat = PNGError(
    kind: .notPNG, message: "this is not a PNG: the file does not begin with the PNG signature")

  static let damagedSignature = PNGError(
    kind: .notPNG,
    message: "the PNG signature is damaged, as by a transfer in text mode; copy the original again, as binary")

  static let damagedOffset = PNGError(
    kind: .corrupt,
    message: "the PNG's oFFs chunk, which tells where a trimmed mask lies, is damaged; export the mask again")

  static func cutShort(at count: Int) -> PNGError {
    PNGError(
      kind: .corrupt,
      message: "the PNG is cut short: it ends after \(count) \(count == 1 ? "byte" : "bytes"), before its IEND chunk")
  }

  static let headerMissing = PNGError(kind: .corrupt, message: "the PNG is damaged: its first chunk is not IHDR")

  static func chunkDamaged(_ type: String) -> PNGError {
    PNGError(kind: .corrupt, message: "the PNG is damaged: its \(type) chunk disagrees with its checksum")
  }

  static let appleCgBI = PNGError(
    kind: .unsupported,
    message: """
      this is an Apple CgBI file, a PNG that Xcode rewrote for iOS and that is no valid PNG any more; use the original, \
      or revert it with 'xcrun pngcrush -revert-iphone-optimizations in.png out.png'
      """)

  static func tooLarge(_ size: PixelSize, limit: Int) -> PNGError {
    PNGError(
      kind: .tooLarge,
      message: "the picture has \(size) = \(size.area) pixels, and the limit is \(limit); --max-pixels raises it")
  }

  static let noCoverage = PNGError(
    kind: .noCoverage,
    message: """
      the PNG has no transparency (neither an alpha channel nor a tRNS chunk), so as a mask it would cover the whole \
      picture; if its brightness is the coverage, say "channel": "luminance" (white is covered) or \
      "luminance-inverted" (black is covered) in model.json, or pass --mask-channel
      """)

  static func notGrey(x: Int, y: Int, red: Int, green: Int, blue: Int) -> PNGError {
    PNGError(
      kind: .notGrey,
      message: """
        a luminance mask must be grey, and the pixel at x \(x), y \(y) (counted from 0) has red \(red), green \
        \(green), blue \(blue); make the mask grey, or use its alpha channel
        """)
  }

  static func outOfMemory(_ count: Int) -> PNGError {
    PNGError(kind: .outOfMemory, message: "there is no memory for the picture's \(count) bytes")
  }

  static func textDamaged(_ keyword: String) -> PNGError {
    PNGError(kind: .corrupt, message: "the PNG is damaged: its text '\(keyword)' cannot be read")
  }

  static func textTooLarge(_ keyword: String, limit: Int) -> PNGError {
    PNGError(kind: .tooLarge, message: "the text '\(keyword)' in the PNG is longer than the limit of \(limit) bytes")
  }

  static func textWithNUL(_ keyword: String) -> PNGError {
    PNGError(
      kind: .unsupported,
      message: "the text '\(keyword)' has a NUL character (U+0000), which a PNG cannot hold; remove it")
  }

  /// What libpng refused, `count` being the length of the PNG as far as there is one.
  init(_ failure: cpng_failure, count: Int) {
    let words = withUnsafeBytes(of: failure.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    switch failure.status {
    case .CPNG_OK, .CPNG_DAMAGED: self.init(kind: .corrupt, message: "the PNG is damaged (libpng: \(words))")
    case .CPNG_CUT_SHORT: self = .cutShort(at: count)
    case .CPNG_OUT_OF_MEMORY:
      self.init(kind: .outOfMemory, message: "there is no memory to read or write the picture")
    }
  }
}
