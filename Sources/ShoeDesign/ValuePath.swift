import JSON
import Suggestions

/// Keys and indices that lead to a value, as messages show them: `shoeColors.side`, `layers[2]`, `"a b".c`.
enum ValuePath {
  /// `parent`, a dot and `key`, in double quotes unless it is made of letters, digits, `_`, `-` and `$`.
  static func joined(_ parent: String, _ key: String) -> String {
    let isPlain = !key.isEmpty && key.utf8.allSatisfy(isWord) && key.utf8.count <= 40
    let shown = isPlain ? key : JSONWriter.compact.text(.string(excerpt(key)))
    return parent.isEmpty ? shown : "\(parent).\(shown)"
  }

  /// `parent` and `index` in brackets.
  static func joined(_ parent: String, _ index: Int) -> String { "\(parent)[\(index)]" }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"): true
    default: false
    }
  }
}
