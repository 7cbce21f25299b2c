import Pixels

/// Reads Adobe Swatch Exchange: a header of 12 bytes, then blocks of a type, a length and a body.
///
/// The blocks are stepped through by their lengths, so a body may be longer than what is known of it. Groups do not
/// nest; a group that is not ended ends with the file. Some programs count the blocks wrongly, so all are read to the
/// end.
enum ASEReader {
  static let signature = Array("ASEF".utf8)

  /// The types of blocks.
  enum Block {
    static let groupStart = 0xC001
    static let groupEnd = 0xC002
    static let color = 0x0001
  }

  static func read(_ bytes: [UInt8]) throws(PaletteError) -> PaletteDraft {
    var draft = PaletteDraft()
    var reader = BigEndianReader(bytes, from: signature.count)
    let (major, minor) = (try reader.u16("the header"), try reader.u16("the header"))
    if (major, minor) != (1, 0) { draft.warnings.append(PaletteWarning.version("\(major).\(minor)", known: "1.0")) }
    let count = try reader.u32("the header")
    var blocks = Blocks()
    while blocks.count < count || reader.left > 0 { try blocks.read(&reader, into: &draft) }
    if blocks.count > count {
      draft.warnings.append(PaletteWarning.extraBlocks(declared: count, found: blocks.count))
    }
    if blocks.unknown > 0 { draft.warnings.append(PaletteWarning.unknownBlocks(blocks.unknown)) }
    return draft
  }

  /// Where in the sequence of blocks the reading is.
  private struct Blocks {
    var group: String?
    var unknown = 0
    /// How many blocks are read.
    var count = 0

    mutating func read(_ reader: inout BigEndianReader, into draft: inout PaletteDraft) throws(PaletteError) {
      let type = try reader.u16("a block's type")
      var body = try reader.part(try reader.u32("a block's length"), "a block")
      switch type {
      case Block.groupStart:
        group = body.left == 0 ? nil : try body.utf16(try body.u16("a group's name"), "a group's name")
        draft.found.append("the group '\(group ?? "")'")
      case Block.groupEnd: group = nil
      case Block.color: try readColor(&body, into: &draft)
      default: unknown += 1
      }
      count += 1
    }

    private func readColor(_ body: inout BigEndianReader, into draft: inout PaletteDraft) throws(PaletteError) {
      let name = try body.utf16(try body.u16("a colour's name"), "a colour's name")
      let value = try ASEColor(&body)
      let kind = try self.kind(&body)
      draft.append(name: name, group: group, color: value.color, kind: kind)
      let what = [value.approximation, kind == .spot ? "spot" : nil].compactMap { $0 }
      if !what.isEmpty { draft.markApproximate(what.joined(separator: ", ")) }
    }

    private func kind(_ body: inout BigEndianReader) throws(PaletteError) -> Swatch.Kind {
      let offset = body.offset
      switch try body.u16("a colour's kind") {
      case 0: return .global
      case 1: return .spot
      case 2: return .process
      case let number:
        throw PaletteError(.outOfRange(name: "kind", value: "\(number)", range: "0...2"), at: .byte(offset))
      }
    }
  }
}

/// The model and values of one colour of ASE.
private struct ASEColor {
  let color: RGBA8
  /// What the colour was, where sRGB only approximates it.
  let approximation: String?

  init(_ body: inout BigEndianReader) throws(PaletteError) {
    let offset = body.offset
    switch try body.ascii(4, "a colour's model") {
    case "RGB ":
      let (red, green, blue) = (
        try Self.unit(&body, "red"), try Self.unit(&body, "green"), try Self.unit(&body, "blue")
      )
      (color, approximation) = (ColorConversion.srgb(red, green, blue), nil)
    case "CMYK":
      let (cyan, magenta) = (try Self.unit(&body, "cyan"), try Self.unit(&body, "magenta"))
      let (yellow, key) = (try Self.unit(&body, "yellow"), try Self.unit(&body, "black"))
      (color, approximation) = (ColorConversion.cmyk(cyan, magenta, yellow, key), "CMYK")
    case "Gray", "GRAY":
      let white = try Self.unit(&body, "grey")
      (color, approximation) = (ColorConversion.srgb(white, white, white), nil)
    case "LAB ":
      let lightness = try Self.unit(&body, "lightness") * 100
      let (a, b) = (try Self.axis(&body, "a"), try Self.axis(&body, "b"))
      (color, approximation) = (ColorConversion.lab(lightness, a, b), "Lab")
    case let model: throw PaletteError(.unknownModel(model), at: .byte(offset))
    }
  }

  /// A number from 0 to 1. Rounding in the program that wrote it may have moved it out by a little.
  private static func unit(_ body: inout BigEndianReader, _ name: String) throws(PaletteError) -> Double {
    try number(&body, name, in: 0...1, tolerance: 1e-4)
  }

  /// The a or b of Lab. The format's own range is -128...127.
  private static func axis(_ body: inout BigEndianReader, _ name: String) throws(PaletteError) -> Double {
    try number(&body, name, in: -128...128, tolerance: 0)
  }

  private static func number(
    _ body: inout BigEndianReader, _ name: String, in range: ClosedRange<Double>, tolerance: Double
  ) throws(PaletteError) -> Double {
    let offset = body.offset
    let value = try body.float("a colour's values")
    guard value >= range.lowerBound - tolerance, value <= range.upperBound + tolerance else {
      let shown = "\(JSONText.number(range.lowerBound))...\(JSONText.number(range.upperBound))"
      throw PaletteError(
        .outOfRange(name: name, value: JSONText.number(value), range: shown), at: .byte(offset))
    }
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
