/// A parse as bytes, to be carried with a plane; the plane is needed to read it.
///
///     L * 4 + K | length | distance (where K is 2)      and so on, until all bytes are told
///     L         literal bytes before the copy; with K = 0 only these, where the picture ends with them
///     K         distance: 0 that of the pixel before, 1 that of the byte before, 2 told, 3 the last one that was told
///     length    2 (n - 3) for n bytes; 2 (m - 1) + 1 for m copies of 258 bytes
///
/// Numbers are LEB128: seven bits a byte, least significant first, the high bit set on all but the last.
enum ParseBytes {
  static func write(_ parse: ScanlineParse) -> [UInt8] {
    var bytes: [UInt8] = []
    var literals = 0
    var told = 0
    var index = 0
    let pixelBytes = parse.scanlines.pixelBytes
    while index < parse.operations.count {
      let operation = parse.operations[index]
      index += 1
      guard operation.isMatch else {
        literals += operation.byteCount(pixelBytes: pixelBytes)
        continue
      }
      let distance = operation.distance
      let kind = distance == pixelBytes ? 0 : distance == 1 ? 1 : distance == told ? 3 : 2
      append(literals * 4 + kind, to: &bytes)
      if operation.length == DeflateAlphabet.longestMatch {
        let first = index
        while index < parse.operations.count, parse.operations[index] == operation { index += 1 }
        append(2 * (index - first) + 1, to: &bytes)
      } else {
        append(2 * (operation.length - DeflateAlphabet.shortestMatch), to: &bytes)
      }
      if kind == 2 {
        append(distance, to: &bytes)
        told = distance
      }
      literals = 0
    }
    if literals > 0 { append(literals * 4, to: &bytes) }
    return bytes
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt64(number)
    while rest > 127 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

extension ParseOperation {
  /// The bytes that it stands for.
  @inline(__always) func byteCount(pixelBytes: Int) -> Int {
    if isMatch { return length }
    switch part {
    case .whole: return value == 0 ? 1 : pixelBytes
    case .hue: return 3
    case .alpha: return 1
    }
  }
}

/// Bytes that are no parse of the plane that they came with.
public struct ParseFault: Error, Equatable {
  /// Where in the bytes it showed.
  public let offset: Int
}
