import Pixels

/// A line that begins with three or four whole numbers from 0 to 255.
enum ChannelLine {
  /// The colour that the first words give; `hasAlpha` says whether a fourth number belongs to it.
  static func color(_ line: TextLines.Line, hasAlpha: Bool, expected: String) throws(PaletteError) -> RGBA8 {
    let count = hasAlpha ? 4 : 3
    let words = line.words.prefix(count)
    guard words.count == count, words.allSatisfy(isNumber) else {
      throw PaletteError(.notChannels(line.text, expected: expected), at: line.place)
    }
    var bytes: [UInt8] = []
    for word in words { bytes.append(try channel(word, at: line.place)) }
    return RGBA8(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: hasAlpha ? bytes[3] : 255)
  }

  /// A whole number from 0 to 255.
  static func channel(_ text: some StringProtocol, at place: PaletteError.Place) throws(PaletteError) -> UInt8 {
    guard text.utf8.allSatisfy(ASCII.isDigit), let byte = UInt8(text) else {
      throw PaletteError(.channelOutOfRange(String(text)), at: place)
    }
    return byte
  }

  /// Whether `word` is a number of some kind, so that -1 or 0.5 is out of range and not a missing number.
  static func isNumber(_ word: Substring) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { ASCII.isDigit($0) || "+-.".utf8.contains($0) }
  }
}
