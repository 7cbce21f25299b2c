/// Names that Windows keeps for its devices, with whatever extension: `CON`, `nul.txt`, `COM1.tar.gz`.
/// See <https://learn.microsoft.com/windows/win32/fileio/naming-a-file>.
enum ReservedNames {
  private static let words: Set<String> = {
    let ports = ["COM", "LPT"].flatMap { port in "0123456789¹²³".map { "\(port)\($0)" } }
    return Set(["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"] + ports)
  }()

  /// The number of bytes of a device's name with which the component begins, whatever its case; nil if none stands there.
  static func reservedCount(_ component: ArraySlice<UInt8>) -> Int? {
    // C, P, A, N or L; most names stop here.
    guard let first = component.first, [0x43, 0x50, 0x41, 0x4E, 0x4C].contains(first & 0xDF) else { return nil }
    var word = component.prefix { $0 != UInt8(ascii: ".") }
    while word.last == UInt8(ascii: " ") { word.removeLast() }
    guard (3...7).contains(word.count), words.contains(String(decoding: word, as: UTF8.self).uppercased()) else {
      return nil
    }
    return word.count
  }
}
