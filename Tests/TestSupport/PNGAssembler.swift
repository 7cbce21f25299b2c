/// Puts PNGs together byte by byte, apart from libpng and zlib: stored deflate blocks, checksums by their definitions.
/// Writes forms that libpng's encoder would not, broken ones among them.
public struct PNGAssembler: Sendable {
  /// Pixels a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Bits a sample: 1, 2, 4, 8 or 16.
  public var bitDepth: UInt8
  /// The number in IHDR: 0, 2, 3, 4 or 6.
  public var colorType: UInt8
  /// Whether the rows go in the passes of Adam7.
  public var isInterlaced: Bool
  /// Whole chunks right after IHDR, before PLTE.
  public var early: [[UInt8]]
  /// Whole chunks right before IDAT, PLTE and tRNS among them.
  public var before: [[UInt8]]
  /// Whole chunks between IDAT and IEND.
  public var after: [[UInt8]]
  /// `channels` samples a pixel, row-major, of `bitDepth` bits each.
  public var samples: [UInt16]

  /// Describes a picture; `file` puts it together.
  public init(
    width: Int, height: Int, bitDepth: UInt8, colorType: UInt8, isInterlaced: Bool = false, early: [[UInt8]] = [],
    before: [[UInt8]] = [], after: [[UInt8]] = [], samples: [UInt16]
  ) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
    self.early = early
    self.before = before
    self.after = after
    self.samples = samples
  }

  /// Samples a pixel, by the colour type.
  public var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]! }

  /// The whole file.
  public func file() -> [UInt8] {
    let header = Self.bigEndian(width) + Self.bigEndian(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    let parts =
      [Self.signature, Self.chunk("IHDR", header)] + early + before
      + [Self.chunk("IDAT", Self.zlib(scanlines()))] + after + [Self.chunk("IEND", [])]
    return parts.reduce([], +)
  }

  /// The eight bytes at the beginning of every PNG.
  public static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// A chunk of `type` with `data`, its length and its CRC.
  public static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(crc32(body)))
  }

  /// The four bytes of `value`, most significant first.
  public static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A zlib stream of stored blocks (RFC 1950 and 1951).
  public static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(65535)
      let length = UInt16(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      stream += [length, ~length].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + block
    } while !rest.isEmpty
    return stream + bigEndian(Int(adler32(bytes)))
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let (a, b) = bytes.reduce((1, 0)) { sums, byte in
      let a = (sums.0 + Int(byte)) % 65521
      return (a, (sums.1 + a) % 65521)
    }
    return UInt32(b << 16 | a)
  }

  /// Filter type None and packed samples, row by row, or pass by pass.
  private func scanlines() -> [UInt8] {
    passes().flatMap { pass in
      pass.rows.flatMap { y in [0] + packed(pass.columns.flatMap { x in pixel(x, y) }) }
    }
  }

  private func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt16> {
    let first = (y * width + x) * channels
    return samples[first..<first + channels]
  }

  private func packed(_ row: [UInt16]) -> [UInt8] {
    if bitDepth == 16 { return row.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / Int(bitDepth)
    return stride(from: 0, to: row.count, by: perByte).map { start in
      (0..<perByte).reduce(0) { byte, i in
        byte << bitDepth | (start + i < row.count ? UInt8(row[start + i]) : 0)
      }
    }
  }

  /// Adam7: first column, first row, and the steps of each pass; a pass without columns has no rows either.
  private func passes() -> [(columns: [Int], rows: [Int])] {
    let steps =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    return steps.map { x, y, dx, dy in
      let columns = Array(stride(from: x, to: width, by: dx))
      return (columns, columns.isEmpty ? [] : Array(stride(from: y, to: height, by: dy)))
    }
  }
}
