import Pixels

/// Reads Photoshop's colour swatches: a section of version 1 without names, one of version 2 with names, or both.
///
/// Version 2 repeats the colours of version 1 and is preferred. A file may end after either.
enum ACOReader {
  static func read(_ bytes: [UInt8]) throws(PaletteError) -> PaletteDraft {
    var reader = BigEndianReader(bytes)
    let first = try reader.u16("the header")
    var draft = try section(&reader, hasNames: first == 2)
    if first == 1, reader.left > 0, try version(reader) == 2 {
      _ = try reader.u16("the second header")
      draft = try section(&reader, hasNames: true)
    }
    guard reader.left == 0 else { throw PaletteError(.trailing(reader.left), at: .byte(reader.offset)) }
    return draft
  }

  /// The version that comes next; `reader` stays where it is.
  private static func version(_ reader: BigEndianReader) throws(PaletteError) -> Int {
    var copy = reader
    return try copy.u16("the second header")
  }

  private static func section(_ reader: inout BigEndianReader, hasNames: Bool) throws(PaletteError) -> PaletteDraft {
    var draft = PaletteDraft()
    let count = try reader.u16("the number of colours")
    for _ in 0..<count {
      let color = try ACOColor(&reader)
      let name = hasNames ? try self.name(&reader) : nil
      switch color.value {
      case .color(let value):
        draft.append(name: name, color: value)
        if let what = color.approximation { draft.markApproximate(what) }
      case .book(let title): draft.omit(name, title)
      }
    }
    return draft
  }

  /// A zero word, the length in code units, usually with a closing NUL, and the name.
  private static func name(_ reader: inout BigEndianReader) throws(PaletteError) -> String {
    let offset = reader.offset
    let length = try reader.u32("a colour's name")
    guard length <= 0xFFFF else {
      throw PaletteError(.outOfRange(name: "name length", value: "\(length)", range: "0...65535"), at: .byte(offset))
    }
    return try reader.utf16(length, "a colour's name")
  }
}

/// The ten bytes of one colour of ACO: a colour space and four words.
private struct ACOColor {
  enum Value {
    case color(RGBA8)
    /// A number in a colour book, whose values are licensed and not in the file.
    case book(String)
  }

  let value: Value
  /// What the colour was, where sRGB only approximates it.
  let approximation: String?

  init(_ reader: inout BigEndianReader) throws(PaletteError) {
    let offset = reader.offset
    let space = try reader.u16("a colour")
    var words: [Int] = []
    for _ in 0..<4 { words.append(try reader.i16("a colour")) }
    let numbers = Words(signed: words, offset: offset)
    guard let color = try numbers.color(in: space) else {
      guard let book = Self.books[space] else { throw PaletteError(.unknownSpace(space), at: .byte(offset)) }
      (value, approximation) = (.book(book), nil)
      return
    }
    (value, approximation) = (.color(color), space == 7 ? "Lab" : space == 2 || space == 9 ? "CMYK" : nil)
  }

  private static let books = [
    3: "Pantone book", 4: "Focoltone book", 5: "Trumatch book", 6: "Toyo book", 10: "HKS book",
  ]
}

/// The four words of a colour, each signed as Lab needs it.
private struct Words {
  let signed: [Int]
  let offset: Int

  /// The colour, or nil where the space is a book's or unknown.
  ///
  /// The sense of 8 and 9 is not in Adobe's text; most readers take 10000 for white in 8 and for full ink in 9.
  func color(in space: Int) throws(PaletteError) -> RGBA8? {
    switch space {
    case 0: return ColorConversion.srgb(full(0), full(1), full(2))
    case 1: return ColorConversion.hsb(full(0), full(1), full(2))
    case 2: return ColorConversion.cmyk(1 - full(0), 1 - full(1), 1 - full(2), 1 - full(3))
    case 7:
      let lightness = try tenThousandth(0, "lightness") * 100
      return ColorConversion.lab(lightness, Double(signed[1]) / 100, Double(signed[2]) / 100)
    case 8:
      let white = try tenThousandth(0, "grey")
      return ColorConversion.srgb(white, white, white)
    case 9:
      let (cyan, magenta) = (try tenThousandth(0, "cyan"), try tenThousandth(1, "magenta"))
      return ColorConversion.cmyk(cyan, magenta, try tenThousandth(2, "yellow"), try tenThousandth(3, "black"))
    default: return nil
    }
  }

  /// A word of 0...65535 as 0...1.
  private func full(_ index: Int) -> Double { Double(UInt16(truncatingIfNeeded: signed[index])) / 65535 }

  /// A word of 0...10000 as 0...1.
  private func tenThousandth(_ index: Int, _ name: String) throws(PaletteError) -> Double {
    let word = Int(UInt16(truncatingIfNeeded: signed[index]))
    guard word <= 10_000 else {
      throw PaletteError(
        .outOfRange(name: name, value: "\(word)", range: "0...10000"), at: .byte(offset + 2 + 2 * index))
    }
    return Double(word) / 10_000
  }
}
