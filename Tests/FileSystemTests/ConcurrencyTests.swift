import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The content of writer `number`: all bytes alike, its length too a mark of it, so that a torn file shows.
private func content(_ number: UInt8) -> [UInt8] {
  [UInt8](repeating: number, count: 100_000 + Int(number) * 1000)
}

private func isWhole(_ bytes: [UInt8]?) -> Bool {
  guard let bytes, let number = bytes.first else { return false }
  return bytes == content(number)
}

@Suite(.serialized)
struct ConcurrencyTests {
  let folder = TemporaryFolder()

  @Test func writersOfOnePathTakeTurns() async throws {
    let path = folder("out")
    try AtomicFile.write(content(0), to: path)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number: UInt8 in 1...6 {
        group.addTask {
          for _ in 0..<20 { try AtomicFile.write(content(number), to: path) }
          return true
        }
      }
      group.addTask {
        for _ in 0..<200 where !isWhole(try FileSystem.read(path)) { return false }
        return true
      }
      for try await result in group { #expect(result) }
    }
    #expect(isWhole(contents(path)))
    #expect(folder.names == [bytes("out")])
  }

  /// Processes, each of which writes its own content many times; all succeed, and one content is left whole.
  @Test func processesTakeTurns() async throws {
    let path = folder("out")
    await withTaskGroup(of: Void.self) { group in
      for number: UInt8 in 1...3 {
        group.addTask {
          await #expect(processExitsWith: .success) { [path, number] in
            for _ in 0..<100 { try AtomicFile.write(content(number), to: path) }
          }
        }
      }
    }
    #expect(isWhole(contents(path)))
    #expect(folder.names == [bytes("out")])
  }

  /// A process killed at some moment leaves the old file or the new one, and the next run leaves nothing beside it.
  @Test(arguments: [0, 30, 100, 300, 1000, 3000])
  func killedWriter(microseconds: UInt32) async throws {
    let path = folder("out")
    try AtomicFile.write(content(200), to: path)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path, microseconds] in
      Task.detached {
        usleep(microseconds)
        kill(getpid(), SIGKILL)
      }
      for number in UInt8.min...199 { try AtomicFile.write(content(number), to: path) }
      while true { pause() }
    }
    #expect(isWhole(contents(path)))
    try AtomicFile.write(content(201), to: path)
    #expect(folder.names == [bytes("out")])
  }
}

/// Signals while a temporary file is there: a writer that waits for the lock of another's file cannot show that, so these
/// hold the write open by a file bigger than the process may write.
struct InterruptTests {
  let folder = TemporaryFolder()

  @Test func tooLargeFileLeavesNothing() async {
    let path = folder("out")
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path] in
      InterruptCleanup.install()
      var limit = rlimit(rlim_cur: 50_000, rlim_max: 50_000)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
      try AtomicFile.write(content(1), to: path)
    }
    #expect(folder.names.isEmpty)
  }

  @Test func withoutCleanupTheFileStays() async {
    // Shows that the test above sees what it means to see.
    let path = folder("out")
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path] in
      var limit = rlimit(rlim_cur: 50_000, rlim_max: 50_000)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
      try AtomicFile.write(content(1), to: path)
    }
    #expect(folder.names == [bytes(".out.part")])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func signalsEndTheProcessAsBefore(number: Int32) async {
    let path = folder("out")
    await #expect(processExitsWith: .signal(number)) { [path, number] in
      InterruptCleanup.install()
      Task.detached {
        usleep(20_000)
        kill(getpid(), number)
      }
      while true {
        for number in UInt8.min...199 { try AtomicFile.write(content(number), to: path) }
      }
    }
    #expect(isWhole(contents(path)))
  }

  @Test func ignoredSignalsStayIgnored() async {
    await #expect(processExitsWith: .success) {
      _ = signal(SIGHUP, SIG_IGN)
      InterruptCleanup.install()
      raise(SIGHUP)
    }
  }
}
