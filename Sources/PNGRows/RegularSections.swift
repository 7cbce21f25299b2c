import CDigest
import PNGCodec

/// The chunks of a PNG that decide its pixels, if they come in the order of the specification (5.6), with the lengths it
/// allows (11.2, 11.3.2), and with the right checksums as far as they are known before the rows are read.
struct RegularSections {
  private(set) var palette: Range<Int>?
  private(set) var transparency: Range<Int>?
  private(set) var imageData: [Range<Int>] = []

  private static let imageDataType = PNGChunkType("IDAT")

  /// Nil where something is out of order.
  init?(_ header: PNGHeader, _ outline: PNGOutline, in file: UnsafeRawBufferPointer) {
    var previous: PNGChunkType?
    for chunk in outline.chunks.dropFirst() {
      defer { previous = chunk.type }
      guard chunk.type.isWellFormed, chunk.data.count <= 0x7FFF_FFFF else { return nil }
      if chunk.type == Self.imageDataType {
        guard imageData.isEmpty || previous == chunk.type else { return nil }
        imageData.append(chunk.data)
      } else if chunk.type.isCritical || chunk.type == PNGChunkType("tRNS") {
        guard Self.isIntact(chunk, in: file), take(chunk, header) else { return nil }
      }
    }
    guard !imageData.isEmpty, palette != nil || header.colorType != .indexedColour else { return nil }
  }

  /// Whether the chunk's bytes agree with its CRC.
  static func isIntact(_ chunk: PNGOutline.Chunk, in file: UnsafeRawBufferPointer) -> Bool {
    isIntact(chunk.data, in: file)
  }

  /// Whether the bytes of the chunk with this data agree with its CRC.
  static func isIntact(_ data: Range<Int>, in file: UnsafeRawBufferPointer) -> Bool {
    let computed = cdigest_crc32(0, file.baseAddress! + data.lowerBound - 4, data.count + 4)
    return computed == UInt32(bigEndian: file.loadUnaligned(fromByteOffset: data.upperBound, as: UInt32.self))
  }

  private mutating func take(_ chunk: PNGOutline.Chunk, _ header: PNGHeader) -> Bool {
    switch chunk.type {
    case PNGChunkType("PLTE"): takePalette(chunk.data, header)
    case PNGChunkType("tRNS"): takeTransparency(chunk.data, header)
    default: chunk.type == PNGChunkType("IEND") && chunk.data.isEmpty
    }
  }

  private mutating func takePalette(_ data: Range<Int>, _ header: PNGHeader) -> Bool {
    guard palette == nil, transparency == nil, imageData.isEmpty, data.count.isMultiple(of: 3),
      (3...768).contains(data.count), header.colorType.mayHavePalette
    else { return false }
    palette = data
    return true
  }

  private mutating func takeTransparency(_ data: Range<Int>, _ header: PNGHeader) -> Bool {
    guard transparency == nil, imageData.isEmpty else { return false }
    transparency = data
    return switch header.colorType {
    case .greyscale: data.count == 2
    case .truecolour: data.count == 6
    case .indexedColour: !data.isEmpty && data.count <= (palette?.count ?? 0) / 3
    case .greyscaleWithAlpha, .truecolourWithAlpha: false
    }
  }
}

extension PNGColorType {
  fileprivate var mayHavePalette: Bool { self != .greyscale && self != .greyscaleWithAlpha }
}
