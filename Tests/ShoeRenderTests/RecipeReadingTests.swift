import Compositing
import JSON
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// Recipes that were written elsewhere, changed by hand, or cut.
struct RecipeReadingTests {
  private static let members: [(key: String, value: JSONValue)] = [
    ("version", .integer(1)), ("model", .string("m")), ("layers", .string("xxh128:0")), ("width", .integer(10)),
    ("height", .integer(5)), ("background", .string("#01020304")), ("blend", .string("srgb")),
    ("finish", .string("flat")), ("shoeColors", .object(["sole": .string("#ff000080")])),
  ]

  private func text(replacing key: String, by value: JSONValue?) -> String {
    var object = JSONObject(Self.members.map { ($0.key, $0.value) })
    object[key] = value
    return JSONWriter.canonical.text(.object(object))
  }

  @Test func comesBack() throws {
    let recipe = try Recipe(text: text(replacing: "more", by: .string("of a later program")))
    #expect(recipe.model == "m" && recipe.masks == "xxh128:0" && recipe.size == PixelSize(width: 10, height: 5))
    #expect(!recipe.isFitted && recipe.background == rgba(1, 2, 3, 4) && recipe.blend == .srgb)
    #expect(recipe.colors == [.sole: rgba(255, 0, 0, 128)])
    #expect(try Recipe(text: recipe.text) == recipe)
    var fitted = recipe
    fitted.isFitted = true
    fitted.blend = .linear
    #expect(try Recipe(text: fitted.text) == fitted)
    #expect(RenderRequest(fitted).size == .fit(recipe.size))
    #expect(RenderRequest(recipe).size == .exact(recipe.size))
  }

  @Test(arguments: members.map(\.key))
  func everyMemberIsNeeded(key: String) throws {
    for value in [nil, JSONValue.null, .string("?"), .array([]), .integer(-1), .number(1.5)] {
      if key == "model" || key == "layers", value == .string("?") { continue }
      let error = try renderError { _ = try Recipe(text: text(replacing: key, by: value)) }
      #expect(error?.kind == .badData)
      #expect(error?.message == "the recipe in the picture has no usable \"\(key)\"; render it from its configuration")
    }
  }

  @Test(arguments: [
    ("fit", JSONValue.string("yes"), "fit"), ("shoeColors", .object(["2nd": .string("red")]), "shoeColors.2nd"),
    ("shoeColors", .object(["sole": .integer(3)]), "sole"), ("width", .integer(1 << 31), "width"),
  ])
  func wrongMembers(key: String, value: JSONValue, named: String) throws {
    let error = try renderError { _ = try Recipe(text: text(replacing: key, by: value)) }
    #expect(error?.message == "the recipe in the picture has no usable \"\(named)\"; render it from its configuration")
  }

  @Test func newerVersions() throws {
    let error = try renderError { _ = try Recipe(text: text(replacing: "version", by: .integer(2))) }
    #expect(
      error?.message
        == "the recipe in the picture has version 2; this program reads version 1. Use the program that made it, or a newer one"
    )
  }

  @Test(arguments: [
    ("", "the recipe in the picture is no JSON: 1:1: the text is empty; the smallest JSON object is {}"),
    (
      "{", "the recipe in the picture is no JSON: 1:2: the text ends inside the object opened at 1:1; close it with '}'"
    ),
    ("[]", "the recipe in the picture is an array, not an object"),
    ("7", "the recipe in the picture is a number, not an object"),
  ])
  func noRecipe(text: String, message: String) throws {
    let error = try renderError { _ = try Recipe(text: text) }
    #expect(error?.kind == .badData)
    #expect(error?.message == message)
  }
}
