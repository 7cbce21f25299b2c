import Foundation
import Pixels
import TestSupport

/// A PNG, and the pixels that it must show.
struct RecolouredPicture {
  let name: String
  let file: [UInt8]
  let pixels: Bitmap
}

/// Reads PNGs by zlib alone, without libpng: Python takes the chunks apart, holds their checksums against zlib's CRC-32, and
/// inflates. Truecolour scanlines must be a filter byte of 0 and the expected bytes, each; indexed ones must be that by
/// PLTE and tRNS.
enum RecolouredZlibCheck {
  /// What is wrong with the pictures, one text a fault; empty if all is right.
  static func faults(in pictures: [RecolouredPicture]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "check.py")
    var input: [UInt8] = []
    for picture in pictures {
      input += "\(picture.file.count) \(picture.pixels.width) \(picture.pixels.height) \(picture.name)\n".utf8
      input += picture.file
      input += picture.pixels.bytes
    }
    let result = try Command("/bin/sh", in: folder.path).run(["-c", "exec python3 check.py"], input: input)
    let lines = result.text.split(separator: "\n").map(String.init)
    guard result.status == 0, lines.last == "\(pictures.count) pictures" else {
      return ["python3 check.py ended with \(result.status): \(result.errors)"]
    }
    return lines.dropLast()
  }

  private static let script = #"""
    import struct, sys, zlib

    def need(condition, fault):
        if not condition: raise ValueError(fault)

    def chunks(file):
        need(file[:8] == b"\x89PNG\r\n\x1a\n", "signature")
        place, found = 8, []
        while place < len(file):
            length, kind = struct.unpack_from(">I4s", file, place)
            end = place + 8 + length
            need(end + 4 <= len(file), f"{kind} is cut short")
            need(struct.unpack_from(">I", file, end)[0] == zlib.crc32(file[place + 4:end]), f"checksum of {kind}")
            found.append((kind, file[place + 8:end]))
            place = end + 4
        return found

    def inflated(data):
        stream = zlib.decompressobj()
        bytes = stream.decompress(data) + stream.flush()
        need(stream.eof and not stream.unused_data and not stream.unconsumed_tail, "the zlib stream's end")
        return bytes

    def rows(data, height, length):
        need(len(data) == height * (1 + length), f"{len(data)} bytes of scanlines")
        for start in range(0, len(data), 1 + length):
            need(data[start] == 0, "a filter byte")
            yield data[start + 1:start + 1 + length]

    def unpacked(row, depth, width):
        if depth == 8: return row
        places = range(8 - depth, -1, -depth)
        return bytes(byte >> place & (1 << depth) - 1 for byte in row for place in places)[:width]

    def colours(row, palette, alphas):
        result = bytearray(4 * len(row))
        for channel in range(3): result[channel::4] = row.translate(palette[channel::3].ljust(256, b"\0"))
        result[3::4] = row.translate(alphas.ljust(256, b"\xff"))
        return bytes(result)

    def check(file, width, height, expected):
        found = chunks(file)
        kinds = [kind for kind, _ in found]
        need(kinds[0] == b"IHDR" and found[-1] == (b"IEND", b"") and kinds.count(b"IHDR") == 1, "the order of chunks")
        need(b"sRGB" in kinds, "no sRGB")
        header = struct.unpack(">IIBBBBB", found[0][1])
        need(header[:2] == (width, height) and header[4:] == (0, 0, 0), f"IHDR is {header}")
        depth, colour = header[2:4]
        data = inflated(b"".join(data for kind, data in found if kind == b"IDAT"))
        row = [expected[start:start + 4 * width] for start in range(0, len(expected), 4 * width)]
        if colour == 3:
            palette, = [data for kind, data in found if kind == b"PLTE"]
            alphas = b"".join(data for kind, data in found if kind == b"tRNS")
            need(len(palette) % 3 == 0 and len(alphas) <= len(palette) // 3 <= 1 << depth, "PLTE and tRNS")
            need(alphas[-1:] != b"\xff" and kinds.count(b"tRNS") == (alphas != b""), "tRNS ends with an opaque entry")
            for index, line in enumerate(rows(data, height, (width * depth + 7) // 8)):
                line = unpacked(line, depth, width)
                need(max(line) < len(palette) // 3, "an index beyond PLTE")
                need(colours(line, palette, alphas) == row[index], f"row {index}")
            return
        need(depth == 8 and colour in (2, 6) and b"tRNS" not in kinds, f"IHDR is {header}")
        if colour == 2:
            need(expected[3::4].strip(b"\xff") == b"", "alpha is missing")
            row = [bytes(byte for place, byte in enumerate(line) if place % 4 < 3) for line in row]
        else:
            need(expected[3::4].strip(b"\xff") != b"", "a needless alpha channel")
        for index, line in enumerate(rows(data, height, width * (3 if colour == 2 else 4))):
            need(line == row[index], f"row {index}")

    count = 0
    while line := sys.stdin.buffer.readline():
        length, width, height, name = line.decode().rstrip("\n").split(" ", 3)
        file = sys.stdin.buffer.read(int(length))
        try:
            check(file, int(width), int(height), sys.stdin.buffer.read(4 * int(width) * int(height)))
        except (ValueError, zlib.error, struct.error) as fault:
            print(f"{name}: {fault}")
        count += 1
    print(count, "pictures")
    """#
}

/// pngcheck (Debian: pngcheck), which knows the PNG specification.
enum RecolouredPNGCheck {
  /// Whether it is installed.
  static let isPresent: Bool = {
    let shell = try? Command("/bin/sh", in: NSTemporaryDirectory())("-c", "command -v pngcheck")
    return shell?.status == 0
  }()

  /// What it says of the files, by name; nothing if it finds no fault.
  static func faults(in files: [(name: String, bytes: [UInt8])]) throws -> String {
    let folder = try TemporaryFolder()
    for (index, file) in files.enumerated() { try folder.write(file.bytes, to: "\(index).png") }
    let result = try Command("/bin/sh", in: folder.path)("-c", "pngcheck -q *.png")
    guard result.status != 0 || !result.output.isEmpty || !result.errors.isEmpty else { return "" }
    return "pngcheck ended with \(result.status): \(result.text)\(result.errors)"
  }
}
