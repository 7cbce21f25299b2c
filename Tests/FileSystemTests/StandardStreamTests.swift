import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Each in a process of its own, as the streams are the process's.
struct StandardStreamTests {
  /// One that cannot be written to fails as a closed one does, and no other file of the process can take its number.
  @Test func closedStreamIsAnError() async {
    await #expect(processExitsWith: .exitCode(74)) {
      dup2(open("/dev/null", O_RDONLY), 1)
      do throws(FileError) {
        try StandardStream.output.write("x")
      } catch {
        let expected = "cannot write to 'standard output': Bad file descriptor"
        exit(error.errno == .badDescriptor && error.description == expected ? 74 : 1)
      }
    }
  }

  @Test func closedStreamIsNotTakenByAFile() async {
    let folder = TemporaryFolder()
    let path = folder.file("f", [1])
    await #expect(processExitsWith: .exitCode(74)) { [path = path as String] in
      for descriptor: Int32 in 0...2 { close(descriptor) }
      StandardStream.occupyClosed()
      let file = open(path, O_RDWR)
      do throws(FileError) {
        try StandardStream.error.write("x")
      } catch {
        exit(file > 2 && error.errno == .badDescriptor ? 74 : 1)
      }
    }
    #expect(contents(path) == [1])
  }

  @Test func closedPipeEndsByItsSignal() async {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      dup2(ends[1], 1)
      close(ends[0])
      signal(SIGPIPE, SIG_DFL)
      try StandardStream.output.write("x")
    }
  }

  /// A pipe that does not block takes 64 KiB at most; its reader is slow.
  @Test func waitsForAPipeThatDoesNotBlock() async {
    await #expect(processExitsWith: .exitCode(7)) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      dup2(ends[1], 1)
      close(ends[1])
      _ = fcntl(1, F_SETFL, O_NONBLOCK)
      let source = ends[0]
      let data = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 / 5) }
      let reader = BackgroundThread {
        usleep(20_000)
        return try? FileSystem.read("/dev/fd/\(source)")
      }
      try StandardStream.output.write(data)
      close(1)
      exit(reader.value == data ? 7 : 1)
    }
  }

  @Test func readsStandardInput() async {
    let folder = TemporaryFolder()
    let path = folder.file("f", bytes("{}"))
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      dup2(open(path, O_RDONLY), 0)
      guard try FileSystem.readStandardInput() == bytes("{}") else { exit(1) }
      lseek(0, 0, SEEK_SET)
      guard try FileSystem.read("/dev/stdin") == bytes("{}") else { exit(2) }
      dup2(open("/", O_RDONLY), 0)
      do throws(FileError) {
        _ = try FileSystem.readStandardInput()
      } catch {
        exit(error.isDirectory ? 7 : 3)
      }
    }
  }

  @Test func terminals() throws {
    let main = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(main >= 0)
    defer { close(main) }
    #expect(FileSystem.isTerminal(main))
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    #expect(!FileSystem.isTerminal(file))
  }

  @Test func columnsOfATerminal() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let main = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var size = winsize(ws_row: 30, ws_col: 97, ws_xpixel: 0, ws_ypixel: 0)
      guard ioctl(main, UInt(TIOCSWINSZ), &size) == 0 else { exit(1) }
      dup2(main, 1)
      guard StandardStream.output.isTerminal, StandardStream.output.terminalColumns == 97 else { exit(2) }
      dup2(open("/dev/null", O_RDWR), 1)
      exit(!StandardStream.output.isTerminal && StandardStream.output.terminalColumns == nil ? 7 : 3)
    }
  }

  @Test func environment() {
    setenv("SHOE_RENDER_TEST_VALUE", "ü", 1)
    #expect(ProcessInformation.environmentValue("SHOE_RENDER_TEST_VALUE") == "ü")
    unsetenv("SHOE_RENDER_TEST_VALUE")
    #expect(ProcessInformation.environmentValue("SHOE_RENDER_TEST_VALUE") == nil)
  }

  @Test func argumentsAreTheProcesss() {
    #expect(ProcessInformation.arguments == Array(CommandLine.arguments.dropFirst()))
  }
}
