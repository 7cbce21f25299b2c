import ShoeDesign
import TestSupport
import Testing

@testable import Colorways

@Suite struct FolderSourceTests {
  @Test func `A folder's files are configurations, in the order of their bytes`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.json", "a.json", "a10.JSON", "a2.json", "Z.json", ".hidden.json", "é.json"] {
      try folder.write("{\"name\": \"\(name)\"}", to: "d/" + name)
    }
    try folder.write("{]", to: "d/broken.json")
    try folder.write("[{}]", to: "d/c.json")
    try folder.write("{\"name\": \"inside\"}", to: "d/sub/x.json")
    try folder.write("base\nred\n", to: "d/list.csv")
    let list = try ReadList([folder.path("d")]).without(folder)
    #expect(
      list.texts == [
        "1 Z.json", "2 a.json", "3 a10.JSON", "4 a2.json", "5 b.json",
        "6 d/broken.json:1:2: expected a key in double quotes, found ']'",
        "7 d/c.json:1:1: expected one configuration, found a list; give each a file of its own", "8 é.json",
      ])
    #expect(
      list.notices.map(list.shortened)
        == [
          "\(folder.path("d")): of a folder only *.json is read; 'list.csv' is left out, name it as a source to read it"
        ].map(list.shortened))
    #expect(try ColorwayList([folder.path("d")]).count == 8)
    #expect(try ColorwayList([folder.path("d")]).inputPaths.count == 8)
  }

  @Test func `A file that vanishes is a fault of its row`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "d/a.json")
    try folder.link("d/b.json", to: "nowhere")
    let list = try ReadList([folder.path("d")]).without(folder)
    #expect(list.texts == ["1 -", "2 d/b.json: cannot be read: No such file or directory"])
    guard case .failure(let fault) = list.rows[1].result else { throw TestFailure() }
    #expect(fault.kind == .missing)
  }

  private struct TestFailure: Error {}

  @Test func `Folders and patterns that hold nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write("base\nred\n", to: "d/list.csv")
    try folder.makeFolder("e")
    #expect(
      sourceError([folder.path("d")], in: folder)
        == "missing: no configuration (*.json) in the folder 'd'; it holds 'd/list.csv', which is a list: name the file itself"
    )
    #expect(sourceError([folder.path("e")], in: folder) == "missing: no configuration (*.json) in the folder 'e'")
    #expect(sourceError([folder.path("e/*.json")], in: folder) == "missing: no file matches 'e/*.json'")
    #expect(
      sourceError([folder.path("d/lits.csv")], in: folder)
        == "missing: cannot read 'd/lits.csv': No such file or directory; did you mean 'd/list.csv'?")
  }

  @Test func `Patterns are expanded as a shell does`() throws {
    let folder = try TemporaryFolder()
    for name in ["a1.json", "a2.json", "b1.json", ".a.json", "x/c.json", "y/d.json", "a[1].json"] {
      try folder.write("{\"name\": \"\(name)\"}", to: name)
    }
    let texts = { (pattern: String) in
      try ReadList([folder.path(pattern)]).rows.map { try $0.result.get().configuration.name }
    }
    #expect(try texts("a*.json") == ["a1.json", "a2.json", "a[1].json"])
    #expect(try texts("?[12].json") == ["a1.json", "a2.json", "b1.json"])
    #expect(try texts("[!a]*.json") == ["b1.json"])
    #expect(try texts("*/*.json") == ["x/c.json", "y/d.json"])
    #expect(try texts(".*.json") == [".a.json"])
    // A file of exactly this name is the file.
    #expect(try texts("a[1].json") == ["a[1].json"])
    #expect(
      try texts("*")
        == ["a1.json", "a2.json", "a[1].json", "b1.json", "c.json", "d.json"].map { name in
          name == "c.json" ? "x/c.json" : name == "d.json" ? "y/d.json" : name
        })
  }
}
