import FileSystem
import TestSupport
import Testing

@testable import Batch

/// `--verify` and `--prune`.
struct OutputVerificationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func picture(_ number: UInt8) -> [UInt8] { BatchFiles.pictureSignature + [number] }

  private func names(_ names: String...) -> FileNameSet {
    let set = FileNameSet()
    for name in names { set.insert(name) }
    return set
  }

  @Test func verdictsAndExtras() throws {
    for (number, name) in ["same", "other", "a/b/same", "extra", "a/extra", "caf\u{E9}", "manifest.jsonl"].enumerated()
    {
      try folder.write(picture(UInt8(number)), to: name)
    }
    for name in [
      ".hidden", ".git/x", "manifest.2-of-3.jsonl", "changes.jsonl", "a/manifest.jsonl", "manifest.x.jsonl", "manifest",
    ] {
      try folder.write("x", to: name)
    }
    try folder.link("link", to: folder.path("same"))
    try folder.link("outside", to: "/usr")
    let before = try folder.names()
    let verification = try FolderVerification(folder.path)
    let reader = verification.reader()
    func check(_ name: String, _ number: UInt8) throws -> FolderReader.Verdict {
      try verification.check(name, picture(number), with: reader)
    }
    #expect(try check("same", 0) == .same)
    #expect(try check("other", 9) == .different)
    #expect(try verification.check("other", picture(1) + [1], with: reader) == .different)
    #expect(try check("a/b/same", 2) == .same)
    #expect(try check("missing", 0) == .missing)
    #expect(try check("no/folder/missing", 0) == .missing)
    #expect(try check("same/missing", 0) == .missing)
    #expect(try check("a", 0) == .different)
    #expect(try check("link", 0) == .different)
    // Two spellings of an accented letter are two names.
    #expect(try check("cafe\u{301}", 5) == .missing)
    #expect(
      try verification.extraFiles() == [
        "a/extra", "a/manifest.jsonl", "caf\u{E9}", "extra", "manifest", "manifest.x.jsonl", "outside",
      ])
    #expect(try folder.names() == before)
  }

  @Test func folderMustExist() {
    let error = #expect(throws: FileError.self) { try FolderVerification(folder.path("none")) }
    #expect(error?.isMissing == true)
  }

  private func manifest(_ files: [String]) throws -> ManifestReader {
    let path = try folder.write("", to: "old.jsonl")
    let writer = ManifestWriter(try ByteSink(path, replacing: .everything))
    try writer.write(.failed(ManifestFailure(index: 1, place: "list:2", error: "bad")))
    for (number, file) in files.enumerated() { try writer.write(.done(SampleRows.entry(number + 2, file: file))) }
    try writer.finish()
    return try ManifestReader(path)
  }

  @Test func prunesWhatTheOldManifestNamesAlone() throws {
    for name in ["kept.png", "gone.png", "a/b/gone.png", "a/stays.png", "c/d/e/gone.png", "foreign.png"] {
      try folder.write(picture(1), to: "out/" + name)
    }
    try folder.write("notes", to: "out/notes.png")
    try folder.write(picture(1), to: "outside.png")
    try folder.write(picture(1), to: "elsewhere/x.png")
    try folder.link("out/link.png", to: folder.path("outside.png"))
    try folder.link("out/sub", to: folder.path("elsewhere"))
    let old = try manifest([
      "kept.png", "gone.png", "a/b/gone.png", "c/d/e/gone.png", "notes.png", "link.png", "sub/x.png",
      "../outside.png", folder.path("outside.png"), "never.png", "gone.png", ".hidden.png", "a",
    ])
    var removed: [String] = []
    let out = try OutputFolder(folder.path("out"))
    try Pruning.prune(out, namedIn: old, keeping: names("kept.png", "new.png")) { removed.append($0) }
    #expect(removed == ["gone.png", "a/b/gone.png", "c/d/e/gone.png"])
    #expect(try folder.names(in: "out") == ["a", "foreign.png", "kept.png", "link.png", "notes.png", "sub"])
    #expect(try folder.names(in: "out/a") == ["stays.png"])
    #expect(folder.exists("outside.png") && folder.exists("elsewhere/x.png"))
  }

  @Test func brokenManifestStopsPruning() throws {
    try folder.write(picture(1), to: "out/gone.png")
    let path = try folder.write("{\"index\":1}\n", to: "old.jsonl")
    let error = #expect(throws: Pruning.Failure.self) {
      try Pruning.prune(
        try OutputFolder(folder.path("out")), namedIn: try ManifestReader(path), keeping: FileNameSet())
    }
    #expect(error?.description == "\(path):1: 'status' is missing")
    #expect(folder.exists("out/gone.png"))
  }

  @Test func nameSets() {
    let set = FileNameSet()
    #expect(!set.contains("a"))
    for number in 0..<1000 { set.insert("name-\(number)") }
    for number in 0..<1000 {
      #expect(set.contains("name-\(number)"))
      #expect(!set.contains("name-\(number)x"))
    }
    set.insert("a")
    #expect(set.contains("a") && set.contains("name-0"))
  }
}
