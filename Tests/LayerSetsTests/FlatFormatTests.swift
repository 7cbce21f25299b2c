import Compositing
import Pixels
import TestSupport
import Testing

@testable import LayerSets

/// The form in which built-in sets lie in the binary gives back what was written.
struct FlatFormatTests {
  /// Reads `bytes` for as long as `body` runs.
  private func reading<Value>(_ bytes: [UInt8], _ body: (FlatReader) throws -> Value) rethrows -> Value {
    try bytes.withUnsafeBytes { try body(FlatReader($0)) }
  }

  @Test(arguments: 1...40)
  func randomStacksComeBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let layerCount = 1 + random.below(8)
    let sizes = (1...1 + random.below(4)).map {
      PixelSize(width: $0 * 13 + random.below(9), height: 1 + random.below(30))
    }
    let model = (0..<random.below(300)).map { _ in UInt8(random.below(256)) }
    var writer = FlatWriter(model: model)
    let stacks = sizes.map { size in
      FlattenedMasks(
        masks: (0..<layerCount).map { _ in
          Mask(size: size, coverages: (0..<size.area).map { _ in random.pick([0, 0, 255, UInt8(random.below(256))]) })
        })
    }
    let parses = stacks.map { _ in
      CarriedParses(
        truecolor: (0...random.below(400)).map { _ in UInt8(random.below(256)) },
        indexed: (0..<random.below(200)).map { _ in UInt8(random.below(256)) })
    }
    for (stack, parses) in zip(stacks, parses) { writer.add(stack, parses: parses) }
    reading(writer.bytes) { reader in
      #expect(reader.model == model)
      #expect(reader.sizes.map(\.size) == sizes)
      for (size, stack) in zip(sizes, stacks) { #expect(reader.masks(at: size, layerCount: layerCount) == stack) }
      for (size, parses) in zip(sizes, parses) { #expect(reader.parses(at: size) == parses) }
    }
  }

  /// A file may carry no parses.
  @Test func withoutParses() {
    var writer = FlatWriter(model: [])
    let masks = FlattenedMasks(masks: [Mask(size: PixelSize(width: 3, height: 1), coverages: [1, 2, 1] as [UInt8])])
    writer.add(masks, parses: nil)
    reading(writer.bytes) { reader in
      #expect(reader.parses(at: masks.size) == nil)
      #expect(reader.masks(at: masks.size, layerCount: 1) == masks)
    }
  }

  /// Runs and indices at the edges of one, two and three bytes of LEB128.
  @Test(arguments: [1, 2, 127, 128, 129, 16383, 16384, 16385, 2_097_151, 2_097_152, 2_097_153])
  func edgesOfNumbers(length: Int) throws {
    let size = PixelSize(width: length + 1, height: 1)
    let mask = Mask(size: size, coverages: [UInt8](repeating: 7, count: length) + [9])
    let masks = FlattenedMasks(masks: [mask])
    var writer = FlatWriter(model: [])
    writer.add(masks, parses: CarriedParses(truecolor: [], indexed: []))
    reading(writer.bytes) { #expect($0.masks(at: size, layerCount: 1) == masks) }
  }

  @Test(arguments: [127, 128, 255, 256, 16384])
  func edgesOfIndices(count: Int) throws {
    let size = PixelSize(width: count + 1, height: 1)
    let low = Mask(size: size, coverages: (0...count).map { UInt8($0 & 255) })
    let high = Mask(size: size, coverages: (0...count).map { UInt8($0 >> 8) })
    let masks = FlattenedMasks(masks: [low, high])
    #expect(masks.table.count == count + 1)
    var writer = FlatWriter(model: [])
    writer.add(masks, parses: CarriedParses(truecolor: [], indexed: []))
    reading(writer.bytes) { #expect($0.masks(at: size, layerCount: 2) == masks) }
  }

  /// The format itself, byte by byte, as its comment tells it.
  @Test func theBytes() {
    let size = PixelSize(width: 3, height: 100)
    let mask = Mask(size: size, coverages: [1, 1] + [UInt8](repeating: 2, count: 298))
    var writer = FlatWriter(model: [123, 125])
    writer.add(FlattenedMasks(masks: [mask, mask]), parses: CarriedParses(truecolor: [9, 8, 7], indexed: [6]))
    let body: [UInt8] = [2, 1, 1, 2, 2, 0, 2, 1, 0xAA, 0x02]
    #expect(
      writer.bytes == Array("shoeflat".utf8) + [2, 2, 123, 125, 1, 3, 100, UInt8(body.count)] + body + [
        3, 9, 8, 7, 1, 6,
      ])
  }
}
