import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What the system refuses a batch: nothing partial, no manifest that names what is not there.
struct BatchSystemTests {
  /// A disk that fills up: the files that are there are whole, the old manifest stays, and a run with more room ends it.
  @Test(.enabled(if: SystemRefusalTests.canMount, "mounting is not allowed here"), arguments: ["", "old"])
  func aFullDisk(old: String) throws {
    let shop = try Workspace(rows: 100)
    try shop.batched("list.csv -o clean --width 60")
    try shop.folder.write("{\"index\":1,\"old\":true}\n", to: "old/manifest.jsonl")
    let script = """
      mkdir m && exec unshare -rm sh -c '
        mount -t tmpfs -o size=100k tmpfs m && mkdir m/out && cp old/manifest.jsonl m/out/ || exit 99
        [ "$1" ] || rm m/out/manifest.jsonl
        "$SHOE" batch list.csv -o m/out --width 60 --quiet; status=$?; cp -r m/out copy; exit $status' sh "$1"
      """
    let result = try shop.shell(script, old)
    #expect(result.status == 74)
    #expect(result.errors.hasPrefix("Error: cannot write to 'm/out/"), "\(result.errors)")
    #expect(result.errors.hasSuffix(": No space left on device\n"), "\(result.errors)")
    let (copy, clean) = (try shop.tree("copy"), try shop.tree("clean"))
    #expect(
      copy["manifest.jsonl"].map { String(decoding: $0, as: UTF8.self) }
        == (old.isEmpty ? nil : "{\"index\":1,\"old\":true}\n"))
    #expect(copy.count > 5 && copy.count < 100)
    for (path, bytes) in copy where path != "manifest.jsonl" { #expect(clean[path] == bytes, "\(path)") }
    try shop.batched("list.csv -o copy --width 60")
    #expect(try shop.tree("copy") == clean)
  }

  @Test(.enabled(if: SystemRefusalTests.canMount, "mounting is not allowed here"))
  func aFullDiskForATar() throws {
    let shop = try Workspace(rows: 100)
    let script = """
      mkdir m && exec unshare -rm sh -c '
        mount -t tmpfs -o size=100k tmpfs m && "$SHOE" batch list.csv -o m/a.tar --width 60; status=$?; ls -A m; exit $status'
      """
    try shop.shell(script).expectRefusal(74, "cannot write to 'm/a.tar': No space left on device")
  }

  @Test(.enabled(if: SystemRefusalTests.canMount, "mounting is not allowed here"))
  func aReadOnlyPlace() throws {
    let shop = try Workspace(rows: 3)
    let script =
      "mkdir m && exec unshare -rm sh -c 'mount -t tmpfs -o ro tmpfs m && exec \"$SHOE\" batch list.csv -o m/OUT'"
    try shop.shell(script.replacingOccurrences(of: "OUT", with: "out"))
      .expectRefusal(73, "cannot create 'm/out': Read-only file system")
    try shop.shell(
      script.replacingOccurrences(of: "mkdir m && ", with: "").replacingOccurrences(of: "OUT", with: "a.tar")
    )
    .expectRefusal(73, "cannot create 'm/a.tar': Read-only file system")
  }

  @Test(.enabled(if: SystemRefusalTests.asUser != nil, "root may write anywhere, and setpriv(1) is not there"))
  func aFolderWithoutPermission() throws {
    let shop = try Workspace(rows: 3)
    try shop.folder.makeFolder("locked")
    _ = try shop.shell("chmod 755 . && chmod 644 list.csv && chmod 555 locked")
    func run(_ output: String) throws -> Command.Result {
      try shop.shell("exec \(SystemRefusalTests.asUser ?? "") \"$SHOE\" batch list.csv -o \(output) --width 20")
    }
    try run("locked").expectRefusal(73, "cannot create 'locked/", "Permission denied")
    try run("locked/out").expectRefusal(73, "cannot create 'locked/out': Permission denied")
    #expect(try shop.folder.names(in: "locked") == [])
  }

  @Test func outputsThatAreNoFolders() throws {
    let shop = try Workspace(rows: 3)
    try shop.folder.write("mine", to: "notes")
    try shop.batch("list.csv -o notes").expectRefusal(73, "'notes'", "Not a directory")
    try shop.batch("list.csv -o notes/out").expectRefusal(73, "notes")
    #expect(try shop.folder.read("notes") == Array("mine".utf8))
    try shop.folder.makeFolder("a.tar")
    try shop.batch("list.csv -o a.tar").expectRefusal(73, "'a.tar'", "it is a folder")
    try shop.batch("list.csv -o none/a.tar").expectRefusal(73, "'none/a.tar'", "the folder 'none' does not exist")
    #expect(try shop.folder.names() == ["a.tar", "list.csv", "notes"])
  }

  @Test(.enabled(if: SystemRefusalTests.hasFullDevice, "there is no /dev/full here"))
  func aStreamThatTakesNothing() throws {
    let shop = try Workspace(rows: 3)
    try shop.shell("exec \"$SHOE\" batch list.csv --width 20 --quiet -o - > /dev/full")
      .expectRefusal(74, "cannot write to 'standard output': No space left on device")
    try shop.shell("exec \"$SHOE\" batch list.csv --width 20 --quiet -o - >&-")
      .expectRefusal(74, "cannot write to 'standard output'")
  }

  /// A reader that has gone ends it by SIGPIPE, silently.
  @Test func aReaderThatHasGone() throws {
    let shop = try Workspace(rows: 2000)
    let result = try shop.shell("{ \"$SHOE\" batch list.csv -o - --quiet; echo $? > status; } | head -c 1000 > start")
    #expect(result.errors == "", "\(result.errors)")
    #expect(try shop.folder.read("status") == Array("\(128 + SIGPIPE)\n".utf8))
    #expect(try shop.folder.read("start").count == 1000)
  }

  /// A second batch into the same folder is refused while the first runs; shards share it.
  @Test func twoAtOnce() throws {
    let shop = try Workspace(rows: 3)
    let script = """
      mkfifo in; "$SHOE" batch in -o out --quiet & exec 3> in; printf 'name,side\\na,red\\n' >&3
      until [ -e out/.manifest.jsonl.part ]; do sleep 0.01; done
      "$SHOE" batch list.csv -o out; status=$?; exec 3>&-; wait; exit $status
      """
    let result = try shop.shell(script)
    result.expectRefusal(73, "'out'", "another")
    #expect(try shop.paths("out") == ["000001-a.png", "manifest.jsonl"])
    let both = try shop.shell(
      "for i in 1 2 3; do \"$SHOE\" batch list.csv -o both --width 20 --quiet --shard $i/3 & done; wait")
    #expect(both.errors == "")
    #expect(try shop.paths("both").count == 6)
  }
}
