import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that begin with "P" may be replaced.
private let rule = ReplacementRule.files(with: [0x50], called: "picture")

struct OutputFolderTests {
  let folder = TemporaryFolder()

  private func writer(_ rule: ReplacementRule = rule) throws -> FolderWriter {
    FolderWriter(try OutputFolder(folder("out")), replacing: rule)
  }

  @Test func createsThenLeavesThenReplaces() throws {
    let writer = try writer()
    let path = folder("out/a.png")
    #expect(try writer.write([0x50, 1], to: "a.png") == .created)
    #expect(contents(path) == [0x50, 1])
    makeOld(path)
    let node = status(path).st_ino
    #expect(try writer.write([0x50, 1], to: "a.png") == .unchanged)
    #expect(modificationTime(path) == 1_000_000_000 && status(path).st_ino == node)
    for other: [UInt8] in [[0x50, 2], [0x50], [0x50, 1, 2], [0x50] + [UInt8](repeating: 7, count: 300_000)] {
      #expect(try writer.write(other, to: "a.png") == .replaced)
      #expect(contents(path) == other)
    }
    #expect(Set(TemporaryFolder.names(folder("out"))) == [bytes("a.png")])
  }

  @Test func bytesAreComparedToTheLast() throws {
    let writer = try writer()
    var picture = [UInt8](repeating: 0x50, count: 200_001)
    try writer.write(picture, to: "a.png")
    for place in [65_535, 65_536, 131_072, 200_000] {
      picture[place] ^= 1
      #expect(try writer.write(picture, to: "a.png") == .replaced)
      #expect(try writer.write(picture, to: "a.png") == .unchanged)
    }
    #expect(contents(folder("out/a.png")) == picture)
  }

  @Test func foldersOfNamesAreMade() throws {
    let writer = try writer()
    let names = ["a/1", "b/c/2", "a/3", "b/c/d/e/4", "5", "é鞋/6"] + (0..<40).map { "many-\($0)/\($0 % 3)/7" }
    for _ in 0..<2 { for name in names { try writer.write([0x50], to: name) } }
    for name in names { #expect(contents(folder("out/" + name)) == [0x50], "\(name)") }
    let error = #expect(throws: OutputError.self) { try writer.write([0x50], to: "5/x") }
    #expect(error?.description == "cannot create '\(folder("out/5/x"))': '\(folder("out/5"))' is no folder")
    #expect(error?.kind.isWhileWriting == false)
  }

  @Test(arguments: ["", "/", "/etc/x", "../x", "a/../x", "a/..", "..", ".", "./x", "a//b", "a/", "a\0b"])
  func namesThatLeadOutAreRefused(name: String) throws {
    let writer = try writer(.everything)
    let error = #expect(throws: OutputError.self) { try writer.write([0x50], to: name) }
    #expect(error?.kind == .cannotCreate)
    #expect(folder.names == [bytes("out")])
    #expect(TemporaryFolder.names(folder("out")).isEmpty)
  }

  @Test func linksInsideAreNotFollowed() throws {
    let writer = try writer()
    folder.folder("elsewhere")
    let victim = folder.file("elsewhere/v", [0x50])
    folder.link("out/sub", to: folder("elsewhere"))
    folder.link("out/file.png", to: victim)
    let sub = #expect(throws: OutputError.self) { try writer.write([0x50, 2], to: "sub/v") }
    #expect(
      sub?.description == "cannot create '\(folder("out/sub/v"))': '\(folder("out/sub"))' is a symbolic link, "
        + "which is not followed there")
    let file = #expect(throws: OutputError.self) { try writer.write([0x50, 2], to: "file.png") }
    #expect(file?.kind == .exists)
    #expect(contents(victim) == [0x50])
    // By force the link itself is replaced, and still nothing outside.
    let forced = FolderWriter(writer.folder, replacing: .everything)
    #expect(try forced.write([0x50, 3], to: "file.png") == .replaced)
    #expect(contents(victim) == [0x50] && contents(folder("out/file.png")) == [0x50, 3])
    #expect(throws: OutputError.self) { try forced.write([0x50, 2], to: "sub/v") }
    #expect(TemporaryFolder.names(folder("elsewhere")) == [bytes("v")])
  }

  @Test func linkToTheFolderItselfIsFollowed() throws {
    folder.folder("real")
    folder.link("out", to: "real")
    try writer().write([0x50], to: "a")
    #expect(contents(folder("real/a")) == [0x50])
  }

  @Test func otherFilesAreKeptWithoutForce() throws {
    let writer = try writer(
      .files(with: [0x50], called: "picture", except: [folder.file("input.png", [0x50, 9])]))
    folder.file("out/notes", bytes("notes"))
    folder.file("out/empty")
    folder.folder("out/sub")
    precondition(link(folder("input.png"), folder("out/same.png")) == 0)
    precondition(mkfifo(folder("out/fifo"), 0o600) == 0)
    for (name, words) in [
      ("notes", "it exists and is no picture; write elsewhere, or --force to replace it"),
      ("empty", "it exists and is no picture; write elsewhere, or --force to replace it"),
      ("same.png", "it is an input; write elsewhere, or --force to replace it"),
      ("sub", "it is a folder"), ("fifo", "it exists and is no regular file"),
    ] {
      let error = #expect(throws: OutputError.self) { try writer.write([0x50, 1], to: name) }
      #expect(error?.description == "cannot create '\(folder("out/" + name))': \(words)")
      #expect(error?.kind.isWhileWriting == false)
    }
    #expect(contents(folder("out/notes")) == bytes("notes"))
    let forced = FolderWriter(writer.folder, replacing: .everything)
    for name in ["notes", "empty", "same.png"] {
      #expect(try forced.write([0x50, 1], to: name) == .replaced)
      #expect(contents(folder("out/" + name)) == [0x50, 1])
    }
    #expect(contents(folder("input.png")) == [0x50, 9])
    for name in ["sub", "fifo"] { #expect(throws: OutputError.self) { try forced.write([0x50, 1], to: name) } }
  }

  @Test func modeIsUmaskOrTheOldFiles() throws {
    let writer = try writer()
    let plain = open(folder("plain"), O_CREAT | O_WRONLY, 0o666)
    close(plain)
    try writer.write([0x50], to: "new")
    #expect(permissions(folder("out/new")) == permissions(folder("plain")))
    folder.file("out/old", [0x50, 2], mode: 0o640)
    try writer.write([0x50], to: "old")
    #expect(permissions(folder("out/old")) == 0o640)
  }

  @Test func leftoversGo() throws {
    let writer = try writer()
    folder.file("out/.a.part", [9, 9], mode: 0o600)
    #expect(try writer.write([0x50], to: "a") == .created)
    #expect(permissions(folder("out/a")) != 0o600)
    folder.file("out/.a.part", [9])
    #expect(try writer.write([0x50], to: "a") == .unchanged)
    folder.file("out/.a.part", [9])
    #expect(try writer.write([0x50, 1], to: "a") == .replaced)
    #expect(TemporaryFolder.names(folder("out")) == [bytes("a")])
  }

  @Test func whatIsInTheWayIsNamed() throws {
    let writer = try writer()
    folder.folder("out/.a.part")
    let victim = folder.file("victim", [7])
    folder.link("out/.b.part", to: victim)
    for (name, reason) in [("a", Errno.isDirectory), ("b", .tooManyLinks)] {
      let error = #expect(throws: OutputError.self) { try writer.write([0x50], to: name) }
      #expect(
        error?.description == "cannot create '\(folder("out/" + name))': '\(folder("out/.\(name).part"))' "
          + "is in the way, remove it (\(reason))")
    }
    #expect(contents(victim) == [7])
  }

  @Test func longNames() throws {
    let writer = try writer()
    for name in [
      String(repeating: "n", count: 249), String(repeating: "n", count: 250), String(repeating: "鞋", count: 85),
    ] {
      #expect(try writer.write([0x50], to: "d/" + name) == .created)
      #expect(try writer.write([0x50, 1], to: "d/" + name) == .replaced)
      #expect(TemporaryFolder.names(folder("out/d")) == [bytes(name)])
      unlink(folder("out/d/" + name))
    }
    let error = #expect(throws: OutputError.self) {
      try writer.write([0x50], to: String(repeating: "n", count: 5000))
    }
    #expect(error?.kind == .cannotCreate)
  }

  @Test func removedFolderIsSaidAndMadeAgain() throws {
    let writer = try writer()
    try writer.write([0x50], to: "a/1")
    unlink(folder("out/a/1"))
    rmdir(folder("out/a"))
    let error = #expect(throws: OutputError.self) { try writer.write([0x50], to: "a/2") }
    #expect(error?.description.hasSuffix("the folder '\(folder("out/a"))' does not exist") == true)
    #expect(try writer.write([0x50], to: "a/2") == .created)
  }

  @Test func fileAsFolder() {
    folder.file("out")
    let error = #expect(throws: OutputError.self) { try OutputFolder(folder("out")) }
    #expect(error?.description == "cannot create '\(folder("out"))': it exists and is no folder")
    #expect(error?.kind.isWhileWriting == false)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func readOnlyFolder() throws {
    let writer = try writer()
    chmod(folder("out"), 0o555)
    defer { chmod(folder("out"), 0o755) }
    let error = #expect(throws: OutputError.self) { try writer.write([0x50], to: "a") }
    #expect(error?.kind == .notPermitted)
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs needs root and the right to mount"))
  func fullDiskKeepsTheOldFile() throws {
    let disk = try #require(TinyDisk(folder.folder("disk")))
    let writer = FolderWriter(try OutputFolder(disk.path), replacing: rule)
    try writer.write([0x50, 1], to: "a.png")
    for name in ["a.png", "b.png"] {
      let error = #expect(throws: OutputError.self) {
        try writer.write([UInt8](repeating: 0x50, count: 1_000_000), to: name)
      }
      #expect(error?.kind == .noSpace)
      #expect(error?.description == "cannot write to '\(disk.path)/\(name)': No space left on device")
    }
    #expect(contents(disk.path + "/a.png") == [0x50, 1])
    #expect(TemporaryFolder.names(disk.path) == [bytes("a.png")])
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs needs root and the right to mount"))
  func readOnlyDisk() throws {
    let disk = try #require(TinyDisk(folder.folder("disk")))
    let writer = FolderWriter(try OutputFolder(disk.path), replacing: rule)
    try writer.write([0x50, 1], to: "a.png")
    disk.makeReadOnly()
    #expect(try writer.write([0x50, 1], to: "a.png") == .unchanged)
    for name in ["a.png", "b.png", "sub/c.png"] {
      let error = #expect(throws: OutputError.self) { try writer.write([0x50, 2], to: name) }
      #expect(error?.kind == .notPermitted)
      #expect(error?.description == "cannot create '\(disk.path)/\(name)': Read-only file system")
    }
    #expect(contents(disk.path + "/a.png") == [0x50, 1])
  }
}
