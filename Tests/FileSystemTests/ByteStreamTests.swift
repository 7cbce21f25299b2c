import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ByteStreamTests {
  private func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) } }

  /// Reads to the end, keeping `kept` bytes of each step for the next.
  private func all(_ stream: ByteStream, step: Int, kept: Int) throws -> [UInt8] {
    var (all, rest) = ([UInt8](), [UInt8]()[...])
    while true {
      let (bytes, isAtEnd) = try stream.bytes(after: rest, atMost: max(step, rest.count + 1))
      #expect(bytes.starts(with: rest) && (isAtEnd || bytes.count > rest.count))
      all += bytes.dropFirst(rest.count)
      if isAtEnd { return all }
      rest = bytes.suffix(kept)
    }
  }

  @Test(arguments: [0, 1, 5, 4096, 10_000]) func `A file comes whole, whatever the steps`(count: Int) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/a"
    try AtomicFile.write(bytes(count), to: path)
    for (step, kept) in [(1, 0), (7, 3), (4096, 4095), (100_000, 9)] where count < 100 || step > 1 {
      let stream = try ByteStream(path)
      #expect(stream.size == count && stream.path == path)
      #expect(try all(stream, step: step, kept: kept) == bytes(count))
    }
  }

  @Test func `A FIFO comes as it is written`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/fifo"
    #expect(mkfifo(path, 0o600) == 0)
    let expected = bytes(300_000)
    let reader = BackgroundThread { () -> [UInt8]? in
      guard let stream = try? ByteStream(path), stream.size == nil else { return nil }
      return try? all(stream, step: 1000, kept: 37)
    }
    try AtomicFile.write(expected, to: path)
    #expect(reader.value == expected)
  }

  @Test func `What cannot be read`() throws {
    let folder = TemporaryFolder()
    let missing = #expect(throws: FileError.self) { try ByteStream(folder.path + "/none") }
    #expect(missing?.isMissing == true)
    let directory = #expect(throws: FileError.self) { try ByteStream(folder.path) }
    #expect(directory?.isDirectory == true)
  }
}
