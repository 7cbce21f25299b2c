import Compositing
import Pixels

/// Reads the flat form of a built-in set straight from the binary's memory. The bytes are the program's own, so a
/// fault in them is a programmer error and traps.
struct FlatReader: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer
  /// The text of model.json.
  let model: [UInt8]
  /// The sizes in the order of the file, each with the places of its body and parses.
  let sizes: [(size: PixelSize, body: Range<Int>, truecolor: Range<Int>, indexed: Range<Int>)]

  /// Reads the directory, not the pictures. `bytes` must stay where they are for the life of the process.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    var position = FlatFormat.signature.count
    precondition(bytes.prefix(position).elementsEqual(FlatFormat.signature), "not a flat layer set")
    let count = Self.number(bytes, &position)
    model = Array(bytes[position..<position + count])
    position += count
    sizes = (0..<Self.number(bytes, &position)).map { _ in
      let size = PixelSize(width: Self.number(bytes, &position), height: Self.number(bytes, &position))
      let body = Self.section(bytes, &position)
      let truecolor = Self.section(bytes, &position)
      return (size, body, truecolor, Self.section(bytes, &position))
    }
  }

  /// The place of bytes after their number.
  private static func section(_ bytes: UnsafeRawBufferPointer, _ position: inout Int) -> Range<Int> {
    let length = number(bytes, &position)
    position += length
    return position - length..<position
  }

  /// The parses of one of `sizes`; nil where they were left out.
  func parses(at size: PixelSize) -> CarriedParses? {
    guard let entry = sizes.first(where: { $0.size == size }) else { preconditionFailure("no such size") }
    guard !entry.truecolor.isEmpty || !entry.indexed.isEmpty else { return nil }
    return CarriedParses(truecolor: Array(bytes[entry.truecolor]), indexed: Array(bytes[entry.indexed]))
  }

  /// The masks of one of `sizes`, of `layerCount` layers.
  func masks(at size: PixelSize, layerCount: Int) -> FlattenedMasks {
    guard let body = sizes.first(where: { $0.size == size })?.body else { preconditionFailure("no such size") }
    var position = body.lowerBound
    let tupleBytes = Self.number(bytes, &position) * layerCount
    let coverages = bytes[position..<position + tupleBytes].map { UInt16($0) }
    position += tupleBytes
    let indices = [UInt32](unsafeUninitializedCapacity: size.area) { buffer, count in
      while position < body.upperBound {
        let index = UInt32(Self.number(bytes, &position))
        let length = Self.number(bytes, &position)
        precondition(length <= size.area - count)
        (buffer.baseAddress! + count).initialize(repeating: index, count: length)
        count += length
      }
      precondition(count == size.area)
    }
    return FlattenedMasks(
      plane: IndexPlane(size: size, indices: indices),
      table: CoverageTable(maxima: [UInt16](repeating: 255, count: layerCount), coverages: coverages))
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, _ position: inout Int) -> Int {
    var result = 0
    var shift = 0
    while true {
      let byte = Int(bytes[position])
      position += 1
      result |= (byte & 127) << shift
      if byte < 128 { return result }
      shift += 7
    }
  }
}
