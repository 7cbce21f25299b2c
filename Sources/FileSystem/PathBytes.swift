/// Paths as strings that give back the same bytes, whatever these are.
///
/// File names are bytes, and on Linux need not be UTF-8. A byte that is no UTF-8 becomes the private-use scalar
/// U+10FE00 + byte; a name that really holds one of these scalars has its four bytes written so too. Hence
/// `encode(decode(bytes)) == bytes` for all bytes, and every UTF-8 name without such scalars is itself.
///
/// Compare names by their `utf8`: Swift's `==` holds two spellings of one accented letter to be equal, a file system
/// does not.
public enum PathBytes {
  private static let escapes: ClosedRange<UInt32> = 0x10FE80...0x10FEFF
  private static let escapeBase: UInt32 = 0x10FE00

  /// The string for a name or path of the system.
  public static func decode(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: isEscape) {
      return text
    }
    return decodeEscaping(bytes)
  }

  /// The bytes of a path, to be handed to the system or written to a list of names.
  public static func encode(_ path: String) -> [UInt8] {
    guard path.unicodeScalars.contains(where: isEscape) else { return Array(path.utf8) }
    var bytes: [UInt8] = []
    for scalar in path.unicodeScalars {
      if isEscape(scalar) {
        bytes.append(UInt8(scalar.value - escapeBase))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
    return bytes
  }

  /// The path in single quotes for a message: control characters and bytes that are no UTF-8 as `\xNN`.
  public static func quoted(_ path: String) -> String {
    "'\(visible(path))'"
  }

  /// A path, or a text with paths in it, for a message: control characters and bytes that are no UTF-8 as `\xNN`.
  public static func visible(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      if isEscape(scalar) {
        text += hex(scalar.value - escapeBase)
      } else if scalar.properties.generalCategory == .control {
        text += UTF8.encode(scalar)!.map { hex(UInt32($0)) }.joined()
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
    escapes.contains(scalar.value)
  }

  private static func decodeEscaping(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var place = 0
    while true {
      let count: Int
      switch parser.parseScalar(from: &input) {
      case .emptyInput:
        return String(text)
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        count = encoded.count
        if isEscape(scalar) {
          escape(bytes[place..<place + count], into: &text)
        } else {
          text.append(scalar)
        }
      case .error(let length):
        count = length
        escape(bytes[place..<place + count], into: &text)
      }
      place += count
    }
  }

  private static func escape(_ bytes: ArraySlice<UInt8>, into text: inout String.UnicodeScalarView) {
    text.append(contentsOf: bytes.map { Unicode.Scalar(escapeBase + UInt32($0))! })
  }

  private static func hex(_ byte: UInt32) -> String {
    (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
  }
}
