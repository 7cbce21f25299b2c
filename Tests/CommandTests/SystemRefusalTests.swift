import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What the system refuses: places without permission and full disks. No partial file is ever left.
struct SystemRefusalTests {
  static let hasProc = FileManager.default.fileExists(atPath: "/proc/self")
  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
  /// What a shell puts before the program to run it as a user whom permission bits stop; nil where that cannot be.
  static let asUser: String? = {
    guard getuid() == 0 else { return "" }
    let drop = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    guard let shop = try? Workspace(), let result = try? shop.shell("\(drop) \"$SHOE\" --version") else { return nil }
    return result.status == 0 ? drop : nil
  }()
  /// A file system of a test's own, gone with the shell that made it.
  static let canMount: Bool = {
    guard let shop = try? Workspace() else { return false }
    return (try? shop.shell("mkdir m && exec unshare -rm mount -t tmpfs -o size=4k tmpfs m").status) == 0
  }()

  @Test(.enabled(if: hasProc, "there is no /proc here"))
  func aFolderThatTakesNoFiles() throws {
    try Workspace()("shoe.json", "-o", "/proc/out.png")
      .expectRefusal(73, "cannot create '/proc/out.png': the folder '/proc' takes no new files")
  }

  /// Permission bits stop everyone but root; so as root the program runs as another user.
  @Test(.enabled(if: asUser != nil, "root may write anywhere, and setpriv(1) is not there"))
  func withoutPermission() throws {
    let shop = try Workspace(["shoe.json": "{}", "secret.json": "{}"])
    try shop.folder.makeFolder("locked")
    try shop.folder.write(PNGAssembler.signature, to: "open/fixed.png")
    _ = try shop.shell("chmod 755 . && chmod 644 shoe.json && chmod 000 secret.json && chmod 555 locked")
    _ = try shop.shell("chmod 777 open && chmod 444 open/fixed.png")
    func run(_ arguments: String) throws -> Command.Result {
      try shop.shell("exec \(Self.asUser ?? "") \"$SHOE\" \(arguments)")
    }
    try run("shoe.json -o locked/out.png").expectRefusal(73, "cannot create 'locked/out.png': Permission denied")
    try run("secret.json -o open/out.png").expectRefusal(74, "cannot read 'secret.json': Permission denied")
    try run("shoe.json -o open/fixed.png").expectRefusal(73, "cannot create 'open/fixed.png': Permission denied")
    try run("init locked/new.json").expectRefusal(73, "cannot create 'locked/new.json': Permission denied")
    #expect(try shop.folder.names(in: "open") == ["fixed.png"])
    try run("shoe.json --width 50 -o open/out.png").expectSuccess()
    #expect(try shop.header("open/out.png").size.width == 50)
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
    #expect(try shop.shell("exec \"$SHOE\" nothing.json 2> /dev/full").status == 66)
    #expect(try shop.folder.names() == ["shoe.json"])
  }
}
