import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// The digest knows masks by what they cover, and by nothing else.
struct DigestTests {
  private static let layers = [
    Layer(mask: "base.png", source: .part(.base)), Layer(mask: "sole.png", source: .part(.sole)),
  ]
  private static let masks = [
    Mask(size: PixelSize(width: 2, height: 2), coverages: [0, 128, 128, 255] as [UInt8]),
    Mask(size: PixelSize(width: 2, height: 2), coverages: [0, 5, 255, 255] as [UInt8]),
  ]

  private func digest(_ masks: [Mask], _ layers: [Layer] = layers) -> String {
    MaskDigest.text(of: FlattenedMasks(masks: masks), layers: layers)
  }

  /// The literal comes from another implementation of XXH3, over the bytes that the documentation names: the text
  /// "base,sole\n2x2\n"; the maxima 255, 255 in 16 bits; the tuples 0,0 128,5 128,255 255,255 in 16 bits; the indices
  /// 0, 1, 2, 3 in 32 bits, all least significant byte first.
  @Test func isTheOneOfAnotherProgram() {
    #expect(digest(Self.masks) == "xxh128:ef3df71def562e48b1ac23acbfd6aa3c")
  }

  /// The same coverages in any form of PNG, whatever the files are called.
  @Test func storageDoesNotMatter() throws {
    let folder = try TemporaryFolder()
    let levels: [UInt8] = [0, 255, 128, 1, 128, 254]
    let size = PixelSize(width: 3, height: 2)
    let transparency = PNGAssembler.chunk("tRNS", [0, 1, 128, 254, 255])
    let palette = PNGAssembler.chunk("PLTE", (0..<15).map { UInt8($0 * 9) })
    let gamma = PNGAssembler.chunk("gAMA", PNGAssembler.bigEndian(100_000))
    func file(
      _ depth: UInt8, _ type: UInt8, before: [[UInt8]] = [], interlaced: Bool = false, _ pixel: (UInt8) -> [UInt16]
    )
      -> [UInt8]
    {
      PNGAssembler(
        width: 3, height: 2, bitDepth: depth, colorType: type, isInterlaced: interlaced, before: before,
        samples: levels.flatMap(pixel)
      ).file()
    }
    let index: [UInt8: UInt16] = [0: 0, 1: 1, 128: 2, 254: 3, 255: 4]
    let files = [
      file(8, 6) { [1, 2, 3, UInt16($0)] }, file(8, 4) { [$0 == 0 ? 99 : 0, UInt16($0)] },
      file(16, 6) { [1, 2, 3, UInt16($0) * 257] }, file(16, 4, interlaced: true) { [77, UInt16($0) * 257] },
      file(8, 3, before: [palette, transparency]) { [index[$0]!] },
      file(4, 3, before: [palette, transparency], interlaced: true) { [index[$0]!] },
      file(8, 4, before: [gamma]) { [255, UInt16($0)] },
    ]
    var digests: Set<String> = []
    for (number, bytes) in files.enumerated() {
      try folder.write(bytes, to: "\(number)/m\(number).png")
      try folder.writeModel(in: "\(number)", layers: #"[{"mask":"m\#(number).png","part":"base"}]"#)
      let set = try onlySet(in: folder.path("\(number)"))
      digests.insert(MaskDigest.text(of: try set.masks(at: size), layers: set.layers))
    }
    #expect(digests.count == 1)
  }

  /// Every change that a picture could show changes the digest.
  @Test func allThatMattersMatters() {
    var all: [String] = [digest(Self.masks)]
    for layer in 0..<2 {
      for pixel in 0..<4 {
        guard case .eight(var samples) = Self.masks[layer].samples else { continue }
        samples[pixel] ^= 1
        var changed = Self.masks
        changed[layer] = Mask(size: Self.masks[layer].size, coverages: samples)
        all.append(digest(changed))
      }
    }
    all.append(digest(Self.masks.reversed()))
    all.append(digest(Self.masks, Self.layers.reversed()))
    all.append(digest(Self.masks, [Self.layers[0], Layer(mask: "sole.png", source: .part(.cage))]))
    for color in [
      RGBA8(red: 0, green: 0, blue: 0), RGBA8(red: 0, green: 0, blue: 0, alpha: 1), RGBA8(red: 1, green: 0, blue: 0),
    ] {
      all.append(digest(Self.masks, [Self.layers[0], Layer(mask: "sole.png", source: .fixed(color))]))
    }
    let turned = Self.masks.map { mask in
      guard case .eight(let samples) = mask.samples else { return mask }
      return Mask(size: PixelSize(width: 4, height: 1), coverages: samples)
    }
    all.append(digest(turned))
    all.append(digest([Self.masks[0]], [Self.layers[0]]))
    #expect(Set(all).count == all.count)
  }

  /// One more of 65535 is another mask.
  @Test func sixteenBitsCount() {
    func deep(_ last: UInt16) -> [Mask] { [Mask(size: PixelSize(width: 2, height: 1), coverages: [1, last])] }
    let digests = [65534, 65535].map { digest(deep($0), [Self.layers[0]]) }
    #expect(digests[0] != digests[1])
  }

  @Test func namesOfFilesDoNotMatter() {
    let renamed = Self.layers.map { Layer(mask: "other " + $0.mask, source: $0.source) }
    #expect(digest(Self.masks, renamed) == digest(Self.masks))
  }
}
