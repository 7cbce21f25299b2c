import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Runs that are stopped, meet each other, or follow one that was killed.
struct InterruptionTests {
  /// The program waits for its input when the signal comes, and ends by it.
  @Test(arguments: [("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP)])
  func aSignalEndsIt(name: String, number: Int32) throws {
    let shop = try Workspace([:])
    let result = try shop.shell("mkfifo in; (sleep 0.3; kill -\(name) $$) & exec \"$SHOE\" in -o out.png")
    #expect(result.status == 128 + number)
    #expect(result.errors == "")
    #expect(try shop.folder.names() == ["in"])
  }

  /// The limit's signal comes in the middle of a file; the handler has removed what was there of it.
  @Test func aLimitOnTheSizeOfFiles() throws {
    let shop = try Workspace()
    let result = try shop.shell("ulimit -f 8; exec \"$SHOE\" shoe.json -o out.png")
    #expect(result.status == 128 + SIGXFSZ)
    #expect(try shop.folder.names() == ["shoe.json"])
    try shop.shell("trap '' XFSZ; ulimit -f 8; exec \"$SHOE\" shoe.json -o out.png")
      .expectRefusal(74, "cannot write to 'out.png': File too large")
    #expect(try shop.folder.names() == ["shoe.json"])
  }

  @Test(arguments: ["fresh", "unchanged"])
  func whatAKilledRunHasLeftIsRemoved(state: String) throws {
    let shop = try Workspace()
    if state == "unchanged" { try shop.succeed("shoe.json", "--width", "50", "-o", "out.png") }
    try shop.folder.write("half a picture", to: ".out.png.part")
    try shop.succeed("shoe.json", "--width", "50", "-o", "out.png")
    #expect(try shop.folder.names() == ["out.png", "shoe.json"])
    #expect(try shop.header("out.png").size.width == 50)
  }

  /// Whoever comes last, the file is one of the two pictures, whole.
  @Test func manyAtOnce() throws {
    let shop = try Workspace()
    let one = try shop.succeed("shoe.json", "--width", "50", "-o", "-").output
    let other = try shop.succeed("shoe.json", "--width", "51", "-o", "-").output
    let script = """
      for run in 0 1 2 3 4 5 6 7 8 9; do
        { "$SHOE" shoe.json --width $((50 + run % 2)) -o out.png || echo failed; } &
      done; wait
      """
    let result = try shop.shell(script)
    result.expectSuccess()
    #expect(result.text == "")
    let picture = try shop.folder.read("out.png")
    #expect(picture == one || picture == other)
    #expect(try shop.folder.names() == ["out.png", "shoe.json"])
  }
}
