import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct OutputErrorTests {
  let folder = TemporaryFolder()

  private func failure(_ path: String, bytes: [UInt8] = [1]) -> OutputError? {
    #expect(throws: OutputError.self) { try AtomicFile.write(bytes, to: path) }
  }

  @Test func missingFolderIsNamed() {
    let path = folder("no/out.png")
    let error = failure(path)
    #expect(error?.kind == .folderMissing)
    #expect(error?.description == "cannot create '\(path)': the folder '\(folder("no"))' does not exist")
  }

  @Test func fileAsFolderIsNamed() {
    let file = folder.file("f", [5])
    let error = failure(file + "/out.png")
    #expect(error?.kind == .folderMissing)
    #expect(error?.description == "cannot create '\(file)/out.png': the folder '\(file)' is no folder")
    #expect(contents(file) == [5])
  }

  @Test func folderAsOutput() {
    for path in [folder.path, folder.path + "/", "/", ".", ".."] {
      let error = failure(path)
      #expect(error?.kind == .isDirectory, "\(path)")
      #expect(error?.description == "cannot create '\(path)': it is a folder")
    }
  }

  @Test func folderThatIsNotThereAsOutput() {
    let error = failure(folder("none/"))
    #expect(error?.kind == .isDirectory)
    #expect(error?.description == "cannot create '\(folder("none/"))': a name that ends in '/' is a folder's")
  }

  @Test func folderUnderTheTemporaryName() {
    folder.folder(".out.png.part")
    let error = failure(folder("out.png"))
    #expect(error?.kind == .cannotCreate)
    #expect(
      error?.description
        == "cannot create '\(folder("out.png"))': '\(folder(".out.png.part"))' is in the way, remove it (Is a directory)"
    )
  }

  @Test func linkUnderTheTemporaryNameIsNotFollowed() {
    let victim = folder.file("victim", [7])
    folder.link(".out.png.part", to: "victim")
    #expect(failure(folder("out.png"))?.kind == .cannotCreate)
    #expect(contents(victim) == [7])
  }

  @Test func otherNames() {
    #expect(failure("")?.kind == .cannotCreate)
    #expect(failure("a\0b")?.kind == .cannotCreate)
    folder.link("loop", to: "loop")
    #expect(failure(folder("loop"))?.cause.errno == .tooManyLinks)
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0, "this system has no /dev/full"))
  func fullDeviceHasNoSpace() {
    let error = failure("/dev/full")
    #expect(error?.kind == .noSpace)
    #expect(error?.kind.isWhileWriting == true)
    #expect(error?.description == "cannot write to '/dev/full': No space left on device")
  }

  @Test(.enabled(if: access("/proc/self", F_OK) == 0, "this system has no /proc"))
  func unwritableFolder() {
    // Not even root may make files here, so this shows the error whoever runs the tests.
    let error = failure("/proc/self/out.png")
    #expect(error != nil && error?.kind.isWhileWriting == false)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func permissions() {
    let readOnly = folder.file("read-only", [1], mode: 0o444)
    #expect(failure(readOnly, bytes: [2])?.kind == .notPermitted)
    chmod(folder.path, 0o555)
    #expect(failure(folder("new"))?.kind == .notPermitted)
    chmod(folder.path, 0o755)
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs needs root and the right to mount"))
  func fullDiskKeepsTheOldFile() throws {
    let disk = try #require(TinyDisk(folder.folder("disk")))
    let path = disk.path + "/out.png"
    try AtomicFile.write([1, 2, 3], to: path)
    let error = failure(path, bytes: [UInt8](repeating: 5, count: 1_000_000))
    #expect(error?.kind == .noSpace)
    #expect(contents(path) == [1, 2, 3])
    #expect(TemporaryFolder.names(disk.path) == [bytes("out.png")])
  }
}

/// A file system of 64 KiB, unmounted at the end.
final class TinyDisk {
  let path: String

  static let isPossible: Bool = {
    #if os(Linux)
      let folder = TemporaryFolder()
      return geteuid() == 0 && TinyDisk(folder.path) != nil
    #else
      return false
    #endif
  }()

  init?(_ path: String) {
    self.path = path
    #if os(Linux)
      guard mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0 else { return nil }
    #else
      return nil
    #endif
  }

  func makeReadOnly() {
    #if os(Linux)
      precondition(mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), "size=64k") == 0)
    #endif
  }

  deinit {
    #if os(Linux)
      umount(path)
    #endif
  }
}
