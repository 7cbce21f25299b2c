import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Temporary files without names, and spaces that begin in memory.
struct ScratchTests {
  let folder = TemporaryFolder()

  private func read(_ file: ScratchFile, _ count: Int, at offset: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    var span = bytes.mutableSpan
    var raw = span.mutableBytes
    let filled = try file.read(into: &raw, at: offset)
    return Array(bytes[..<filled])
  }

  private func read(_ space: borrowing ScratchSpace, _ count: Int, at offset: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    var span = bytes.mutableSpan
    var raw = span.mutableBytes
    try space.read(into: &raw, at: offset)
    return bytes
  }

  @Test func fileHasNoNameAndKeepsItsBytes() throws {
    let file = try ScratchFile(in: folder.path)
    #expect(folder.names.isEmpty)
    let bytes: [UInt8] = [1, 2, 3]
    try file.write(bytes.span.bytes, at: 5)
    try file.write(bytes.span.bytes, at: 1)
    #expect(try read(file, 100, at: 0) == [0, 1, 2, 3, 0, 1, 2, 3])
    #expect(try read(file, 2, at: 6) == [2, 3])
    #expect(try read(file, 2, at: 8) == [])
    #expect(try read(file, 0, at: 0) == [])
    #expect(folder.names.isEmpty)
  }

  /// The lowest free descriptor stays low; other tests, which run at the same time, may take some.
  @Test func fileIsClosedAtItsEnd() throws {
    let before = dup(0)
    close(before)
    for _ in 0..<100 { _ = try ScratchFile(in: folder.path) }
    let after = dup(0)
    close(after)
    #expect(after < before + 50)
  }

  @Test func folderThatIsMissingIsNamed() {
    let place = folder("none")
    let error = #expect(throws: FileError.self) { try ScratchFile(in: place) }
    #expect(
      error?.description == "cannot create '\(place)': a temporary file is needed there (No such file or directory); "
        + "set TMPDIR to a folder with room")
  }

  @Test func spaceInMemoryNeedsNoFolder() throws {
    var space = ScratchSpace(memoryLimit: 8, folder: folder("none"))
    let bytes: [UInt8] = [1, 2, 3, 4]
    try space.write(bytes.span.bytes, at: 4)
    #expect(try read(space, 8, at: 0) == [0, 0, 0, 0, 1, 2, 3, 4])
    #expect(throws: FileError.self) { try space.write(bytes.span.bytes, at: 5) }
    #expect(try read(space, 8, at: 0) == [0, 0, 0, 0, 1, 2, 3, 4])
  }

  /// The same writes into spaces that stay in memory, move to a file half-way and begin in one, and into an array.
  @Test(arguments: [0, 1, 100, 1000, 100_000])
  func spaceHoldsWhatAnArrayHolds(memoryLimit: Int) throws {
    var space = ScratchSpace(memoryLimit: memoryLimit, folder: folder.path)
    var array: [UInt8] = []
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for step in 0..<400 {
      let offset = random(step * 10 + 1)
      let bytes = (0..<random(60)).map { _ in UInt8(random(256)) }
      let end = offset + bytes.count
      if end > array.count { array += [UInt8](repeating: 0, count: end - array.count) }
      array.replaceSubrange(offset..<end, with: bytes)
      try space.write(bytes.span.bytes, at: offset)
      let (start, count) = (random(array.count + 50), random(200))
      let expected = array.dropFirst(start).prefix(count)
      #expect(try read(space, count, at: start) == expected + [UInt8](repeating: 0, count: count - expected.count))
    }
    #expect(folder.names.isEmpty)
  }
}
