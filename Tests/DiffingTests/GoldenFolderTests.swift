import Diffing
import FileSystem
import Reports
import TestSupport
import Testing

/// Which files are goldens, and in what order pairs are listed.
struct GoldenFolderTests {
  @Test func goldensWithoutADesign() throws {
    let folder = try TemporaryFolder()
    for name in ["b.png", "a/z.PNG", ".h.png", ".g/x.png", "manifest.jsonl", "n.png.part", "A.png"] {
      try folder.write([], to: name)
    }
    let pairs = ["b.png", "new.png"].map { PairReport(name: $0, verdict: .same) }
    let all = try GoldenFolder(folder.path).completed(pairs.reversed())
    #expect(all.map(\.name) == ["A.png", "a/z.PNG", "b.png", "new.png"])
    #expect(all.map(\.verdict) == [.missing, .missing, .same, .same])
    #expect(all[1].expected == folder.path("a/z.PNG") && all[1].actual == nil)
  }

  @Test func aFolderThatIsNotThere() throws {
    let folder = try TemporaryFolder()
    #expect(try GoldenFolder(folder.path("none")).completed([]) == [])
    try folder.write([], to: "file")
    #expect(throws: FileError.self) { try GoldenFolder(folder.path("file")) }
  }
}
