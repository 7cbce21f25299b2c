public import Compositing
import Pixels

/// The form in which built-in sets lie in the binary: `model.json`, then each size's tuples and index runs, and what the
/// recolouring encoder made of them. One file holds one finish of a set; model.json tells its layers.
///
///     "shoeflat" 2 | length model.json | number of sizes | size...
///     size:  width height | bytes of tuples and runs | number of tuples | tuples | runs | parse | parse
///     parse: length, bytes; of the truecolour PNG, then of the indexed one; of length 0 where it is not carried
///     tuple: one byte a layer, bottom to top          run: index, length; until width x height pixels are told
///
/// Numbers are LEB128: seven bits a byte, least significant first, the high bit set on all but the last.
enum FlatFormat {
  static let signature = Array("shoeflat".utf8) + [2]
}

/// Writes the flat form; used by `make layers`.
public struct FlatWriter {
  private var sections: [[UInt8]] = []
  private let model: [UInt8]

  /// Starts with the text of model.json.
  public init(model: [UInt8]) {
    self.model = model
  }

  /// Adds one size. Masks deeper than 8 bits are a programmer error and trap: built-in sets have 8. Parses may be left
  /// out, for smaller files; they are made when they are needed then.
  public mutating func add(_ masks: FlattenedMasks, parses: CarriedParses?) {
    let body = Self.body(of: masks)
    var section: [UInt8] = []
    for number in [masks.size.width, masks.size.height, body.count] { Self.append(number, to: &section) }
    section += body
    for parse in [parses?.truecolor ?? [], parses?.indexed ?? []] {
      Self.append(parse.count, to: &section)
      section += parse
    }
    sections.append(section)
  }

  /// Number of tuples, tuples and runs of one size. Masks deeper than 8 bits are a programmer error and trap.
  public static func body(of masks: FlattenedMasks) -> [UInt8] {
    precondition(masks.table.maxima.allSatisfy { $0 == 255 }, "built-in masks have 8 bits")
    var body: [UInt8] = []
    append(masks.table.count, to: &body)
    body += masks.table.coverages.map { UInt8($0) }
    var start = 0
    let indices = masks.plane.indices
    while start < indices.count {
      let end = indices[start...].firstIndex { $0 != indices[start] } ?? indices.count
      append(Int(indices[start]), to: &body)
      append(end - start, to: &body)
      start = end
    }
    return body
  }

  /// The whole file.
  public var bytes: [UInt8] {
    var result = FlatFormat.signature
    Self.append(model.count, to: &result)
    result += model
    Self.append(sections.count, to: &result)
    return result + sections.joined()
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
