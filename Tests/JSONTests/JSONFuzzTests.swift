import JSON
import Testing

/// Random trees and random damage. The generator has a fixed seed, so a failure can be repeated.
@Suite struct JSONFuzzTests {
  @Test func writtenTextReadsBackAsTheSameValue() throws {
    var random = SplitMix64(state: 1)
    for _ in 0..<2000 {
      let value = randomValue(depth: 5, using: &random)
      for writer in [JSONWriter.compact, .canonical, .pretty] {
        let text = writer.bytes(value)
        let read = try JSONReader.parse(text)
        #expect(writer.order == .sorted || read == value)
        #expect(writer.bytes(read) == text)
      }
    }
  }

  /// Whatever the bytes, the reader returns or throws; and what it accepts is a fixed point of read and write.
  @Test func damagedTextNeverTraps() throws {
    var random = SplitMix64(state: 2)
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = JSONWriter.compact.bytes(randomValue(depth: 4, using: &random))
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, using: &random) }
      do throws(JSONError) {
        let value = try JSONReader.parse(bytes)
        accepted += 1
        #expect(try JSONReader.parse(JSONWriter.compact.bytes(value)) == value)
      } catch {
        #expect(!error.message.isEmpty)
        #expect(error.position.line >= 1 && error.position.column >= 1)
        #expect(error.position.column <= bytes.count + 1)
      }
    }
    #expect(accepted > 100 && accepted < 19_000)
  }

  @Test func everyCutOfATextIsRefused() {
    let text = Array(#"{"name":"S\u00fcn😀\n","n":[-1.5e3,0,true,null,{"a":""}],"b":false}"#.utf8)
    for count in 0..<text.count {
      #expect(throws: JSONError.self) { try JSONReader.parse(Array(text[..<count])) }
      #expect(throws: JSONError.self) { try JSONReader.parse(text, in: 0..<count) }
    }
  }

  private func damage(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    let interesting: [UInt8] = Array("{}[]\",:\\u-+.eE01'/#\n\t ".utf8) + [0, 0x1F, 0x80, 0xC3, 0xED, 0xF0, 0xFF]
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where place < bytes.count: bytes.remove(at: place)
    case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + 7))
    default: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: place)
    }
  }

  private func randomValue(depth: Int, using random: inout SplitMix64) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(Int.random(in: Int.min...Int.max, using: &random))
    case 3: return .number(Double(Int.random(in: -9999...9999, using: &random)) / 128)
    case 4, 5: return .string(randomText(using: &random))
    case 6:
      let count = Int.random(in: 0..<5, using: &random)
      return .array((0..<count).map { _ in randomValue(depth: depth - 1, using: &random) })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0..<16, using: &random) {
        object[randomText(using: &random)] = randomValue(depth: depth - 1, using: &random)
      }
      return .object(object)
    }
  }

  private func randomText(using random: inout SplitMix64) -> String {
    let ranges: [ClosedRange<UInt32>] = [0...0x7F, 0x20...0x7E, 0x80...0x2FFF, 0xE000...0xFFFF, 0x10000...0x10FFFF]
    let scalars = (0..<Int.random(in: 0..<12, using: &random)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: ranges.randomElement(using: &random) ?? 0...0, using: &random))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
