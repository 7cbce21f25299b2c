import FileSystem
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

private let rule = ReplacementRule.files(with: [0x50], called: "picture")

private func picture(_ number: UInt8) -> [UInt8] {
  [0x50] + [UInt8](repeating: number, count: 50_000 + Int(number) * 1000)
}

/// Several writers of one folder: threads of a batch, batches, and single renders.
@Suite(.serialized)
struct OutputFolderSharingTests {
  let folder = TemporaryFolder()

  @Test func secondBatchIsRefusedUntilTheFirstEnds() throws {
    var first: OutputFolder? = try OutputFolder(folder("out"))
    #expect(first != nil)
    for sharing: OutputFolder.Sharing in [.alone, .shared] {
      let error = #expect(throws: OutputError.self) { try OutputFolder(folder("out"), sharing: sharing) }
      #expect(error?.kind == .cannotCreate)
      #expect(
        error?.description == "cannot write to '\(folder("out"))': another batch is writing into this folder; "
          + "wait until it ends, or write elsewhere")
    }
    first = nil
    _ = try OutputFolder(folder("out"))
  }

  @Test func partsOfAListShare() throws {
    let parts = try (0..<3).map { _ in try OutputFolder(folder("out"), sharing: .shared) }
    #expect(throws: OutputError.self) { try OutputFolder(folder("out")) }
    #expect(parts.count == 3)
  }

  @Test func threadsMakeOneFolderTogether() throws {
    let out = try OutputFolder(folder("out"))
    let threads = (UInt8(0)..<4).map { number in
      BackgroundThread {
        let writer = FolderWriter(out, replacing: rule)
        for index in 0..<200 { try! writer.write(picture(number), to: "\(index % 20)/\(index)-\(number)") }
        return true
      }
    }
    for thread in threads { #expect(thread.value) }
    for index in 0..<20 { #expect(TemporaryFolder.names(folder("out/\(index)")).count == 40) }
    #expect(contents(folder("out/3/3-2")) == picture(2))
  }

  /// A batch and single renders that write one file at the same time: each file seen is whole, and no call fails.
  @Test func rendersIntoTheFolderTakeTurns() throws {
    let out = try OutputFolder(folder("out"))
    let path = folder("out/a")
    let batch = BackgroundThread {
      let writer = FolderWriter(out, replacing: rule)
      for round in 0..<600 { try! writer.write(picture(UInt8(round % 2)), to: "a") }
      return true
    }
    let render = BackgroundThread {
      for round in 0..<600 { try! AtomicFile.write(picture(UInt8(2 + round % 2)), to: path) }
      return true
    }
    let reader = BackgroundThread {
      for _ in 0..<600 {
        guard let bytes = try? FileSystem.read(path) else { continue }
        if bytes.count < 2 || bytes != picture(bytes[1]) { return false }
      }
      return true
    }
    #expect(batch.value && render.value && reader.value)
    #expect(TemporaryFolder.names(folder("out")) == [bytes("a")])
  }

  /// A process killed at some moment: each file is missing or whole, and the next run makes the folder of a clean one.
  @Test(arguments: [0, 50, 200, 700, 2000, 5000, 12_000])
  func killedBatch(microseconds: UInt32) async throws {
    let path = folder("out")
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, microseconds = microseconds as UInt32] in
      let writer = FolderWriter(try OutputFolder(path), replacing: rule)
      _ = BackgroundThread {
        usleep(microseconds)
        kill(getpid(), SIGKILL)
      }
      while true { for number in UInt8(0)..<100 { try writer.write(picture(number), to: "\(number % 7)/\(number)") } }
    }
    for number in UInt8(0)..<100 {
      let found = contents(folder("out/\(number % 7)/\(number)"))
      #expect(found == nil || found == picture(number))
    }
    let writer = FolderWriter(try OutputFolder(path), replacing: rule)
    for number in UInt8(0)..<100 { try writer.write(picture(number), to: "\(number % 7)/\(number)") }
    let names = (0..<7).flatMap { TemporaryFolder.names(folder("out/\($0)")) }
    #expect(Set(names) == Set((0..<100).map { bytes("\($0)") }) && names.count == 100)
  }

  /// The signal that writing itself sends, where a file grows beyond what the process may write, comes in the middle.
  @Test func signalRemovesTheTemporaryFile() async {
    let path = folder("out")
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = path as String] in
      limitFileSize()
      InterruptCleanup.install()
      try FolderWriter(try OutputFolder(path), replacing: rule).write(picture(9), to: "sub/a")
    }
    #expect(TemporaryFolder.names(folder("out/sub")).isEmpty)
  }
}
