import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct ReadingTests {
  let folder = TemporaryFolder()

  @Test(arguments: [0, 1, 4095, 4096, 4097, 300_000])
  func readsWholeFiles(count: Int) throws {
    let data = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = folder.file("data", data)
    #expect(try FileSystem.read(path) == data)
    #expect(try FileSystem.read(path, maximumBytes: count) == data)
    #expect(try FileSystem.firstBytes(path, 3) == Array(data.prefix(3)))
  }

  @Test func refusesMoreThanTheLimit() {
    let path = folder.file("data", [1, 2, 3])
    #expect {
      try FileSystem.read(path, maximumBytes: 2)
    } throws: {
      "\($0)" == "cannot read '\(path)': it has more than 2 bytes" && ($0 as? FileError)?.errno == .fileTooLarge
    }
    #expect(throws: FileError.self) { try FileSystem.read("/dev/zero", maximumBytes: 1_000_000) }
  }

  /// Path, message, what the error's properties say.
  @Test func errorsNamePathAndReason() {
    let file = folder.file("f")
    let loop = folder.link("loop", to: "loop")
    let table: [(String, String, KeyPath<FileError, Bool>?)] = [
      (folder("none"), "No such file or directory", \.isMissing),
      (file + "/x", "Not a directory", \.isMissing),
      (folder.path, "Is a directory", \.isDirectory),
      (loop, "Too many levels of symbolic links", nil),
      ("", "No such file or directory", \.isMissing),
      ("a\0b", "Invalid argument", nil),
      (folder(String(repeating: "n", count: 300)), "File name too long", nil),
    ]
    for (path, reason, property) in table {
      let error = #expect(throws: FileError.self) { try FileSystem.read(path) }
      #expect(error?.description == "cannot read \(PathBytes.quoted(path)): \(reason)")
      if let property { #expect(error?[keyPath: property] == true) }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func permissionIsTold() {
    let path = folder.file("secret", mode: 0)
    let error = #expect(throws: FileError.self) { try FileSystem.read(path) }
    #expect(error?.isPermission == true)
  }

  @Test func readsFIFOs() throws {
    let path = folder("fifo")
    #expect(mkfifo(path, 0o600) == 0)
    let data = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let writer = BackgroundThread {
      let descriptor = open(path, O_WRONLY)
      var start = 0
      while start < data.count {
        start += data.withUnsafeBytes { write(descriptor, $0.baseAddress! + start, min(50_000, data.count - start)) }
      }
      close(descriptor)
    }
    #expect(try FileSystem.read(path) == data)
    writer.value
  }

  @Test func listsByBytes() throws {
    // In UTF-16 order, U+FF21 would come after U+1F45F; "e\u301" and "\u{E9}" are equal as strings and two names.
    for name in ["b", "a", "B", ".h", "\u{FF21}", "\u{1F45F}", "e\u{301}", "\u{E9}"] { folder.file(name) }
    let names = try FileSystem.list(folder.path)
    #expect(
      names.map { Array($0.utf8) }
        == [".h", "B", "a", "b", "e\u{301}", "\u{E9}", "\u{FF21}", "\u{1F45F}"].map { Array($0.utf8) })
    #expect(try FileSystem.list(folder.folder("empty")).isEmpty)
  }

  @Test func listErrors() {
    #expect {
      try FileSystem.list(folder("none"))
    } throws: {
      "\($0)" == "cannot list '\(folder("none"))': No such file or directory"
    }
    #expect(throws: FileError.self) { try FileSystem.list(folder.file("f")) }
  }

  @Test(.enabled(if: isLinux, "only Linux has names that are no UTF-8"))
  func namesThatAreNoUTF8() throws {
    let raw = bytes(folder.path) + [0x2F, 0x63, 0xE9]
    let descriptor = open((raw + [0]).map(CChar.init(bitPattern:)), O_CREAT | O_WRONLY, 0o644)
    #expect(write(descriptor, [7], 1) == 1)
    close(descriptor)
    let name = try #require(try FileSystem.list(folder.path).first)
    #expect(try FileSystem.read(Path.joined(folder.path, name)) == [7])
    try AtomicFile.write([8], to: Path.joined(folder.path, name))
    #expect(folder.names == [[0x63, 0xE9]])
    #expect(try FileSystem.read(Path.joined(folder.path, name)) == [8])
  }

  @Test func kinds() {
    let file = folder.file("f")
    #expect(FileSystem.kind(of: file) == .file)
    #expect(FileSystem.kind(of: folder.path) == .directory)
    #expect(FileSystem.kind(of: "/dev/null") == .other)
    #expect(FileSystem.kind(of: folder("none")) == .missing)
    #expect(FileSystem.kind(of: folder.link("to-file", to: "f")) == .file)
    #expect(FileSystem.kind(of: folder.link("nowhere", to: "none")) == .missing)
    #expect(FileSystem.kind(of: file + "/x") == .missing)
  }

  @Test func sameFile() {
    let file = folder.file("f", [1])
    let other = folder.file("g", [1])
    let link = folder.link("l", to: "f")
    #expect(FileSystem.isSameFile(file, link))
    #expect(FileSystem.isSameFile(file, folder.path + "/./f"))
    #expect(!FileSystem.isSameFile(file, other))
    #expect(!FileSystem.isSameFile(folder("none"), folder("none")))
  }

  @Test func createsFolders() throws {
    try FileSystem.createDirectories(folder("a/b/c"))
    try FileSystem.createDirectories(folder("a/b/c/"))
    #expect(FileSystem.kind(of: folder("a/b/c")) == .directory)
    let file = folder.file("f")
    #expect(throws: FileError.self) { try FileSystem.createDirectories(file) }
    #expect(throws: FileError.self) { try FileSystem.createDirectories(file + "/x") }
  }

  @Test func currentDirectory() throws {
    var buffer = [CChar](repeating: 0, count: 4096)
    #expect(try FileSystem.currentDirectory == String(cString: getcwd(&buffer, 4096)))
  }
}

#if os(Linux)
  let isLinux = true
#else
  let isLinux = false
#endif
