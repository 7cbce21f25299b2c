import Batch
import JSON
import Pixels
import ShoeDesign
import Testing

/// What templates make of values.
struct NamesExpansionTests {
  static let sunset = ShoeConfiguration(
    manufacturer: "Example", name: "Sunset Run", model: "classic", sku: "SR-001",
    metadata: JSONObject([
      ("season", .string("FW26")), ("price", .number(129.5)), ("isNew", .bool(true)), ("nothing", .null),
      ("sizes", .array([.integer(42)])), ("a.b", .string("plain")),
      ("a", .object(["b": .string("nested"), "c": .object(["d": .integer(7)])])),
    ]))

  static let key = "0123456789abcdef0123456789abcdef"

  static func path(
    _ template: String, _ configuration: ShoeConfiguration = sunset, index: Int = 1, rendition: String = "",
    scale: String = "1"
  ) throws -> String {
    try NameTemplate(template).path(
      for: NameValues(
        index: index, configuration: configuration, rendition: rendition, size: PixelSize(width: 1000, height: 456),
        scale: scale, key: key))
  }

  @Test(arguments: [
    ("{index:06}-{name}.png", "000001-Sunset Run.png"),
    ("{index}.png", "1.png"),
    ("{index:03}.PNG", "001.PNG"),
    ("{name}-{sku}-{model}-{manufacturer}.png", "Sunset Run-SR-001-classic-Example.png"),
    ("{metadata.season}/{sku}.png", "FW26/SR-001.png"),
    ("{metadata.price} {metadata.isNew}.png", "129.5 true.png"),
    ("{metadata.a.b} {metadata.a.c.d}.png", "plain 7.png"),
    ("{outline}-{base}-{side}-{sole}-{cage}.png", "000000-ffffff-ff9500-af52de-8e8e93.png"),
    ("{width}x{height}.png", "1000x456.png"),
    ("{hash:12}.png", "0123456789ab.png"),
    ("{hash}.png", "0123456789abcdef0123456789abcdef.png"),
    ("{{{name}}}.png", "{Sunset Run}.png"),
    ("a/b/c.png", "a/b/c.png"),
    ("schön/{sku}.png", "schön/SR-001.png"),
    ("{name}{sku}.png", "Sunset RunSR-001.png"),
  ])
  func fieldsAreFilledIn(template: String, path: String) throws {
    #expect(try Self.path(template) == path)
  }

  @Test(arguments: [
    (1, "000001.png"), (10, "000010.png"), (999_999, "999999.png"), (1_000_000, "1000000.png"),
    (Int.max, "9223372036854775807.png"),
  ])
  func numbersArePadded(index: Int, path: String) throws {
    #expect(try Self.path("{index:06}.png", index: index) == path)
  }

  @Test func namesSortAsTheirRows() throws {
    let names = try (1...1200).map { try Self.path("{index:06}-{name}.png", index: $0) }
    #expect(names == names.sorted())
  }

  @Test(arguments: [
    ("1", "{name}.png", "Sunset Run.png"), ("2", "{name}.png", "Sunset Run@2x.png"),
    ("3", "{name}.png", "Sunset Run@3x.png"), ("1.5", "a/{name}.png", "a/Sunset Run@1.5x.png"),
    ("1", "{name}-{scale}.png", "Sunset Run-1.png"), ("2", "{name}-{scale}.png", "Sunset Run-2.png"),
  ])
  func scaleStandsBeforeTheExtension(scale: String, template: String, path: String) throws {
    #expect(try Self.path(template, scale: scale) == path)
  }

  /// `-` stands for no name, no SKU or neither.
  @Test(arguments: [
    ("{index:06}-{name}.png", "", "S", "000001.png"),
    ("{index:06} - {name}.png", "", "S", "000001.png"),
    ("{name}-{sku}.png", "", "S", "S.png"),
    ("{name}-{sku}.png", "N", "", "N.png"),
    ("{name}_-. {sku}.png", "", "S", "S.png"),
    ("{index}-{name}-{sku}.png", "", "S", "1-S.png"),
    ("{index}-{name}-{sku}.png", "N", "", "1-N.png"),
    ("{index}-{name}-{sku}.png", "", "", "1.png"),
    ("{name}-{sku}-{index}.png", "", "", "1.png"),
    ("{name}-{index}-{sku}.png", "", "", "1.png"),
    ("{index}-{name}{sku}.png", "", "S", "1-S.png"),
    ("{index}-{name}{sku}.png", "N", "", "1-N.png"),
    ("{index}-{name}{sku}.png", "", "", "1.png"),
    ("shoe{name}-{sku}.png", "", "S", "shoe-S.png"),
    ("shoe-{name}.png", "", "S", "shoe.png"),
    ("shoe-{name}-{sku}.png", "", "S", "shoe-S.png"),
    ("({name})-{sku}.png", "", "S", "()-S.png"),
    ("{index}/{name}-{sku}.png", "", "S", "1/S.png"),
    ("{name}-{sku}/{index}.png", "N", "", "N/1.png"),
    ("{name}.-x/{index}.png", "", "", "x/1.png"),
    ("x.{name}.png", "", "", "x.png"),
  ])
  func emptyFieldsTakeTheirSeparators(template: String, name: String, sku: String, path: String) throws {
    for (name, sku) in [(name, sku), (name.isEmpty ? " .-" : name, sku.isEmpty ? "\u{202E}" : sku)] {
      #expect(try Self.path(template, ShoeConfiguration(name: name, sku: sku)) == path)
    }
    let absent = ShoeConfiguration(name: name.isEmpty ? nil : name, sku: sku.isEmpty ? nil : sku)
    #expect(try Self.path(template, absent) == path)
  }

  @Test(arguments: [
    (
      "{name}.png",
      "the row has no file name: {name} has no text that can stand in one; give it some, or put {index} into --name"
    ),
    (
      "{index}/{name}-{sku}.png",
      "the row has no file name: none of {name}, {sku} has text that can stand in one; give it some, or put {index} into --name"
    ),
    (
      "{metadata.x}/a.png",
      "the row has no file name: {metadata.x} has no text that can stand in one; give it some, or put {index} into --name"
    ),
  ])
  func componentWithoutTextIsAFaultOfTheRow(template: String, message: String) throws {
    let fault = #expect(throws: NameFault.self) { try Self.path(template, ShoeConfiguration(name: "..", sku: "")) }
    #expect(fault?.description == message)
  }

  @Test(arguments: [("sizes", "an array"), ("a", "an object")])
  func metadataThatIsNoTextIsAFaultOfTheRow(key: String, typeName: String) throws {
    let fault = #expect(throws: NameFault.self) { try Self.path("{metadata.\(key)}.png") }
    #expect(
      fault?.description
        == "metadata.\(key) is \(typeName), which is no part of a file name; a text, a number, true or false is")
  }

  @Test func partsBeyondTheFiveHaveTheColourThatIsGiven() throws {
    let lace = try #require(ShoePart(rawValue: "lace"))
    var configuration = ShoeConfiguration()
    let template = try NameTemplate("{index}-{lace}.png", parts: ShoePart.standard + [lace])
    func path() throws -> String {
      try template.path(
        for: NameValues(index: 1, configuration: configuration, size: PixelSize(width: 1, height: 1)))
    }
    #expect(try path() == "1.png")
    configuration.setColor(RGBA8(red: 1, green: 2, blue: 255, alpha: 128), of: lace)
    #expect(try path() == "1-0102ff80.png")
  }

  @Test func standardTemplates() throws {
    #expect(NameTemplate.standard(hasRenditions: false).text == "{index:06}-{name}.png")
    #expect(NameTemplate.standard(hasRenditions: true).text == "{index:06}-{name}-{rendition}.png")
    #expect(NameTemplate.standard(hasRenditions: true).isDistinctByIndex)
  }

  @Test func whatATemplateAsksFor() throws {
    #expect(try NameTemplate("{hash:8}.png").needsKey)
    #expect(try !NameTemplate("{name}.png").needsKey)
    #expect(try NameTemplate("{name}{index:02}.png").saysIndex)
    #expect(try !NameTemplate("{name}.png").saysIndex)
    #expect(try NameTemplate("{scale}/{name}.png").saysScale)
  }
}
