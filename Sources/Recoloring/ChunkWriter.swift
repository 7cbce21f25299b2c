import CDigest
import PNGCodec
import Pixels

/// Writes the chunks of a PNG into memory that has room for them.
struct ChunkWriter {
  private(set) var next: UnsafeMutableRawPointer

  init(_ start: UnsafeMutableRawPointer) { next = start }

  /// Replaces the bytes of `file` by what `body` writes, `bound` bytes or fewer.
  @inline(__always)
  static func write(into file: inout [UInt8], atMost bound: Int, _ body: (inout ChunkWriter) -> Void) {
    if file.count < bound { file.append(contentsOf: repeatElement(0, count: bound - file.count)) }
    let count = file.withUnsafeMutableBytes { memory in
      var writer = ChunkWriter(memory.baseAddress!)
      body(&writer)
      return writer.next - memory.baseAddress!
    }
    file.removeLast(file.count - count)
  }

  /// Bytes of a chunk beside its data.
  static let overhead = 12
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { next.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    next += bytes.count
  }

  /// A chunk whose data `body` writes from the place that it is given on; it returns the place behind.
  @inline(__always)
  mutating func chunk(_ type: StaticString, _ body: (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer) {
    let data = next + 8
    (next + 4).copyMemory(from: type.utf8Start, byteCount: 4)
    let end = body(data)
    next.storeBytes(of: UInt32(end - data).bigEndian, as: UInt32.self)
    end.storeBytes(of: cdigest_crc32(0, next + 4, end - data + 4).bigEndian, as: UInt32.self)
    next = end + 4
  }

  mutating func chunk(_ type: StaticString, _ data: [UInt8]) {
    chunk(type) { place in
      data.withUnsafeBytes { if let base = $0.baseAddress { place.copyMemory(from: base, byteCount: $0.count) } }
      return place + data.count
    }
  }

  /// An iTXt chunk, not compressed, without language. A NUL in the text is a programmer error and traps.
  mutating func text(_ text: PNGText) {
    chunk("iTXt") { place in
      let end = Self.copy(text.keyword, to: place)
      // The keyword's end; not compressed, method 0; no language; no translated keyword.
      end.initializeMemory(as: UInt8.self, repeating: 0, count: 5)
      return Self.copy(text.text, to: end + 5)
    }
  }

  static func byteCount(_ text: PNGText) -> Int { overhead + text.keyword.utf8.count + 5 + text.text.utf8.count }

  private static func copy(_ string: String, to place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    var string = string
    return string.withUTF8 { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return place }
      precondition(!bytes.contains(0), "a text of a PNG cannot have a NUL")
      place.copyMemory(from: base, byteCount: bytes.count)
      return place + bytes.count
    }
  }
}

extension ChunkWriter {
  /// The signature, IHDR and sRGB: perceptual intent, not interlaced, filter method 0.
  static func beginning(size: PixelSize, bitDepth: UInt8, colorType: UInt8) -> [UInt8] {
    let sides = [size.width, size.height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    let count = signature.count + overhead + 13 + overhead + 1
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, made in
      var writer = ChunkWriter(UnsafeMutableRawPointer(buffer.baseAddress!))
      writer.append(signature)
      writer.chunk("IHDR", sides + [bitDepth, colorType, 0, 0, 0])
      writer.chunk("sRGB", [0])
      made = count
    }
  }
}
