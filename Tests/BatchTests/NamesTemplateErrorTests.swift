import Batch
import ShoeDesign
import Testing

/// What is said about templates that are none.
struct NamesTemplateErrorTests {
  private static let fields =
    "; fields: index, name, sku, model, manufacturer, rendition, width, height, scale, hash, base, side, sole, cage, outline, metadata.KEY"

  @Test(arguments: [
    ("", "a name cannot be empty; the default is '{index:06}-{name}.png'"),
    ("{nmae}.png", "character 1: unknown field '{nmae}'; did you mean 'name'?"),
    ("a-{Sku}.png", "character 3: unknown field '{Sku}'; did you mean 'sku'?"),
    ("{colour}.png", "character 1: unknown field '{colour}'" + fields),
    ("{metadata.}.png", "character 1: unknown field '{metadata.}'; did you mean 'metadata.KEY'?"),
    ("{sied}.png", "character 1: unknown field '{sied}'; did you mean 'side'?"),
    ("é{}.png", "character 2: '{}' names no field; write '{name}', or '{{}}' for braces"),
    ("{index-{name}.png", "character 1: '{' has no '}'; write '{{' for a brace"),
    ("x/{name.png", "character 3: '{' has no '}'; write '{{' for a brace"),
    ("name}.png", "character 5: '}' has no '{'; write '}}' for a brace"),
    ("{index:6}.png", "character 1: '6' is no format of '{index}'; write it as in '{index:06}'"),
    ("{index:}.png", "character 1: '' is no format of '{index}'; write it as in '{index:06}'"),
    ("{index:0}.png", "character 1: '0' is no format of '{index}'; write it as in '{index:06}'"),
    ("{index:020}.png", "character 1: '020' is no format of '{index}'; write it as in '{index:06}'"),
    ("{index:0x}.png", "character 1: '0x' is no format of '{index}'; write it as in '{index:06}'"),
    ("{index:0+6}.png", "character 1: '0+6' is no format of '{index}'; write it as in '{index:06}'"),
    ("{hash:0}.png", "character 1: '0' is no format of '{hash}'; write it as in '{hash:12}'"),
    ("{hash:33}.png", "character 1: '33' is no format of '{hash}'; write it as in '{hash:12}'"),
    ("{name:12}.png", "character 1: '{name}' takes no format; leave out ':12'"),
    ("{metadata.a:b}.png", "character 1: '{metadata.a}' takes no format; leave out ':b'"),
    ("{name}", "a name ends in '.png', which is missing"),
    ("png", "a name ends in '.png', which is missing"),
    ("{name}.jpg", "the name ends in '.jpg', and shoe-render writes PNG only; let it end in '.png'"),
    ("{name}.png.webp", "the name ends in '.webp', and shoe-render writes PNG only; let it end in '.png'"),
    ("{name}.png/", "a name ends in '.png', which is missing"),
    (
      "/out/{name}.png",
      "character 1: a name begins in the output folder; leave out the '/' at its beginning, and give the folder by -o"
    ),
    ("../{name}.png", "character 1: '..' leads out of the folder or nowhere; name folders by words"),
    ("a/../{name}.png", "character 3: '..' leads out of the folder or nowhere; name folders by words"),
    ("./{name}.png", "character 1: '.' leads out of the folder or nowhere; name folders by words"),
    ("{name}/..", "character 8: '..' leads out of the folder or nowhere; name folders by words"),
    ("a//{name}.png", "character 3: nothing stands between two slashes"),
    (".png", "character 1: a file or folder cannot begin with '.': it would be hidden, or taken for an option"),
    (
      "a/.{name}.png", "character 3: a file or folder cannot begin with '.': it would be hidden, or taken for an option"
    ),
    ("-{name}.png", "character 1: a file or folder cannot begin with '-': it would be hidden, or taken for an option"),
    ("a./{name}.png", "character 2: a folder cannot end in '.': Windows drops it"),
    ("a /{name}.png", "character 2: a folder cannot end in ' ': Windows drops it"),
    ("a:{name}.png", "character 2: ':' cannot stand in a file name on all systems"),
    ("a\\{name}.png", "character 2: '\\' cannot stand in a file name on all systems"),
    ("a\n{name}.png", "character 2: 'U+000A' cannot stand in a file name on all systems"),
    ("a\u{202E}{name}.png", "character 2: 'U+202E' cannot stand in a file name on all systems"),
    (
      "a/" + String(repeating: "x", count: 147) + "{name}.png",
      "character 3: the fixed text of a file or folder has 151 bytes; at most 150 leave room for values"
    ),
  ])
  func errorNamesPlaceValueAndWayOut(template: String, message: String) {
    let error = #expect(throws: NameTemplateError.self) { try NameTemplate(template) }
    #expect(error?.description == message)
  }

  @Test func modelsPartsAreFields() throws {
    let lace = try #require(ShoePart(rawValue: "lace"))
    #expect(throws: NameTemplateError.self) { try NameTemplate("{lace}.png") }
    #expect(throws: Never.self) { try NameTemplate("{lace}.png", parts: [lace]) }
  }

  @Test(arguments: [
    ("{name}.png", ["thumb", "main"], "the 2 renditions of a row would get one name; put {rendition} into it"),
    (
      "{name}-{rendition}.png", ["Thumb", "thumb"],
      "the renditions 'Thumb' and 'thumb' would get one name; name them apart"
    ),
    (
      "{name}-{rendition}.png", ["a/b"],
      "the rendition 'a/b' is no part of a file name; use letters, digits, '-' and '_', at most 64"
    ),
    (
      "{name}-{rendition}.png", [""],
      "the rendition '' is no part of a file name; use letters, digits, '-' and '_', at most 64"
    ),
    (
      "{name}-{rendition}.png", ["main", "-x"],
      "the rendition '-x' is no part of a file name; use letters, digits, '-' and '_', at most 64"
    ),
  ])
  func renditionsOfOneNameAreRefused(template: String, renditions: [String], message: String) throws {
    let template = try NameTemplate(template)
    let error = #expect(throws: NameTemplateError.self) { try template.check(renditions: renditions) }
    #expect(error?.description == message)
  }

  @Test func renditionsWithNamesOfTheirOwnAreTaken() throws {
    try NameTemplate("{name}-{rendition}.png").check(renditions: ["thumb", "main", "größe"])
    try NameTemplate("{name}.png").check(renditions: ["thumb"])
    try NameTemplate("{name}.png").check(renditions: [])
  }
}
