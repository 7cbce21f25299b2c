import Colors
import JSON
import Suggestions

extension PaletteError {
  /// What is wrong and the way out, without the place.
  public var message: String { kind.message }
}

extension PaletteError.Kind {
  fileprivate var message: String {
    switch self {
    case .empty: "the file is empty; \(Self.forms)"
    case .encoding(let name): "the text is in \(name); save it as UTF-8"
    case .invalidUTF8: "the text is not UTF-8; save it as UTF-8"
    case .foreign(let name, let advice): "this is \(name); \(advice)"
    case .unknownBinary: "this is no palette that is known; \(Self.forms)"
    case .noColors(let format, let found): noColors(format, found)
    case .color(let error): error.message
    case .notChannels, .channelOutOfRange, .jascHeader, .colorCount, .fewerColors, .noHexColor: textMessage
    case .columns, .missingCell, .unclosedQuote: tableMessage
    case .cutShort, .trailing, .unknownModel, .unknownSpace, .outOfRange: binaryMessage
    case .damagedArchive, .lockedArchive, .foreignArchive, .archiveTooLarge: archiveMessage
    case .json, .wrongType, .missingKey, .unknownColorSpace, .componentCount, .component: jsonMessage
    case .unknownAlias, .aliasCycle, .aliasOfOtherType, .unknownPointer, .unknownFile, .unknownMode, .tooManyTokens:
      tokenMessage
    case .noOpacity, .nameTooLong: writerMessage
    }
  }

  private static let forms =
    "palettes are read from ASE, ACO, GPL, JASC PAL, .swatches, design tokens, colour sets, JSON, CSV and hex lists"

  private func noColors(_ format: PaletteFormat, _ found: [String]) -> String {
    let list = found.isEmpty ? "nothing else" : found.joined(separator: ", ")
    return "no colour in \(format.title); found: \(list); add a colour, or give another file"
  }

  private var textMessage: String {
    switch self {
    case .notChannels(let text, let expected): "expected \(expected), found \(quotedExcerpt(text))"
    case .channelOutOfRange(let text): "\(quotedExcerpt(text)) is not a whole number from 0 to 255; correct it"
    case .jascHeader(let lines):
      "a JASC palette has JASC-PAL, 0100 and the number of colours on 3 lines, and there "
        + (lines == 1 ? "is 1 line" : "are \(lines) lines") + "; fetch it again if it was cut short"
    case .colorCount(let text): "expected the number of colours, found \(quotedExcerpt(text)); write it in digits"
    case .fewerColors(let declared, let found):
      "the file counts \(declared) colours and has \(found); fetch it again if it was cut short, or correct the count"
    case .noHexColor(let text):
      "no hex colour in \(quotedExcerpt(text)); write one a line, such as #ff9500 or '#ff9500 Sunset'"
    default: ""
    }
  }

  private var tableMessage: String {
    switch self {
    case .columns(let found):
      "the columns \(found.map { quotedExcerpt($0) }.joined(separator: ", ")) hold no colour; "
        + "name them name and color, or name, r, g and b"
    case .missingCell(let column): "the row has no \(quotedExcerpt(column)); fill the cell or remove the row"
    case .unclosedQuote: "the quote that opens here is not closed; close it with '\"'"
    default: ""
    }
  }

  private var binaryMessage: String {
    switch self {
    case .cutShort(let what, let needed, let left):
      "\(what) needs \(needed) bytes, and \(left) are left; the file is damaged or cut short, fetch it again"
    case .trailing(let count):
      "\(counted(count, "byte")) too many after the last colour; the file or its count is damaged, fetch it again"
    case .unknownModel(let model):
      "unknown colour model \(quotedExcerpt(model)); save the swatch as RGB, CMYK, Lab or grey"
    case .unknownSpace(let number): "unknown colour space \(number); save the swatch as RGB, HSB, CMYK, Lab or grey"
    case .outOfRange(let name, let value, let range): "\(name): \(value) is outside \(range); correct it"
    default: ""
    }
  }

  private var archiveMessage: String {
    switch self {
    case .damagedArchive: "the ZIP archive is damaged or cut short; fetch it again"
    case .lockedArchive(let reason): "Swatches.json \(reason); export the palette from Procreate again"
    case .foreignArchive(let found):
      "the ZIP archive holds no Swatches.json but \(found.joined(separator: ", ")); "
        + "unpack it and give the palette itself"
    case .archiveTooLarge(let declared, let limit):
      "Swatches.json claims \(declared) bytes, and a palette has at most \(limit); export it from Procreate again"
    default: ""
    }
  }

  private var jsonMessage: String {
    switch self {
    case .json(let error): error.message
    case .wrongType(let expected, let found): "expected \(expected), found \(found); correct it"
    case .missingKey(let key): "the key \"\(key)\" is missing; add it"
    case .unknownColorSpace(let name, let known):
      "unknown colour space \(quotedExcerpt(name))\(hint(for: name, among: known, listedAs: "known ones"))"
    case .componentCount(let found): "expected 3 components, found \(found); write three"
    case .component(let text):
      "\(quotedExcerpt(text)) is no component; write 0.58, 149 or 0x95"
    default: ""
    }
  }

  private var tokenMessage: String {
    switch self {
    case .unknownAlias(let path, let meant):
      "no token has the path {\(excerpt(path))}"
        + (meant.map { didYouMean("{\($0)}") } ?? "; give the file that holds it as well")
    case .aliasCycle(let paths):
      "the aliases go round in a circle: \(paths.map { excerpt($0) }.joined(separator: " -> ")); "
        + "give one of them a colour"
    case .aliasOfOtherType(let path, let type):
      "{\(excerpt(path))} is a \(excerpt(type)) and not a color; name a token of type color"
    case .unknownPointer(let pointer):
      "the pointer \(quotedExcerpt(pointer)) leads nowhere; write one such as #/color/blue/$value"
    case .unknownFile(let name): "the pointer leads into \(quotedExcerpt(name)); give that file as well"
    case .unknownMode(let mode, let known):
      known.isEmpty
        ? "no token has modes, so there is no mode \(quotedExcerpt(mode)); leave the mode out"
        : "no token has the mode \(quotedExcerpt(mode))\(hint(for: mode, among: known, listedAs: "modes"))"
    case .tooManyTokens(let limit): "more than \(limit) tokens; give a smaller file, or extend fewer groups"
    default: ""
    }
  }

  private var writerMessage: String {
    switch self {
    case .noOpacity(let format, let swatch, let color):
      "\(format) has no opacity, and \(quotedExcerpt(swatch)) is \(color); write gpl, css, dtcg or swift"
    case .nameTooLong(let name, let limit):
      "\(quotedExcerpt(name)) is longer than \(limit) characters of UTF-16; shorten it"
    default: ""
    }
  }
}
