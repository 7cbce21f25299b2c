import LayerSets
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// A layer of a finish belongs to it alone; one without belongs to all.
struct FinishTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, coverage) in [("shadow", 10), ("base", 20), ("plain", 30), ("mesh", 40)] as [(String, UInt8)] {
      try folder.write(flat(coverage, 4, 2), to: "\(name).png")
    }
    try folder.writeModel(
      layers: """
        [{"mask":"shadow.png","color":"#0000001f","finish":"shaded"},{"mask":"base.png","part":"base"},
        {"mask":"plain.png","part":"side","finish":"flat"},{"mask":"mesh.png","part":"mesh","finish":"shaded"}]
        """)
    return folder
  }

  @Test func layersAndMasksFollow() throws {
    let folder = try folder()
    let set = try onlySet(in: folder.path)
    #expect(set.finish == .flat && set.finishes == [.flat, .shaded])
    #expect(set.layers.map(\.mask) == ["base.png", "plain.png"])
    #expect(try coverages(set) == [20, 30])
    let shaded = try set.finished(.shaded)
    #expect(shaded.layers.map(\.mask) == ["shadow.png", "base.png", "mesh.png"])
    #expect(try coverages(shaded) == [10, 20, 40])
    #expect(try coverages(shaded.finished(.flat)) == [20, 30])
    #expect(shaded.layers.map(\.opaqueAlpha) == [0x1F, 255, 255])
  }

  /// A configuration may colour the parts of any finish; a picture shows those of its own.
  @Test func parts() throws {
    let folder = try folder()
    let set = try onlySet(in: folder.path)
    let mesh = try #require(ShoePart(rawValue: "mesh"))
    #expect(set.parts == [.base, .side, mesh])
    #expect(set.finishedParts == [.base, .side])
    #expect(try set.finished(.shaded).finishedParts == [.base, mesh])
  }

  /// All files are inputs, whatever finish is drawn; a broken mask harms its own finish alone.
  @Test func files() throws {
    let folder = try folder()
    #expect(try onlySet(in: folder.path).files.count == 5)
    try folder.write("no PNG", to: "mesh.png")
    let set = try onlySet(in: folder.path)
    #expect(try coverages(set) == [20, 30])
    #expect(try layerSetError { _ = try coverages(try set.finished(.shaded)) }?.kind == .bad)
  }

  @Test func withoutTheFinish() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts()
    let set = try onlySet(in: folder.path)
    #expect(set.finishes == [.flat])
    let error = try layerSetError { _ = try set.finished(.shaded) }
    #expect(error?.kind == .mismatch)
    #expect(error?.message.contains("has no shaded finish (it has: flat)") == true)
    #expect(error?.message.contains(#""finish": "shaded""#) == true)
  }
}
