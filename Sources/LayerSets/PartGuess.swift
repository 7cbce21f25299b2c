import FileSystem
import ShoeDesign

/// What part a mask may be for, by the words in its file's name.
enum PartGuess {
  /// The words of each standard part.
  private static let words: [(part: ShoePart, words: Set<String>)] = [
    (.base, ["upper", "base"]), (.side, ["quarter", "overlay", "panel", "side"]),
    (.sole, ["midsole", "outsole", "sole"]), (.cage, ["heel", "counter", "cage"]),
    (.outline, ["line", "outline"]),
  ]

  /// The standard part that the name of `file` tells, or nil. Of several words that tell one the last counts, as in
  /// English: `heel outline` is an outline.
  static func part(of file: String) -> ShoePart? {
    words(in: Path.stem(file)).reversed().lazy.compactMap(part(ofWord:)).first
  }

  /// Whether the file is named exactly after its part, which makes it the first candidate.
  static func isExact(_ file: String, _ part: ShoePart) -> Bool { Path.stem(file).lowercased() == part.rawValue }

  private static func part(ofWord word: String) -> ShoePart? {
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    return words.first { $0.words.contains(word) || $0.words.contains(singular) }?.part
  }

  /// The runs of letters in lower case, cut where a capital follows a small letter: `heelCounter-02` has two words.
  private static func words(in text: String) -> [String] {
    var (words, word, wasSmall) = ([String](), "", false)
    for character in text {
      if !character.isLetter || (character.isUppercase && wasSmall) {
        words.append(word)
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
      wasSmall = character.isLowercase
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  /// A name for a part beyond the five, made of the name of `file`: what cannot be in a name becomes `-`.
  static func name(of file: String) -> String {
    let bytes = Path.stem(file).utf8.map { byte -> UInt8 in
      let letter = (0x61...0x7A).contains(byte | 0x20)
      return letter || (0x30...0x39).contains(byte) || byte == 0x5F ? byte : 0x2D
    }
    let name = String(decoding: bytes, as: UTF8.self).split(separator: "-").joined(separator: "-")
    return String((ShoePart(rawValue: String(name.prefix(1))) == nil ? "part-" + name : name).prefix(60))
  }
}
