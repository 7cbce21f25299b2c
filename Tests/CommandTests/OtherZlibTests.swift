import Foundation
import PNGCodec
import TestSupport
import Testing

/// Recoloured pictures have the same bytes with another zlib in place; files that libpng writes whole may differ.
///
/// The other zlib is the installed one with its compressor changed: a library that is loaded before it, made here by the C
/// compiler, takes libpng's call and has everything coded without matches. SHOE_RENDER_OTHER_ZLIB names a folder
/// with a whole other libz.so.1, such as zlib-ng's, to be used instead.
@Suite(.enabled(if: OtherZlib.isPossible, "needs Linux, a C compiler, and a program that is not linked statically"))
struct OtherZlibTests {
  private static let pictures: [[String]] = [
    [], ["--width", "250"], ["--width", "333"], ["--png", "truecolor"],
    ["--png", "truecolor", "--background", "white"],
    ["--background", "#bf1942cc", "--width", "500"], ["--blend", "linear", "--width", "640"],
    ["--set", "side=#0a84ff80", "--width", "500"], ["--fit", "300x300", "--embed", "none"],
    ["--layers", "masks", "--png", "truecolor"],
  ]

  private static func shop() throws -> Workspace {
    let shop = try Workspace()
    var random = SplitMix64(seed: 3)
    for part in Masks.parts {
      let coverages = (0..<1200).map { pixel in
        UInt16(random.below(20) == 0 ? random.below(256) : min(255, pixel * 7 % 300))
      }
      try shop.folder.write(Masks.png(width: 60, height: 20, coverages), to: "masks/\(part).png")
    }
    return shop
  }

  private static func inPlace(_ shop: Workspace) throws -> Workspace {
    var other = shop
    other.program.environment.merge(try OtherZlib.variables(in: shop.folder)) { $1 }
    return other
  }

  /// It really is in place: a picture that libpng compresses differs, but shows the same.
  @Test func libpngsOwnFilesTellThem() throws {
    let shop = try FaultPictureTests.shop()
    try shop("inspect", "masks", "--quiet", "-o", "here.png")
    try Self.inPlace(shop)("inspect", "masks", "--quiet", "-o", "other.png")
    let (here, other) = (try shop.folder.read("here.png"), try shop.folder.read("other.png"))
    #expect(here != other)
    #expect(try PNGDecoder.bitmap(from: here) == PNGDecoder.bitmap(from: other))
  }

  @Test func renderGivesTheSameBytes() throws {
    let shop = try Self.shop()
    let other = try Self.inPlace(shop)
    for options in Self.pictures {
      let arguments = ["shoe.json", "--quiet", "-o", "-"] + options
      let (here, there) = (try shop.run(arguments), try other.run(arguments))
      #expect(here.status == 0 && !here.output.isEmpty, "\(here.errors)")
      #expect(here.output == there.output, "\(options)")
    }
  }

  @Test func batchGivesTheSameBytes() throws {
    let shop = try Self.shop()
    let rows = (0..<10).map { "shoe \($0),\(["red", "#0a84ff", "#12345680"][$0 % 3]),#\(100_000 + 37_777 * $0)" }
    try shop.folder.write((["name,side,base"] + rows).joined(separator: "\n") + "\n", to: "list.csv")
    for (index, options) in [["--width", "500"], ["--png", "truecolor"], ["--layers", "masks"]].enumerated() {
      let arguments = ["batch", "list.csv", "--quiet"] + options
      let here = try shop.run(arguments + ["-o", "here\(index)"])
      let there = try Self.inPlace(shop).run(arguments + ["-o", "there\(index)"])
      #expect(here.status == 0 && there.status == 0, "\(here.errors)\(there.errors)")
      let names = try shop.folder.names(in: "here\(index)")
      #expect(names.count { $0.hasSuffix(".png") } == 10)
      #expect(try shop.folder.names(in: "there\(index)") == names)
      for name in names {
        #expect(try shop.folder.read("here\(index)/\(name)") == shop.folder.read("there\(index)/\(name)"))
      }
    }
  }
}

/// Another zlib for the programs that tests start.
private enum OtherZlib {
  private static let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <zlib.h>
    int deflateInit2_(z_streamp stream, int level, int method, int bits, int memory, int strategy,
                      const char *version, int size) {
      int (*next)(z_streamp, int, int, int, int, int, const char *, int) = dlsym(RTLD_NEXT, "deflateInit2_");
      (void)level, (void)strategy;
      return next(stream, 1, method, bits, memory, Z_HUFFMAN_ONLY, version, size);
    }
    """

  static let isPossible: Bool = {
    #if os(Linux)
      let shell = Command("/bin/sh", in: NSTemporaryDirectory())
      let found = try? shell(
        "-c", #"command -v cc && ldd "$0" | grep -q 'libz\.so'"#, Command.builtProgram)
      return found?.status == 0
    #else
      return false
    #endif
  }()

  /// The variables by which the dynamic linker takes it.
  static func variables(in folder: TemporaryFolder) throws -> [String: String] {
    if let other = ProcessInfo.processInfo.environment["SHOE_RENDER_OTHER_ZLIB"] { return ["LD_LIBRARY_PATH": other] }
    try folder.write(source, to: "zlib.c")
    let result = try Command("/bin/sh", in: folder.path)("-c", "cc -shared -fPIC -O1 -o zlib.so zlib.c -ldl")
    try #require(result.status == 0, "\(result.errors)")
    return ["LD_PRELOAD": folder.path("zlib.so")]
  }
}
