import JSON
import LayerSets
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// Parts beyond the five, from the request to the recipe and back.
struct ExtraPartTests {
  private let logo = ShoePart(rawValue: "logo")!
  private let folder: TemporaryFolder
  private let catalog: LayerSetCatalog

  /// Two pixels: the first base, the second logo.
  init() throws {
    folder = try TemporaryFolder()
    let size = PixelSize(width: 2, height: 1)
    try folder.write(Mask(size: size, coverages: [UInt8(255), 0]), to: "base.png")
    try folder.write(Mask(size: size, coverages: [UInt8(0), 255]), to: "logo.png")
    try folder.write(
      ##"""
      {"name": "racer", "layers": [{"mask": "base.png", "part": "base", "default": "#010203"},
       {"mask": "logo.png", "part": "logo", "default": "#040506", "title": "Logo"}]}
      """##, to: "model.json")
    catalog = try LayerSetCatalog(folder: folder.path)
  }

  private func row(_ request: RenderRequest) throws -> [RGBA8] {
    let picture = try pixels(request, catalog)
    return [picture[0, 0], picture[1, 0]]
  }

  @Test func haveDefaultsOrColours() throws {
    #expect(try row(RenderRequest()) == [rgba(1, 2, 3), rgba(4, 5, 6)])
    var request = RenderRequest()
    request.setColor(rgba(255, 255, 255), of: .base)
    request.colors[logo] = rgba(9, 8, 7)
    #expect(try row(request) == [rgba(255, 255, 255), rgba(9, 8, 7)])
    var shoe = ShoeConfiguration()
    shoe.setColor(ShoeColors.default.base, of: .base)
    #expect(try row(RenderRequest(shoe)) == [rgba(255, 255, 255), rgba(4, 5, 6)])
  }

  @Test func areInTheRecipe() throws {
    var request = RenderRequest()
    request.colors[logo] = rgba(9, 8, 7)
    let recipe = try Planner(catalog: catalog).plan(request).recipe
    #expect(recipe.json.object?["shoeColors"] == .object(["base": .string("#010203"), "logo": .string("#090807")]))
    let again = try Recipe(text: recipe.text)
    #expect(again == recipe)
    #expect(try png(RenderRequest(again), catalog) == png(request, catalog))
  }

  @Test func areSolvedFromPixels() throws {
    var request = RenderRequest()
    request.colors[logo] = rgba(9, 8, 7)
    let solved = try catalog.set(for: nil).solveColors(of: pixels(request, catalog))
    #expect(solved.colors == [.base: rgba(1, 2, 3), logo: rgba(9, 8, 7)])
    #expect(solved.differingPixels == 0)
  }

  /// A part that the model has not is refused; the five may always be named.
  @Test func areUnknownToOtherModels() throws {
    var request = RenderRequest()
    request.colors[ShoePart(rawValue: "lgoo")!] = rgba(0, 0, 0)
    request.setColor(rgba(0, 0, 0), of: .cage)
    #expect(
      try renderError { _ = try row(request) }
        == RenderError(.badData, "shoeColors.lgoo: unknown part of model 'racer'; did you mean 'logo'?"))
    #expect(
      try renderError { _ = try pixels(request) }
        == RenderError(
          .badData,
          "shoeColors.lgoo: unknown part of model 'classic'; known parts: base, side, sole, cage, outline"))
  }

  /// With other masks, which have no such part, --force goes on with those that are there.
  @Test func ofARecipeMayBeMissing() throws {
    var request = RenderRequest()
    request.colors[logo] = rgba(9, 8, 7)
    let again = RenderRequest(try Planner(catalog: catalog).plan(request).recipe)
    try folder.write(#"{"name": "racer", "layers": [{"mask": "base.png", "part": "base"}]}"#, to: "model.json")
    let other = Planner(catalog: try LayerSetCatalog(folder: folder.path))
    #expect(try renderError { _ = try other.plan(again) }?.message.contains("not those") == true)
    #expect(try other.plan(again, ignoringMaskChanges: true).recipe.colors == [.base: rgba(1, 2, 3)])
  }
}
