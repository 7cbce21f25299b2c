import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct ByteSinkTests {
  let folder = TemporaryFolder()
  private let rule = ReplacementRule.files(with: [0x50], called: "list")

  /// Pieces below, at and above the size that is gathered.
  private let pieces: [[UInt8]] = [1, 500, 131_071, 131_072, 0, 262_144, 70_000, 70_000, 400_000, 3].enumerated().map {
    [UInt8](repeating: UInt8(0x50 + $0.offset), count: $0.element)
  }

  private func fill(_ sink: ByteSink) throws -> [UInt8] {
    for piece in pieces { try sink.write(piece) }
    let whole = pieces.flatMap { $0 }
    #expect(sink.count == whole.count)
    return whole
  }

  @Test func fileAppearsWhenItIsWhole() throws {
    let path = folder("list")
    let sink = try ByteSink(path, replacing: rule)
    let whole = try fill(sink)
    #expect(folder.names == [bytes(".list.part")])
    #expect(try sink.finish() == .created)
    #expect(contents(path) == whole)
    #expect(folder.names == [bytes("list")])
  }

  @Test func sameBytesAreLeftAlone() throws {
    let path = folder.file("list", pieces.flatMap { $0 }, mode: 0o640)
    makeOld(path)
    var sink = try ByteSink(path, replacing: rule)
    _ = try fill(sink)
    #expect(try sink.finish() == .unchanged)
    #expect(modificationTime(path) == 1_000_000_000)
    sink = try ByteSink(path, replacing: rule)
    let whole = try fill(sink) + [1]
    try sink.write([1])
    #expect(try sink.finish() == .replaced)
    #expect(contents(path) == whole)
    #expect(permissions(path) == 0o640)
    #expect(folder.names == [bytes("list")])
  }

  @Test func givenUpLeavesTheOldFile() throws {
    let path = folder.file("list", [0x50])
    let sink = try ByteSink(path, replacing: rule)
    _ = try fill(sink)
    sink.discard()
    #expect(contents(path) == [0x50])
    do {
      let other = try ByteSink(path, replacing: rule)
      try other.write([1])
    }
    #expect(contents(path) == [0x50])
    #expect(folder.names == [bytes("list")])
  }

  @Test func otherFilesAreKept() throws {
    let path = folder.file("list", [1])
    let error = #expect(throws: OutputError.self) { try ByteSink(path, replacing: rule) }
    #expect(error?.kind == .exists)
    let forced = try ByteSink(path, replacing: .everything)
    try forced.write([2])
    #expect(try forced.finish() == .replaced)
    #expect(contents(path) == [2])
  }

  @Test func linksAreFollowedButNotInAnOutputFolder() throws {
    folder.folder("out")
    let victim = folder.file("victim", [0x50])
    folder.link("link", to: "victim")
    folder.link("out/list", to: victim)
    let sink = try ByteSink(folder("link"), replacing: rule)
    try sink.write([0x50, 1])
    #expect(try sink.finish() == .replaced)
    #expect(contents(victim) == [0x50, 1])
    let out = try OutputFolder(folder("out"))
    #expect(throws: OutputError.self) { try ByteSink("list", in: out, replacing: rule) }
    let forced = try ByteSink("list", in: out, replacing: .everything)
    try forced.write([0x50, 2])
    #expect(try forced.finish() == .replaced)
    #expect(contents(victim) == [0x50, 1] && contents(folder("out/list")) == [0x50, 2])
  }

  @Test func fifoIsWrittenStraight() throws {
    let path = folder("fifo")
    precondition(mkfifo(path, 0o600) == 0)
    let reader = BackgroundThread { contents(path) }
    do {
      let sink = try ByteSink(path, replacing: rule)
      let whole = try fill(sink)
      #expect(try sink.finish() == .written)
      #expect(whole.count > 0)
    }
    #expect(reader.value == pieces.flatMap { $0 })
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0, "this system has no /dev/full"))
  func fullDevice() throws {
    let sink = try ByteSink("/dev/full", replacing: rule)
    try sink.write([1])
    let error = #expect(throws: OutputError.self) { try sink.finish() }
    #expect(error?.kind == .noSpace)
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs needs root and the right to mount"))
  func fullDiskLeavesNothing() throws {
    let disk = try #require(TinyDisk(folder.folder("disk")))
    let error = #expect(throws: OutputError.self) {
      let sink = try ByteSink(disk.path + "/list", replacing: rule)
      _ = try fill(sink)
    }
    #expect(error?.kind == .noSpace)
    #expect(TemporaryFolder.names(disk.path).isEmpty)
  }

  @Test func scratchGivesBackWhatWasWritten() throws {
    let scratch = try ScratchFile()
    let sink = ByteSink(scratch)
    let whole = try fill(sink)
    #expect(try sink.finish() == .written)
    #expect(try scratch.size == whole.count)
    var found = [UInt8](repeating: 0, count: whole.count + 1)
    var span = found.mutableSpan
    var bytes = span.mutableBytes
    let count = try scratch.read(into: &bytes, at: 0)
    #expect(count == whole.count && Array(found.dropLast()) == whole)
  }

  @Test func blocksStayThoseOfTheOpenedFile() throws {
    let path = folder.file("list", [1, 2, 3, 4])
    let blocks = try FileBlocks(path)
    try AtomicFile.write([9], to: path)
    #expect(try blocks.read(at: 1, upTo: 2) == [2, 3])
    #expect(try blocks.read(at: 2, upTo: 9) == [3, 4])
    #expect(try blocks.read(at: 4, upTo: 9).isEmpty)
    #expect(throws: FileError.self) { try FileBlocks(folder.path) }
    #expect(throws: FileError.self) { try FileBlocks("/dev/null") }
  }
}
