/// Reads numbers and names from a part of a binary file, most significant byte first, and never leaves that part.
struct BigEndianReader {
  private let bytes: [UInt8]
  private let end: Int
  /// The next byte's place in the whole file.
  private(set) var offset: Int

  init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
    end = bytes.count
  }

  private init(_ bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  var left: Int { end - offset }

  mutating func u16(_ what: String) throws(PaletteError) -> Int {
    let start = try advance(by: 2, what)
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  mutating func i16(_ what: String) throws(PaletteError) -> Int {
    Int(Int16(truncatingIfNeeded: try u16(what)))
  }

  mutating func u32(_ what: String) throws(PaletteError) -> Int {
    Int(try u16(what)) << 16 | (try u16(what))
  }

  mutating func float(_ what: String) throws(PaletteError) -> Double {
    Double(Float(bitPattern: UInt32(try u32(what))))
  }

  mutating func ascii(_ count: Int, _ what: String) throws(PaletteError) -> String {
    let start = try advance(by: count, what)
    return String(decoding: bytes[start..<start + count], as: UTF8.self)
  }

  /// A name of that many UTF-16 code units, without NULs at its end.
  mutating func utf16(_ count: Int, _ what: String) throws(PaletteError) -> String {
    let start = try advance(by: 2 * count, what)
    var units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
    while units.last == 0 { units.removeLast() }
    return String(decoding: units, as: UTF16.self)
  }

  /// The next `count` bytes as a part of their own, which is stepped over.
  mutating func part(_ count: Int, _ what: String) throws(PaletteError) -> BigEndianReader {
    let start = try advance(by: count, what)
    return BigEndianReader(bytes, range: start..<start + count)
  }

  private mutating func advance(by count: Int, _ what: String) throws(PaletteError) -> Int {
    guard count <= left else {
      throw PaletteError(.cutShort(what: what, needed: count, left: left), at: .byte(offset))
    }
    defer { offset += count }
    return offset
  }
}
