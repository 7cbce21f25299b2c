import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct StraightWritingTests {
  let folder = TemporaryFolder()

  @Test func devices() throws {
    #expect(try AtomicFile.write([1], to: "/dev/null") == .written)
    #expect(FileSystem.kind(of: "/dev/null") == .other)
    let link = folder.link("null", to: "/dev/null")
    #expect(try AtomicFile.write([1], to: link) == .written)
    #expect(FileSystem.kind(of: link) == .other)
  }

  @Test func fifos() throws {
    let path = folder("fifo")
    #expect(mkfifo(path, 0o600) == 0)
    let data = (0..<150_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    let reader = BackgroundThread { contents(path) }
    #expect(try AtomicFile.write(data, to: path) == .written)
    #expect(reader.value == data)
    #expect(folder.names == [bytes("fifo")])
  }

  /// An open file keeps its place: what is in it stays, and what follows comes after.
  @Test func descriptors() throws {
    let path = folder.file("log", bytes("start "))
    let descriptor = open(path, O_WRONLY | O_APPEND)
    defer { close(descriptor) }
    #expect(try AtomicFile.write(bytes("middle "), to: "/dev/fd/\(descriptor)") == .written)
    #expect(try AtomicFile.write(bytes("more "), to: folder.link("l", to: "/proc/self/fd/\(descriptor)")) == .written)
    #expect(write(descriptor, "end", 3) == 3)
    #expect(contents(path) == bytes("start middle more end"))
  }

  @Test func readsDescriptorsFromTheirPlace() throws {
    let descriptor = open(folder.file("f", bytes("abcdef")), O_RDONLY)
    defer { close(descriptor) }
    lseek(descriptor, 2, SEEK_SET)
    #expect(try FileSystem.read("/dev/fd/\(descriptor)") == bytes("cdef"))
  }

  @Test func closedDescriptor() {
    let error = #expect(throws: OutputError.self) { try AtomicFile.write([1], to: "/dev/fd/999") }
    #expect(error?.kind == .writeFailed && error?.cause.errno == .badDescriptor)
  }
}
