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
          await #expect(processExitsWith: .success) { [path = path as String, number = number as UInt8] in
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
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, microseconds = microseconds as UInt32] in
      _ = BackgroundThread {
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

/// Files of this process end at 50,000 bytes; writing on sends this thread SIGXFSZ, which the tests' parent may have
/// ignored and Swift's threads do not take.
func limitFileSize() {
  _ = signal(SIGXFSZ, SIG_DFL)
  var signals = sigset_t()
  sigaddset(&signals, SIGXFSZ)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  var limit = rlimit(rlim_cur: 50_000, rlim_max: 50_000)
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
}

/// Signals while a temporary file is there. That the signal comes in the middle of writing is certain only for the one
/// that writing itself sends, where a file grows beyond what the process may write.
struct InterruptTests {
  let folder = TemporaryFolder()

  @Test func tooLargeFileLeavesNothing() async {
    let path = folder("out")
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = path as String] in
      limitFileSize()
      InterruptCleanup.install()
      try AtomicFile.write(content(1), to: path)
    }
    #expect(folder.names.isEmpty)
  }

  @Test func withoutCleanupTheFileStays() async {
    // Shows that the test above sees what it means to see.
    let path = folder("out")
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = path as String] in
      limitFileSize()
      try AtomicFile.write(content(1), to: path)
    }
    #expect(folder.names == [bytes(".out.part")])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func signalsEndTheProcessAsBefore(number: Int32) async {
    let path = folder("out")
    await #expect(processExitsWith: .signal(number)) { [path = path as String, number = number as Int32] in
      InterruptCleanup.install()
      try AtomicFile.write(content(0), to: path)
      _ = BackgroundThread {
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
