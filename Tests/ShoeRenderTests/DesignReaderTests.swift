import LayerSets
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// Configurations as files.
struct DesignReaderTests {
  @Test func aConfiguration() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("\u{FEFF}{\"model\":\"m\",\"shoeColors\":{\"sole\":\"#010203\"}}", to: "c.json")
    let request = try DesignReader.request(from: path)
    #expect(request.model == "m")
    #expect(request.colors == ShoeColors(sole: rgba(1, 2, 3)))
    #expect(request.source == "{\"model\":\"m\",\"shoeColors\":{\"sole\":\"#010203\"}}")
    #expect(request.origin == nil)
  }

  @Test func faultsHaveTheirPlace() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\n \"shoeColors\": {\"sied\": \"red\"}}", to: "c.json")
    let error = try renderError { _ = try DesignReader.request(from: path) }
    #expect(error?.kind == .badData)
    #expect(error?.message == "\(path):2:17: shoeColors.sied: unknown part; did you mean 'side'?")
  }

  @Test func missingFilesSuggestTheirNeighbour() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "sunset.json")
    let error = try renderError { _ = try DesignReader.request(from: folder.path("sunst.json")) }
    #expect(error?.kind == .missing)
    #expect(
      error?.message
        == "cannot read '\(folder.path("sunst.json"))': No such file or directory; did you mean '\(folder.path("sunset.json"))'?"
    )
    let far = try renderError { _ = try DesignReader.request(from: folder.path("other.txt")) }
    #expect(far?.message == "cannot read '\(folder.path("other.txt"))': No such file or directory")
  }

  /// What is wrong with the layers keeps its kind.
  @Test func errorsOfLayerSets() throws {
    let unknown = try renderError { _ = try png(request { $0.model = "clasic" }) }
    #expect(unknown == RenderError(.badData, "unknown model 'clasic'; did you mean 'classic'?"))
    let folder = try TemporaryFolder()
    try folder.write(#"{"sizes":[[2,2]],"layers":[{"mask":"m.png","part":"base"}]}"#, to: "model.json")
    let catalog = try LayerSetCatalog(folder: folder.path)
    #expect(try renderError { _ = try png(request(), catalog) }?.kind == .missing)
    try folder.write("x", to: "m.png")
    #expect(try renderError { _ = try png(request(), catalog) }?.kind == .badData)
  }
}
