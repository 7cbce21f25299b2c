public import Compositing
public import PNGCodec
public import Pixels

/// An indexed PNG of which only the palette is missing: its pixels are compressed once, for all colorways.
public struct IndexedPNG: Sendable {
  /// How many palette entries a picture takes.
  public let entryCount: Int
  private let beginning: [UInt8]
  /// IDAT, with its length and checksum, and IEND.
  private let end: [UInt8]

  /// Makes the picture of a plane. `places` has the palette index of each of the plane's rows; `entryCount`, 1...256, is the
  /// size of the palette. Other counts, an index beyond, a side of 0, and a size for which ``isPossible(_:)`` is false are
  /// programmer errors and trap.
  public init(plane: IndexPlane, places: [UInt8], entryCount: Int) {
    let packed = PackedIndices(plane, places: places, entryCount: entryCount)
    let runs = ScanlineRuns(packed.plane, classes: Self.classes)
    self.init(Self.parse(runs), runs, packed, size: plane.size, entryCount: entryCount)
  }

  /// As ``init(plane:places:entryCount:)``, with the parse that ``parse(of:places:entryCount:)`` made of equal arguments.
  /// Throws for bytes that are no parse of these indices; none gives wrong pixels.
  public init(plane: IndexPlane, places: [UInt8], entryCount: Int, parse: [UInt8]) throws(ParseFault) {
    let packed = PackedIndices(plane, places: places, entryCount: entryCount)
    let runs = ScanlineRuns(packed.plane, classes: Self.classes)
    let parse = try ParseReader.parse(parse, of: runs, classes: Self.classes)
    self.init(parse, runs, packed, size: plane.size, entryCount: entryCount)
  }

  private init(
    _ parse: ScanlineParse, _ runs: borrowing ScanlineRuns, _ packed: PackedIndices, size: PixelSize, entryCount: Int
  ) {
    self.entryCount = entryCount
    beginning = ChunkWriter.beginning(size: size, bitDepth: UInt8(packed.bitDepth), colorType: 3)
    var scratch = RecoloringScratch()
    end = Self.end(RecolorableStream(parse, runs: runs, classes: Self.classes, isReused: false), &scratch)
  }

  private static let classes = PixelClasses(bytes: ())

  private static func parse(_ runs: borrowing ScanlineRuns) -> ScanlineParse {
    ScanlineParse(runs, classes: classes, literals: LiteralModel(bytes: classes))
  }

  /// What takes the longest of making a picture, as bytes to be carried with the plane.
  public static func parse(of plane: IndexPlane, places: [UInt8], entryCount: Int) -> [UInt8] {
    let packed = PackedIndices(plane, places: places, entryCount: entryCount)
    return ParseBytes.write(parse(ScanlineRuns(packed.plane, classes: classes)))
  }

  private static func end(_ stream: RecolorableStream, _ scratch: inout RecoloringScratch) -> [UInt8] {
    let bytes = (0..<UInt32(256)).map { $0 }
    let room = stream.prepare(bytes, &scratch)
    var file: [UInt8] = []
    ChunkWriter.write(into: &file, atMost: room + 2 * ChunkWriter.overhead) { writer in
      writer.chunk("IDAT") { stream.write(scratch, to: $0) }
      writer.chunk("IEND", [])
    }
    return file
  }

  /// Whether a picture is small enough: its bytes before compression must not be more than 1.8 billion.
  public static func isPossible(_ size: PixelSize) -> Bool { Scanlines.fit(size, pixelBytes: 1) }

  /// Writes the PNG with this palette and these texts into `file`, whose memory is used again. tRNS ends with the last entry
  /// that is not opaque, and is left out where there is none: so those come first in a good order. Another number of
  /// entries, and a NUL in a text, are programmer errors and trap.
  public func encode(palette: [RGBA8], texts: [PNGText], into file: inout [UInt8]) {
    precondition(
      palette.count == entryCount, "a picture of \(entryCount) entries takes as many colours, not \(palette.count)")
    let translucent = (palette.lastIndex { $0.alpha < 255 } ?? -1) + 1
    let textRoom = texts.reduce(0) { $0 + ChunkWriter.byteCount($1) }
    let bound = beginning.count + 2 * ChunkWriter.overhead + 4 * entryCount + textRoom + end.count
    ChunkWriter.write(into: &file, atMost: bound) { writer in
      writer.append(beginning)
      writer.chunk("PLTE") { place in
        for (index, color) in palette.enumerated() {
          place.storeBytes(of: color.red, toByteOffset: 3 * index, as: UInt8.self)
          place.storeBytes(of: color.green, toByteOffset: 3 * index + 1, as: UInt8.self)
          place.storeBytes(of: color.blue, toByteOffset: 3 * index + 2, as: UInt8.self)
        }
        return place + 3 * entryCount
      }
      if translucent > 0 {
        writer.chunk("tRNS") { place in
          for index in 0..<translucent {
            place.storeBytes(of: palette[index].alpha, toByteOffset: index, as: UInt8.self)
          }
          return place + translucent
        }
      }
      for text in texts { writer.text(text) }
      writer.append(end)
    }
  }
}
