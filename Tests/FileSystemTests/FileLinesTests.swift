import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct FileLinesTests {
  let folder = TemporaryFolder()

  private func lines(_ path: String, blockSize: Int, staysOpen: Bool = true) throws -> [[UInt8]] {
    var lines = FileLines(try FileBlocks(path, staysOpen: staysOpen), blockSize: blockSize)
    var found: [[UInt8]] = []
    while let range = try lines.next() {
      found.append(Array(lines.bytes[range]))
      #expect(lines.number == found.count)
    }
    return found
  }

  @Test(arguments: [1, 2, 3, 10, 1 << 18])
  func linesOfAnyLength(blockSize: Int) throws {
    let texts = ["", "a", "", "bcdef\r", String(repeating: "x", count: 1000), "é", "", "end"]
    for ending in ["", "\n"] {
      let path = folder.file("lines", bytes(texts.joined(separator: "\n") + ending))
      for staysOpen in [true, false] {
        #expect(try lines(path, blockSize: blockSize, staysOpen: staysOpen) == texts.map(bytes))
      }
    }
    #expect(try lines(folder.file("empty"), blockSize: blockSize) == [])
    #expect(try lines(folder.file("one", [0x0A]), blockSize: blockSize) == [[]])
  }

  @Test func readingBeginsAnywhere() throws {
    var lines = FileLines(try FileBlocks(folder.file("lines", bytes("ab\ncd\nef"))), from: 3, blockSize: 2)
    #expect(try lines.next().map { Array(lines.bytes[$0]) } == bytes("cd"))
    #expect(lines.nextOffset == 6)
  }

  @Test func endlessLineIsAnError() throws {
    let path = folder.file("hole")
    truncate(path, 1 << 27)
    var lines = FileLines(try FileBlocks(path))
    let error = #expect(throws: FileError.self) { try lines.next() }
    #expect(error?.errno == .fileTooLarge)
  }

  @Test func closedFilesAreFoundByTheirPath() throws {
    let path = folder.file("lines", [1, 2])
    let blocks = try FileBlocks(path, staysOpen: false)
    unlink(path)
    #expect(throws: FileError.self) { try blocks.read(at: 0, upTo: 1) }
  }
}
