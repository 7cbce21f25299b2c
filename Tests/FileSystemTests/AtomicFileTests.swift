import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct AtomicFileTests {
  let folder = TemporaryFolder()

  @Test func createsThenLeavesThenReplaces() throws {
    let path = folder("out.png")
    #expect(try AtomicFile.write([1, 2], to: path) == .created)
    #expect(contents(path) == [1, 2])
    makeOld(path)
    let node = status(path).st_ino
    #expect(try AtomicFile.write([1, 2], to: path) == .unchanged)
    #expect(modificationTime(path) == 1_000_000_000)
    #expect(status(path).st_ino == node)
    for other: [UInt8] in [[1, 3], [1], [1, 2, 3], []] {
      #expect(try AtomicFile.write(other, to: path) == .replaced)
      #expect(contents(path) == other)
      #expect(modificationTime(path) > 1_000_000_000)
    }
    #expect(folder.names == [bytes("out.png")])
  }

  @Test func namesWithoutFolderGoToTheCurrentOne() throws {
    // Relative paths cannot be tried without changing the folder of all tests; `./` stands for the parent used.
    #expect(Path.joined(Path.parent("out.png"), ".out.png.part") == "./.out.png.part")
  }

  @Test func modeIsUmaskOrTheOldFiles() throws {
    // The umask, as a file made by the C library shows it.
    let plain = open(folder("plain"), O_CREAT | O_WRONLY, 0o666)
    close(plain)
    try AtomicFile.write([1], to: folder("new"))
    #expect(permissions(folder("new")) == permissions(folder("plain")))
    for mode: mode_t in [0o600, 0o640, 0o777, 0o666] {
      let path = folder.file("kept", [1], mode: mode)
      try AtomicFile.write([UInt8(truncatingIfNeeded: mode), 2], to: path)
      #expect(permissions(path) == mode)
    }
  }

  @Test func leftoverIsReplacedAndItsModeForgotten() throws {
    let leftover = folder.file(".out.png.part", [9, 9, 9, 9], mode: 0o600)
    try AtomicFile.write([1], to: folder("out.png"))
    #expect(contents(folder("out.png")) == [1])
    #expect(permissions(folder("out.png")) != 0o600)
    #expect(contents(leftover) == nil)
    folder.file(".out.png.part", [9])
    #expect(try AtomicFile.write([1], to: folder("out.png")) == .unchanged)
    #expect(folder.names == [bytes("out.png")])
  }

  @Test func otherHardLinksKeepTheOldBytes() throws {
    let path = folder.file("a", [1])
    #expect(link(path, folder("b")) == 0)
    try AtomicFile.write([2], to: path)
    #expect(contents(folder("b")) == [1])
  }

  @Test func linksStayAndTheirFilesAreReplaced() throws {
    folder.folder("real")
    folder.file("real/out.png", [1])
    folder.link("middle", to: "real/out.png")
    folder.link("link.png", to: folder("middle"))
    #expect(try AtomicFile.write([2], to: folder("link.png")) == .replaced)
    #expect(contents(folder("real/out.png")) == [2])
    #expect(isLink(folder("link.png")) && isLink(folder("middle")))
    #expect(TemporaryFolder.names(folder("real")) == [bytes("out.png")])
  }

  @Test func linkThatLeadsNowhereMakesItsFile() throws {
    folder.folder("real")
    folder.link("link.png", to: "real/new.png")
    #expect(try AtomicFile.write([2], to: folder("link.png")) == .created)
    #expect(contents(folder("real/new.png")) == [2])
    #expect(isLink(folder("link.png")))
  }

  @Test func longNames() throws {
    for name in [
      String(repeating: "n", count: 249), String(repeating: "n", count: 250),
      String(repeating: "n", count: 255), "n" + String(repeating: "é", count: 127), String(repeating: "鞋", count: 85),
    ] {
      try AtomicFile.write([1], to: folder(name))
      try AtomicFile.write([1, 2], to: folder(name))
      #expect(contents(folder(name)) == [1, 2])
      #expect(folder.names == [bytes(name)])
      unlink(folder(name))
    }
    let error = #expect(throws: OutputError.self) {
      try AtomicFile.write([1], to: folder(String(repeating: "n", count: 256)))
    }
    #expect(error?.kind == .cannotCreate)
    #expect(folder.names.isEmpty)
  }

  @Test func newOnly() throws {
    let path = folder("config.json")
    #expect(try AtomicFile.write([1], to: path, replacing: false) == .created)
    #expect(folder.names == [bytes("config.json")])
    let existing = #expect(throws: OutputError.self) { try AtomicFile.write([1], to: path, replacing: false) }
    #expect(existing?.kind == .exists)
    #expect(existing?.description == "cannot create '\(path)': it exists")
    let nowhere = folder.link("nowhere", to: "none")
    let link = #expect(throws: OutputError.self) { try AtomicFile.write([1], to: nowhere, replacing: false) }
    #expect(link?.kind == .exists)
    #expect(contents(path) == [1])
    #expect(try AtomicFile.write([1], to: "/dev/null", replacing: false) == .written)
  }

  private func isLink(_ path: String) -> Bool {
    var result = stat()
    return lstat(path, &result) == 0 && result.st_mode & S_IFMT == S_IFLNK
  }
}
