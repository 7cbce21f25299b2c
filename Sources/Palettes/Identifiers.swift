/// Names of swatches as identifiers of other languages, no two alike.
struct Identifiers {
  private var taken: Set<String>

  /// - Parameter reserved: words that are not to be used.
  init(reserved: Set<String> = []) { taken = reserved }

  /// `wanted`, or with a number behind it where it is taken.
  mutating func unique(_ wanted: String, separator: String) -> String {
    var (name, number) = (wanted, 2)
    while !taken.insert(name).inserted {
      name = "\(wanted)\(separator)\(number)"
      number += 1
    }
    return name
  }

  /// The runs of ASCII letters and digits of a text. Other letters are left out, as not every tool takes them.
  static func words(_ text: String) -> [String] {
    text.utf8.split { !ASCII.isLetter($0) && !ASCII.isDigit($0) }.map { String(decoding: Array($0), as: UTF8.self) }
  }
}
