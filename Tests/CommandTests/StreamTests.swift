import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Standard streams: by dash, by path, closed, and without a reader.
struct StreamTests {
  @Test func theDash() throws {
    let shop = try Workspace()
    try shop.succeed("shoe.json", "--width", "50", "-o", "out.png")
    let picture = try shop.folder.read("out.png")
    #expect(try shop.succeed("shoe.json", "--width", "50", "-o", "-").output == picture)
    let configuration = Array("{}".utf8)
    #expect(try shop.succeed("-", "--width", "50", input: configuration).output == picture)
    #expect(try shop.succeed("render", "--width", "50", "-o", "in.png", "-", input: configuration).text == "")
    #expect(try shop.folder.read("in.png") == picture)
    #expect(try shop.succeed("-", "-o", "-", input: picture).output == picture)
    #expect(try shop.folder.names() == ["in.png", "out.png", "shoe.json"])
  }

  @Test func paths() throws {
    let shop = try Workspace()
    let picture = try shop.succeed("shoe.json", "--width", "50", "-o", "-").output
    for script in [
      "exec \"$SHOE\" shoe.json --width 50 -o /dev/stdout", "exec \"$SHOE\" shoe.json --width 50 -o /dev/fd/3 3>&1",
      "exec \"$SHOE\" /dev/stdin --width 50 -o - < shoe.json", "exec \"$SHOE\" /dev/fd/3 --width 50 -o - 3< shoe.json",
      "cat shoe.json | \"$SHOE\" /dev/stdin --width 50 -o /dev/stdout | cat",
    ] {
      let result = try shop.shell(script)
      result.expectSuccess()
      #expect(result.output == picture, "\(script)")
    }
    try shop.succeed("shoe.json", "-o", "/dev/null")
    #expect(try shop.folder.names() == ["shoe.json"])
  }

  @Test(arguments: ["shoe.json -o -", "- < shoe.json", "init -", "models", "inspect classic", "--help", "--version"])
  func closedOutput(arguments: String) throws {
    let shop = try Workspace()
    try shop.shell("exec \"$SHOE\" \(arguments) >&-").expectRefusal(74, "cannot write to 'standard output'")
    #expect(try shop.folder.names() == ["shoe.json"])
  }

  /// The picture is written; then its name cannot be said.
  @Test func closedOutputAfterThePicture() throws {
    let shop = try Workspace()
    try shop.shell("exec \"$SHOE\" shoe.json --width 50 >&-").expectRefusal(74, "cannot write to 'standard output'")
    #expect(try shop.header("shoe.png").size.width == 50)
    try shop.shell("exec \"$SHOE\" shoe.json --width 50 -o out.png >&-").expectSuccess()
  }

  /// With all streams closed nothing is written into a file that was opened in their place.
  @Test func allClosed() throws {
    let shop = try Workspace()
    let script = "\"$SHOE\" shoe.json --width 50 -o out.png <&- >&- 2>&-; echo $?"
    #expect(try shop.shell(script).text == "0\n")
    #expect(try shop.header("out.png").size.width == 50)
    #expect(try shop.shell("\"$SHOE\" nothing.json -o out.png <&- >&- 2>&-; echo $?").text == "66\n")
  }

  @Test func inputThatCannotBeRead() throws {
    let shop = try Workspace()
    try shop.shell("exec \"$SHOE\" - -o out.png <&-").expectRefusal(74, "cannot read 'standard input'")
    try shop.shell("exec \"$SHOE\" - -o out.png < .").expectRefusal(74, "cannot read 'standard input'", "directory")
  }

  /// A filter whose reader has gone ends by SIGPIPE, silently.
  @Test(arguments: ["shoe.json -o -", "--help"])
  func aPipeWithoutReader(arguments: String) throws {
    let script = "mkfifo p && { : < p & exec 3> p; wait; } && { \"$SHOE\" \(arguments) >&3; echo $? > status; }"
    let shop = try Workspace()
    let result = try shop.shell(script)
    #expect(result.errors == "")
    #expect(try shop.folder.read("status") == Array("\(128 + SIGPIPE)\n".utf8))
  }
}
