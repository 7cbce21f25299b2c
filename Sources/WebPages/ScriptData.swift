public import JSON

/// JSON that can stand inside of a script element.
public enum ScriptData {
  /// The value without any byte that HTML or a script could take for its own: `<`, `>` and `&`, U+2028 and U+2029 are
  /// escaped. They can stand only inside of strings, where JSON has an escape for every character.
  public static func bytes(_ value: JSONValue) -> [UInt8] {
    let plain = JSONWriter.compact.bytes(value)
    var output: [UInt8] = []
    output.reserveCapacity(plain.count)
    var index = 0
    while index < plain.count {
      if let escape = escape(plain[index]) {
        output += escape.utf8
      } else if plain[index] == 0xE2, plain[index...].starts(with: [0xE2, 0x80, 0xA8]) {
        output += "\\u2028".utf8
        index += 2
      } else if plain[index] == 0xE2, plain[index...].starts(with: [0xE2, 0x80, 0xA9]) {
        output += "\\u2029".utf8
        index += 2
      } else {
        output.append(plain[index])
      }
      index += 1
    }
    return output
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "<"): "\\u003C"
    case UInt8(ascii: ">"): "\\u003E"
    case UInt8(ascii: "&"): "\\u0026"
    default: nil
    }
  }
}
