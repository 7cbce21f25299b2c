import JSON
import TestSupport
import Testing

/// `schema`: what it prints; that it agrees with the readers is tested beside them.
struct SchemaCommandTests {
  @Test func ofConfigurations() throws {
    let shop = try Workspace([:])
    let text = try shop.succeed("schema").text
    #expect(text.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"))
    #expect(try shop.succeed("schema", "configuration").text == text)
    let colors = try JSONReader.parse(Array(text.utf8)).object?["properties"]?.object?["shoeColors"]?.object
    #expect(colors?["properties"]?.object?.members.map(\.key) == Masks.parts)
    #expect(colors?["patternProperties"]?.object?.members.map(\.key) == ["^[A-Za-z][A-Za-z0-9_-]{0,63}$"])
  }

  @Test func ofOneModel() throws {
    let shop = try ExtraPartCommandTests.shop()
    let text = try shop.succeed("schema", "--layers", "racer").output
    let colors = try JSONReader.parse(text).object?["properties"]?.object?["shoeColors"]?.object
    #expect(colors?["properties"]?.object?.members.map(\.key) == Masks.parts + ["logo"])
    #expect(colors?["properties"]?.object?["logo"]?.object?["title"]?.string == "Tongue logo")
    #expect(colors?["patternProperties"] == nil)
    #expect(colors?["additionalProperties"]?.bool == false)
    try shop("schema", "--model", "clasic").expectRefusal(65, "unknown model 'clasic'; did you mean 'classic'?")
  }

  @Test func ofModelJSON() throws {
    let json = try JSONReader.parse(try Workspace([:]).succeed("schema", "model").output)
    #expect(json.object?["required"] == .array([.string("layers")]))
    try Workspace([:])("schema", "modl").expectRefusal(64, "The value 'modl' is invalid for '<subject>'")
  }
}
