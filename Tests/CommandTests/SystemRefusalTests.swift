import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What the system refuses: places without permission, full disks, closed streams. No partial file is ever left.
struct SystemRefusalTests {
  static let hasProc = FileManager.default.fileExists(atPath: "/proc/self")
  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
  static let isRoot = getuid() == 0
  /// A file system of a test's own, gone with the shell that made it.
  static let canMount: Bool = {
    guard let shop = try? Workspace() else { return false }
    return (try? shop.shell("mkdir m && exec unshare -rm mount -t tmpfs -o size=4k tmpfs m").status) == 0
  }()
  static let canScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  @Test(.enabled(if: hasProc, "there is no /proc here"))
  func aFolderThatTakesNoFiles() throws {
    try Workspace()("shoe.json", "-o", "/proc/out.png")
      .expectRefusal(73, "cannot create '/proc/out.png': the folder '/proc' takes no new files")
  }

  @Test(.enabled(if: !isRoot, "root may write anywhere"))
  func withoutPermission() throws {
    let shop = try Workspace()
    try shop.folder.makeFolder("locked")
    _ = try shop.shell("chmod 500 locked")
    try shop("shoe.json", "-o", "locked/out.png").expectRefusal(73, "cannot create 'locked/out.png'", "ermission")
    _ = try shop.shell("chmod 000 shoe.json")
    try shop("shoe.json", "-o", "out.png").expectRefusal(74, "cannot read 'shoe.json'", "ermission")
  }

  @Test(.enabled(if: canMount, "mounting is not allowed here"))
  func aReadOnlyPlace() throws {
    let shop = try Workspace()
    let script =
      "mkdir m && exec unshare -rm sh -c 'mount -t tmpfs -o ro tmpfs m && exec \"$SHOE\" shoe.json -o m/out.png'"
    try shop.shell(script).expectRefusal(73, "cannot create 'm/out.png': Read-only file system")
  }

  @Test(.enabled(if: canMount, "mounting is not allowed here"))
  func aFullDisk() throws {
    let script = """
      mkdir m && exec unshare -rm sh -c '
        mount -t tmpfs -o size=16k tmpfs m && printf old > m/old.png && "$SHOE" shoe.json -o m/OUT.png --force
        status=$?; ls -A m > listing; cat m/old.png >> listing; exit $status'
      """
    let shop = try Workspace()
    try shop.shell(script.replacingOccurrences(of: "OUT", with: "new"))
      .expectRefusal(74, "cannot write to 'm/new.png': No space left on device")
    #expect(try shop.folder.read("listing") == Array("old.png\nold".utf8))
    let other = try Workspace()
    try other.shell(script.replacingOccurrences(of: "OUT", with: "old")).expectRefusal(
      74, "cannot write to 'm/old.png'")
    #expect(try other.folder.read("listing") == Array("old.png\nold".utf8))
  }

  @Test(.enabled(if: hasFullDevice, "there is no /dev/full here"))
  func aFullDevice() throws {
    let shop = try Workspace()
    try shop("shoe.json", "-o", "/dev/full").expectRefusal(74, "cannot write to '/dev/full': No space left on device")
    for arguments in ["shoe.json -o -", "init -", "models", "inspect classic", "--help", "--version"] {
      try shop.shell("exec \"$SHOE\" \(arguments) > /dev/full")
        .expectRefusal(74, "cannot write to 'standard output': No space left on device")
    }
    #expect(try shop.folder.names() == ["shoe.json"])
  }

  /// The limit's signal ends the program; its handler has removed the temporary file.
  @Test func aLimitOnTheSizeOfFiles() throws {
    let shop = try Workspace()
    let result = try shop.shell("ulimit -f 8; exec \"$SHOE\" shoe.json -o out.png")
    #expect(result.status == 128 + SIGXFSZ)
    #expect(try shop.folder.names() == ["shoe.json"])
    try shop.shell("trap '' XFSZ; ulimit -f 8; exec \"$SHOE\" shoe.json -o out.png")
      .expectRefusal(74, "cannot write to 'out.png': File too large")
    #expect(try shop.folder.names() == ["shoe.json"])
  }

  @Test(arguments: ["shoe.json -o -", "- < shoe.json", "init -", "models", "inspect classic", "--help", "--version"])
  func closedStandardOutput(arguments: String) throws {
    let shop = try Workspace()
    try shop.shell("exec \"$SHOE\" \(arguments) >&-").expectRefusal(74, "cannot write to 'standard output'")
    #expect(try shop.folder.names() == ["shoe.json"])
  }

  /// The picture is written; then its name cannot be said.
  @Test func closedStandardOutputAfterThePicture() throws {
    let shop = try Workspace()
    try shop.shell("exec \"$SHOE\" shoe.json --width 50 >&-").expectRefusal(74, "cannot write to 'standard output'")
    #expect(try shop.header("shoe.png").size.width == 50)
    try shop.shell("exec \"$SHOE\" shoe.json --width 50 -o out.png >&-").expectSuccess()
  }

  /// With all streams closed nothing is written into a file that was opened in their place.
  @Test func allStreamsClosed() throws {
    let shop = try Workspace()
    let script = "\"$SHOE\" shoe.json --width 50 -o out.png <&- >&- 2>&-; echo $?"
    #expect(try shop.shell(script).text == "0\n")
    #expect(try shop.header("out.png").size.width == 50)
    #expect(try shop.shell("\"$SHOE\" nothing.json -o out.png <&- >&- 2>&-; echo $?").text == "66\n")
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

  @Test(.enabled(if: canScript, "there is no script(1) here"))
  func aTerminalGetsNoPNG() throws {
    let shop = try Workspace()
    for arguments in ["shoe.json -o -", "- < shoe.json"] {
      let result = try shop.shell("exec script -qec \"$SHOE $1\" /dev/null", arguments)
      #expect(result.status == 64)
      #expect(result.text.hasPrefix("Error: a PNG is not written to a terminal; give -o FILE, or pipe it"))
    }
    #expect(try shop.folder.names() == ["shoe.json"])
  }
}
