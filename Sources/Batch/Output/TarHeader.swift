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

  /// What all blocks have in common: mode, owner, group and time, and eight spaces where the checksum comes, which
  /// count as such in the checksum.
  private static let common: [UInt8] = {
    var block = [UInt8](repeating: 0, count: blockSize)
    block.put("0000644".utf8, at: 100)
    for place in [108, 116, 329, 337] { block.put("0000000".utf8, at: place) }
    block.put("00000000000".utf8, at: 136)
    block.put("        ".utf8, at: 148)
    block.put("ustar\u{0}00".utf8, at: 257)
    return block
  }()

  private static func block(_ name: [UInt8], prefix: [UInt8], size: Int, type: Unicode.Scalar) -> [UInt8] {
    var block = common
    block.put(name, at: 0)
    block.putOctal(size, digits: 11, at: 124)
    block[156] = UInt8(ascii: type)
    block.put(prefix, at: 345)
    block.putOctal(block.reduce(0) { $0 &+ Int($1) }, digits: 6, at: 148)
    block[154] = 0
    return block
  }
}

extension [UInt8] {
  fileprivate mutating func put(_ bytes: some Collection<UInt8>, at place: Int) {
    var place = place
    for byte in bytes {
      self[place] = byte
      place += 1
    }
  }

  fileprivate mutating func putOctal(_ value: Int, digits: Int, at place: Int) {
    for digit in 0..<digits {
      self[place + digit] = UInt8(ascii: "0") + UInt8(value >> (3 * (digits - 1 - digit)) & 7)
    }
  }
}
