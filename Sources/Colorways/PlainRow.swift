import Colors
import Pixels
import ShoeDesign

/// Reads the JSON that lists are made of in a fraction of the general reader's time: an object of texts and of colours
/// of the five parts, without escapes, nothing twice.
///
/// Anything else, right or wrong, is left to the general reader, so that there is one grammar and one set of messages; a
/// test holds both to the same answers. It makes no strings for keys and no tree of values.
struct PlainRow {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private let known: KnownColors
  /// The first name of a colour that may have been meant otherwise.
  private var conflict: NameConflict?

  /// The configuration in a part of bytes; nil where it is not of the plain form.
  static func read(_ slice: TextSlice, _ known: KnownColors) -> (ShoeConfiguration, NameConflict?)? {
    slice.bytes.withUnsafeBufferPointer { buffer in
      var row = PlainRow(bytes: buffer, index: slice.range.lowerBound, end: slice.range.upperBound, known: known)
      row.skipSpace()
      guard let configuration = row.configuration() else { return nil }
      row.skipSpace()
      return row.index == row.end ? (configuration, row.conflict) : nil
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, index: Int, end: Int, known: KnownColors) {
    self.bytes = bytes
    self.index = index
    self.end = end
    self.known = known
  }

  private mutating func configuration() -> ShoeConfiguration? {
    var configuration = ShoeConfiguration()
    var hasColors = false
    let isPlain = object { (row, key) in
      switch row.bytes[key.lowerBound] {
      case UInt8(ascii: "n") where row.matches(key, "name"): return row.text(into: &configuration.name)
      case UInt8(ascii: "s") where row.matches(key, "sku"): return row.text(into: &configuration.sku)
      case UInt8(ascii: "s") where row.matches(key, "shoeColors") && !hasColors:
        hasColors = true
        return row.colors(into: &configuration)
      case UInt8(ascii: "m") where row.matches(key, "model"): return row.text(into: &configuration.model)
      case UInt8(ascii: "m") where row.matches(key, "manufacturer"): return row.text(into: &configuration.manufacturer)
      default: return false
      }
    }
    return isPlain ? configuration : nil
  }

  private mutating func colors(into configuration: inout ShoeConfiguration) -> Bool {
    var seen = 0
    return object { (row, key) in
      guard let place = row.part(key), seen >> place & 1 == 0, let color = row.color() else { return false }
      seen |= 1 << place
      configuration.setColor(color, of: ShoePart.standard[place])
      return true
    }
  }

  private func part(_ key: Range<Int>) -> Int? {
    switch bytes[key.lowerBound] {
    case UInt8(ascii: "b"): matches(key, "base") ? 0 : nil
    case UInt8(ascii: "s"): matches(key, "side") ? 1 : matches(key, "sole") ? 2 : nil
    case UInt8(ascii: "c"): matches(key, "cage") ? 3 : nil
    case UInt8(ascii: "o"): matches(key, "outline") ? 4 : nil
    default: nil
    }
  }

  private mutating func text(into text: inout String?) -> Bool {
    guard text == nil, let range = string() else { return false }
    text = UTF8Text.string(UnsafeBufferPointer(rebasing: bytes[range]))
    return text != nil
  }

  private mutating func color() -> RGBA8? {
    guard let range = string() else { return nil }
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    if let color = ColorParser.plainHex(text) { return color }
    guard let name = UTF8Text.string(text), let entry = try? known.entry(name) else { return nil }
    conflict = conflict ?? entry.conflict
    return entry.color
  }
}

extension PlainRow {
  /// Reads an object, whose members' values `read` takes; false where it is not plain. A key is never empty.
  private mutating func object(_ read: (inout PlainRow, Range<Int>) -> Bool) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    skipSpace()
    if take(UInt8(ascii: "}")) { return true }
    while true {
      guard let key = string(), !key.isEmpty else { return false }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { return false }
      skipSpace()
      guard read(&self, key) else { return false }
      skipSpace()
      if take(UInt8(ascii: "}")) { return true }
      guard take(UInt8(ascii: ",")) else { return false }
      skipSpace()
    }
  }

  /// The inside of a string without escapes and control characters.
  private mutating func string() -> Range<Int>? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = index
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        defer { index += 1 }
        return start..<index
      }
      if byte < 0x20 || byte == UInt8(ascii: "\\") { return nil }
      index += 1
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == 0x09 {
      index += 1
    }
  }

  private func matches(_ key: Range<Int>, _ word: StaticString) -> Bool {
    guard key.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<key.count where bytes[key.lowerBound + offset] != word.utf8Start[offset] { return false }
    return true
  }
}
