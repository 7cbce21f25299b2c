import FileSystem

/// Command lines that a shell reads back as the same words.
public enum ShellWords {
  /// The words in one line, each quoted where it has to be.
  public static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// One word: as it is where it is plain, else in single quotes; with control characters or bytes that are no UTF-8
  /// as `$'…'`, which sh of POSIX 2024, bash, zsh and ksh know and which a terminal shows unharmed.
  public static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    let shown = Visible.line(word)
    if shown.utf8.elementsEqual(word.utf8) {
      return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
    return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'", "\\": "\\\(scalar)"
    default: Visible.line(String(scalar)) == String(scalar) ? String(scalar) : octal(scalar)
    }
  }

  /// Three octal digits a byte, which end by themselves.
  private static func octal(_ scalar: Unicode.Scalar) -> String {
    PathBytes.encode(String(scalar)).map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_-./,:=@%+".utf8.contains(byte)
    }
  }
}
