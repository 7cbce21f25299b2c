import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What the system refuses: places without permission and full disks. No partial file is ever left.
struct SystemRefusalTests {
  static let hasProc = FileManager.default.fileExists(atPath: "/proc/self")
  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
  static let isRoot = getuid() == 0
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
    #expect(try shop.shell("exec \"$SHOE\" nothing.json 2> /dev/full").status == 66)
    #expect(try shop.folder.names() == ["shoe.json"])
  }
}
