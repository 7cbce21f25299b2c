import LayerSets
import TestSupport
import Testing

/// Which set a design gets.
struct CatalogTests {
  @Test func aSingleSetIsForAllDesigns() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts(in: "runner")
    let catalog = try LayerSetCatalog(folder: folder.path("runner"))
    #expect(catalog.isSingleSet)
    #expect(try catalog.set(for: nil).name == "runner")
    #expect(try catalog.set(for: "runner").name == "runner")
    let error = try layerSetError { _ = try catalog.set(for: "classic") }
    #expect(error?.kind == .mismatch)
    #expect(
      error?.description == folder.path("runner")
        + ": the design asks for model 'classic', but these layers are 'runner'; pass --model runner, or a folder that holds both"
    )
  }

  @Test func aFolderOfSetsIsChosenFrom() throws {
    let folder = try TemporaryFolder()
    for name in ["runner", "hiker", ".hidden"] { try folder.writeParts(in: name) }
    try folder.write("no set", to: "notes/readme.txt")
    let catalog = try LayerSetCatalog(folder: folder.path)
    #expect(!catalog.isSingleSet)
    #expect(catalog.sets.map(\.name) == ["hiker", "runner"])
    #expect(catalog.faults.isEmpty)
    #expect(try catalog.set(for: "runner").name == "runner")
    func message(_ model: String?) throws -> String? {
      let error = try layerSetError { _ = try catalog.set(for: model) }
      #expect(error?.kind == .mismatch && error?.path == folder.path)
      return error?.message
    }
    #expect(try message(nil) == "the design names no model; pass --model (models here: hiker, runner)")
    #expect(try message("runer") == "unknown model 'runer'; did you mean 'runner'?")
    #expect(try message("sandal") == "unknown model 'sandal'; models here: hiker, runner")
    #expect(try message(".hidden") == "unknown model '.hidden'; models here: hiker, runner")
  }

  @Test func theDefaultModelOfAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts(in: "runner")
    #expect(try onlySet(in: folder.path).name == "runner")
    try folder.writeParts(in: "classic")
    #expect(try onlySet(in: folder.path).name == "classic")
  }

  @Test func builtInModels() throws {
    let catalog = LayerSetCatalog.builtIn
    #expect(catalog.folder == nil)
    #expect(try catalog.set(for: nil).name == "classic")
    let error = try layerSetError { _ = try catalog.set(for: "clasic") }
    #expect(error?.description == "unknown model 'clasic'; did you mean 'classic'?")
    let far = try layerSetError { _ = try catalog.set(for: "spaceboot") }
    #expect(
      far?.description
        == "unknown model 'spaceboot'; built-in models: \(catalog.sets.map(\.name).joined(separator: ", "))"
    )
  }

  /// A broken set harms the designs that ask for it, and no other.
  @Test func brokenSetsAmongGoodOnes() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts(in: "runner")
    try folder.writeParts(in: "classic")
    try folder.write("{", to: "broken/model.json")
    try folder.write(flat(1, 2, 2), to: "half/base.png")
    let catalog = try LayerSetCatalog(folder: folder.path)
    #expect(catalog.isSingleSet == false)
    #expect(try catalog.set(for: "runner").name == "runner")
    #expect(try catalog.set(for: nil).name == "classic")
    #expect(catalog.faults.map(\.name) == ["broken", "half"])
    let broken = try layerSetError { _ = try catalog.set(for: "broken") }
    #expect(broken?.path == folder.path("broken/model.json") + ":1:2")
    #expect(broken?.kind == .bad)
    let half = try layerSetError { _ = try catalog.set(for: "half") }
    #expect(half?.path == folder.path("half"))
    let unknown = try layerSetError { _ = try catalog.set(for: "sandal") }
    #expect(unknown?.message == "unknown model 'sandal'; models here: classic, runner, broken, half")
  }

  @Test func aFolderOfOneBrokenSetSaysWhatIsBroken() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "broken/model.json")
    let catalog = try LayerSetCatalog(folder: folder.path)
    let error = try layerSetError { _ = try catalog.set(for: nil) }
    #expect(error?.path == folder.path("broken/model.json") + ":1:1")
  }

  @Test func twoSetsOfOneName() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try folder.write(flat(1, 2, 2), to: "\(name)/base.png")
      try folder.writeModel(in: name, #""name":"runner""#)
    }
    try folder.writeParts(in: "c")
    let catalog = try LayerSetCatalog(folder: folder.path)
    #expect(try catalog.set(for: "c").name == "c")
    let error = try layerSetError { _ = try catalog.set(for: "runner") }
    #expect(
      error?.description
        == "\(folder.path): 2 layer sets here have the name 'runner'; give each its own \"name\" in model.json")
  }
}
