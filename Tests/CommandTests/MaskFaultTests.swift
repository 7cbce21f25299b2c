import PNGCodec
import Pixels
import TestSupport
import Testing

/// Masks that are wrong: each error names the file and the way out, and nothing is written.
struct MaskFaultTests {
  /// Five masks of 3 x 2 pixels, all good.
  static func shop() throws -> Workspace {
    let shop = try Workspace()
    let good = Masks.png(width: 3, height: 2, [0, 1, 128, 254, 255, 7])
    for part in Masks.parts { try shop.folder.write(good, to: "masks/\(part).png") }
    return shop
  }

  static func refuse(
    cage: [UInt8], _ status: Int32, _ fragments: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shop = try shop()
    try shop.folder.write(cage, to: "masks/cage.png")
    let result = try shop("shoe.json", "--layers", "masks", "-o", "out.png")
    result.expectRefusal(status, "masks/cage.png: ", sourceLocation: sourceLocation)
    for fragment in fragments {
      #expect(result.errors.contains(fragment), "\(result.errors)", sourceLocation: sourceLocation)
    }
    #expect(!shop.folder.exists("out.png"), sourceLocation: sourceLocation)
  }

  @Test func goodOnesWork() throws {
    let shop = try Self.shop()
    try shop.succeed("shoe.json", "--layers", "masks", "-o", "out.png")
    #expect(try shop.picture("out.png").size.description == "3x2")
  }

  @Test func missing() throws {
    let shop = try Self.shop()
    _ = try shop.shell("rm masks/cage.png masks/sole.png; touch masks/notes.txt masks/.DS_Store")
    let result = try shop("shoe.json", "--layers", "masks", "-o", "out.png")
    result.expectRefusal(66, "masks: no sole.png, cage.png;", "found: base.png, notes.txt, outline.png, side.png")
    #expect(!result.errors.contains("DS_Store"))
  }

  @Test func missingWithModelJSON() throws {
    let shop = try Self.shop()
    try shop.folder.write(#"{"layers": [{"mask": "upper.png", "part": "base"}]}"#, to: "masks/model.json")
    try shop("shoe.json", "--layers", "masks").expectRefusal(
      66, "masks: no upper.png; looked for upper.png", "found: base.png")
  }

  @Test func ofAnotherSize() throws {
    try Self.refuse(
      cage: Masks.png(width: 2, height: 2, [0, 1, 2, 3]), 65, "the mask is 2x2, the layer set 3x2", "\"offset\"")
  }

  @Test func aJPEG() throws {
    try Self.refuse(cage: [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0, count: 100), 65, "a JPEG, not a PNG")
  }

  @Test func text() throws {
    try Self.refuse(cage: Array("hello there".utf8), 65, "not a PNG")
  }

  @Test func empty() throws {
    try Self.refuse(cage: [], 65, "empty (0 bytes)")
  }

  /// Cut after every byte but the last.
  @Test func truncated() throws {
    let whole = Masks.png(width: 3, height: 2, [0, 1, 128, 254, 255, 7])
    for length in stride(from: 1, to: whole.count, by: 7) {
      try Self.refuse(cage: Array(whole.prefix(length)), 65, "the PNG is cut short: it ends after \(length) byte")
    }
  }

  @Test func damaged() throws {
    var bytes = Masks.png(width: 3, height: 2, [0, 1, 128, 254, 255, 7])
    bytes[50] ^= 0x10
    try Self.refuse(cage: bytes, 65, "the PNG is damaged")
  }

  @Test func withoutAlpha() throws {
    let grey = PNGAssembler(width: 3, height: 2, bitDepth: 8, colorType: 0, samples: [0, 1, 128, 254, 255, 7]).file()
    try Self.refuse(cage: grey, 65, "no transparency", "\"channel\": \"luminance\"", "--mask-channel")
  }

  @Test func coloursWhereLuminanceIsMeant() throws {
    let shop = try Self.shop()
    let color = PNGAssembler(width: 1, height: 1, bitDepth: 8, colorType: 2, samples: [255, 0, 7]).file()
    for part in Masks.parts { try shop.folder.write(color, to: "masks/\(part).png") }
    try shop("shoe.json", "--layers", "masks", "--mask-channel", "luminance")
      .expectRefusal(65, "masks/base.png: ", "red 255, green 0, blue 7")
  }

  /// The header alone decides; 80 MB of addresses show that no memory is taken for it.
  @Test(arguments: ["base", "outline"])
  func aBomb(part: String) throws {
    let shop = try Self.shop()
    try shop.folder.write(Masks.claiming(width: 100_000, height: 100_000), to: "masks/\(part).png")
    for size in ["", "--width 100", "--max-pixels 2000000000"] {
      let result = try shop.limited("80000", "shoe.json --layers masks -o out.png \(size)")
      result.expectRefusal(65, "masks/\(part).png: ", "100000x100000", "--max-pixels raises it")
    }
  }

  /// Where the user allows it, memory that is not there is an error, not a crash.
  @Test func aBombThatWasAllowed() throws {
    let shop = try Workspace()
    for part in Masks.parts {
      try shop.folder.write(Masks.claiming(width: 46000, height: 46000), to: "masks/\(part).png")
    }
    let result = try shop.limited("500000", "shoe.json --layers masks --max-pixels 2147483647 --width 100 -o out.png")
    result.expectRefusal(65, "masks/base.png: ", "memory")
  }

  /// The same for a picture that is larger than memory.
  @Test func aPictureLargerThanMemory() throws {
    let shop = try Workspace()
    let result = try shop.limited("300000", "shoe.json --width 16000 -o out.png")
    result.expectRefusal(70, "16000x7296", "memory")
  }

  /// A faulty model is named when it is asked for, and harms no other.
  @Test func aFaultyModelAmongOthers() throws {
    let shop = try Self.shop()
    _ = try shop.shell("mkdir shoes && cp -r masks shoes/low && cp -r masks shoes/high && rm shoes/high/base.png")
    try shop("shoe.json", "--layers", "shoes", "--model", "high").expectRefusal(66, "shoes/high: no base.png")
    try shop.succeed("shoe.json", "--layers", "shoes", "--model", "low", "-o", "out.png")
  }
}
