import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Files that cannot be compared: each has a message with path and side, and the exit code is 65, whatever else differs.
struct DiffInputTests {
  private static let size = 40

  /// A picture whose every pixel takes bytes: noise.
  private static let good: [UInt8] = {
    var numbers = SplitMix64(seed: 5)
    let samples = (0..<size * size * 3).map { _ in UInt16(numbers.below(256)) }
    return PNGAssembler(width: size, height: size, bitDepth: 8, colorType: 2, samples: samples).file()
  }()

  private static func shop(_ bad: [UInt8]) throws -> Workspace {
    let shop = try Workspace([:])
    try shop.folder.write(good, to: "good.png")
    try shop.folder.write(bad, to: "bad.png")
    return shop
  }

  /// On either side, and on both.
  private static func expectFault(
    _ bad: [UInt8], _ fragment: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shop = try shop(bad)
    for (sides, side) in [
      ("bad.png good.png", "expected"), ("good.png bad.png", "actual"), ("bad.png bad.png", "expected"),
    ] {
      let pair = try shop.pair(sides, status: 65, sourceLocation: sourceLocation)
      #expect(pair.verdict == "error", sourceLocation: sourceLocation)
      let fault = try #require(pair.error, sourceLocation: sourceLocation)
      #expect(fault.side == side && fault.path == "bad.png", sourceLocation: sourceLocation)
      #expect(fault.message.contains(fragment), "\(fault.message)", sourceLocation: sourceLocation)
      #expect(pair.differentPixels == nil, sourceLocation: sourceLocation)
      let text = try shop.diff(sides).text
      for words in [side, "bad.png", fragment] {
        #expect(text.contains(words), "\(words) is not in: \(text)", sourceLocation: sourceLocation)
      }
    }
  }

  /// Row 23.
  @Test func aGitLFSPointer() throws {
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "4d", count: 32))\nsize 12345\n"
    try Self.expectFault(Array(pointer.utf8), "git lfs pull")
  }

  /// Row 24.
  @Test func aJPEGNamedPNG() throws {
    try Self.expectFault(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [UInt8](repeating: 7, count: 200), "JPEG")
  }

  @Test func anEmptyFile() throws { try Self.expectFault([], "empty") }

  @Test func aText() throws { try Self.expectFault(Array("<html>not found</html>".utf8), "PNG") }

  /// Row 24: a folder is no picture; a folder that has pictures is not compared with a file.
  @Test func aFolder() throws {
    let shop = try Self.shop(Self.good)
    try shop.folder.write(Self.good, to: "folder/good.png")
    try shop.diff("folder good.png").expectRefusal(64, "'folder'", "a folder", "'good.png'", "a picture")
    try shop.diff("good.png folder").expectRefusal(64, "'folder'", "a folder", "'good.png'", "a picture")
  }

  /// A folder whose name ends in .png is a folder too.
  @Test func aFolderNamedPNG() throws {
    let shop = try Self.shop(Self.good)
    try shop.folder.write(Self.good, to: "e/a.png")
    try shop.folder.makeFolder("f/a.png")
    try shop.folder.write(Self.good, to: "e/b.png")
    try shop.folder.write(Self.good, to: "f/b.png")
    let verdicts = try shop.report("e f", status: 1).verdicts
    #expect(verdicts == ["a.png": "missing", "b.png": "same"])
  }

  /// Row 25: a picture cut anywhere is never taken as good, also where both are cut alike.
  @Test(arguments: Array(stride(from: 1, to: good.count, by: 50)) + [good.count - 12, good.count - 4, good.count - 1])
  func aCutFile(count: Int) throws {
    let shop = try Self.shop(Array(Self.good.prefix(count)))
    for sides in ["bad.png good.png", "good.png bad.png", "bad.png bad.png"] {
      #expect(try shop.pair(sides, status: 65).error?.path == "bad.png", "\(sides)")
    }
  }

  /// Row 26: a checksum that does not fit, in each chunk.
  @Test(arguments: ["IHDR", "IDAT", "IEND"])
  func aWrongChecksum(chunk: String) throws {
    var file = Self.good
    let type = try #require(file.firstRange(of: Array(chunk.utf8)))
    let length = file[(type.lowerBound - 4)..<type.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    file[type.upperBound + length + 2] ^= 0x10
    try Self.expectFault(file, "the checksum (CRC) of chunk \(chunk) is wrong")
  }

  /// Row 26: data changed under a checksum that stays.
  @Test func changedData() throws {
    var file = Self.good
    let data = try #require(file.firstRange(of: Array("IDAT".utf8))).upperBound
    file[data + 1000] ^= 1
    try Self.expectFault(file, "the checksum (CRC) of chunk IDAT is wrong")
  }

  /// Pictures and nothing else: an unreadable file has its own exit code only through the report.
  @Test(.enabled(if: SystemRefusalTests.asUser != nil, "root may read anything, and setpriv(1) is not there"))
  func aFileThatMayNotBeRead() throws {
    let shop = try Self.shop(Self.good)
    _ = try shop.shell("chmod 755 . && chmod 644 good.png && chmod 000 bad.png")
    let result = try shop.shell("exec \(SystemRefusalTests.asUser ?? "") \"$SHOE\" diff bad.png good.png")
    #expect(result.status == 65 && result.text.contains("expected 'bad.png': Permission denied"), "\(result)")
  }

  /// Links are followed; one that leads nowhere is missing.
  @Test func links() throws {
    let shop = try Self.shop(Self.good)
    try shop.folder.link("link.png", to: "good.png")
    #expect(try shop.pair("link.png bad.png", status: 0).verdict == "same")
    try shop.folder.link("dangling.png", to: "none.png")
    try shop.diff("dangling.png good.png").expectRefusal(66, "expected", "dangling.png")
  }
}
