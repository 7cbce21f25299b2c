import Testing

@testable import FileSystem

/// Looking at files again and again, as systems without notices do; the built program's tests watch by notices.
struct FilePollingTests {
  /// A change before the call is seen by it; a file that appears counts, one that goes does not.
  @Test func seesWhatWasSaved() throws {
    let folder = TemporaryFolder()
    let (a, b) = (folder.file("a", [1]), folder("b"))
    var polling = FilePolling([a, b])
    _ = folder.file("a", [1, 2])
    polling.wait()
    _ = folder.file("b", [1])
    polling.wait()
    try FileSystem.remove(b)
    _ = folder.file("a", [1, 2, 3])
    polling.wait()
    #expect(System.version(a)?.size == 3)
  }

  @Test func states() throws {
    let folder = TemporaryFolder()
    #expect(System.version(folder("a")) == nil)
    let a = folder.file("a", [1])
    let first = try #require(System.version(a))
    #expect(System.version(a) == first && first.size == 1)
    try System.move(folder.file("c", [1]), to: a)
    #expect(System.version(a) != first)
  }
}
