import FileSystem

/// The blocks before a file's bytes in a tar archive: POSIX.1-1988 ustar, and before it a pax extended header
/// (POSIX.1-2001) where ustar has no room for the name or the size, or the name is not ASCII.
/// <https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html>, "pax Interchange Format".
///
/// Everything is a function of name and size: time 0, owner and group 0 without names, mode 0644.
enum TarHeader {
  static let blockSize = 512

  /// The largest size that eleven octal digits hold: 8 GiB less one.
  static let largestSize = 1 << 33 - 1

  /// One block, or three or more with a pax header.
  static func bytes(name: String, size: Int) -> [UInt8] {
    let path = PathBytes.encode(name)
    let isPlain = path.allSatisfy { 0x20..<0x7F ~= $0 }
    if isPlain, size <= largestSize, let (prefix, rest) = split(path) {
      return block(rest, prefix: prefix, size: size, type: "0")
    }
    let isText = String(validating: path, as: UTF8.self) != nil
    var records: [UInt8] = isText ? [] : record("hdrcharset", Array("BINARY".utf8))
    records += record("path", path)
    if size > largestSize { records += record("size", Array(String(size).utf8)) }
    let stand = path.map { 0x20..<0x7F ~= $0 ? $0 : UInt8(ascii: "_") }
    let short = Array(stand.suffix(from: stand.lastIndex(of: slash).map { $0 + 1 } ?? 0).prefix(80))
    return block(Array("PaxHeaders/".utf8) + short, prefix: [], size: records.count, type: "x")
      + padded(records) + block(short, prefix: [], size: min(size, largestSize), type: "0")
  }

  /// The zeros after `count` bytes, up to the end of a block.
  static func padding(after count: Int) -> Int { (blockSize - count % blockSize) % blockSize }

  private static let slash = UInt8(ascii: "/")

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: padding(after: bytes.count))
  }

  /// The two fields that a reader joins by a slash: up to 155 and up to 100 bytes.
  private static func split(_ path: [UInt8]) -> (prefix: [UInt8], name: [UInt8])? {
    if path.count <= 100 { return ([], path) }
    guard path.count <= 256, let cut = path[(path.count - 101)...].firstIndex(of: slash), cut <= 155, cut > 0,
      cut < path.count - 1
    else { return nil }
    return (Array(path[..<cut]), Array(path[(cut + 1)...]))
  }

  /// `LENGTH KEY=VALUE\n`, where the length counts itself.
  private static func record(_ key: String, _ value: [UInt8]) -> [UInt8] {
    let rest = Array(" \(key)=".utf8) + value + [0x0A]
    var digits = 1
    while String(rest.count + digits).utf8.count > digits { digits += 1 }
    return Array(String(rest.count + digits).utf8) + rest
  }

  private static func block(_ name: [UInt8], prefix: [UInt8], size: Int, type: Unicode.Scalar) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: blockSize)
    func put(_ bytes: some Sequence<UInt8>, at place: Int) {
      for (index, byte) in bytes.enumerated() { block[place + index] = byte }
    }
    put(name, at: 0)
    put(octal(0o644, 7), at: 100)
    put(octal(0, 7), at: 108)
    put(octal(0, 7), at: 116)
    put(octal(size, 11), at: 124)
    put(octal(0, 11), at: 136)
    put("        ".utf8, at: 148)
    block[156] = UInt8(ascii: type)
    put("ustar\u{0}00".utf8, at: 257)
    put(octal(0, 7), at: 329)
    put(octal(0, 7), at: 337)
    put(prefix, at: 345)
    put(octal(block.reduce(0) { $0 + Int($1) }, 6) + [0, 0x20], at: 148)
    return block
  }

  private static func octal(_ value: Int, _ digits: Int) -> [UInt8] {
    (1...digits).map { UInt8(ascii: "0") + UInt8(value >> (3 * (digits - $0)) & 7) }
  }
}
