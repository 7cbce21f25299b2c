import Foundation
import JSON
import TestSupport
import Testing

/// Where the configurator's page goes, and what goes into it.
struct ConfiguratorTests {
  private func data(_ page: [UInt8]) throws -> JSONObject {
    let text = String(decoding: page, as: UTF8.self)
    let start = try #require(text.range(of: #"id="data">"#)).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    return try #require(try JSONReader.parse(Array(text[start..<end].utf8)).object)
  }

  @Test func aFileOrStandardOutput() throws {
    let shop = try Workspace()
    #expect(try shop.succeed("configurator", "-o", "page.html").text == "")
    let page = try shop.folder.read("page.html")
    #expect(page.starts(with: Array("<!doctype html>".utf8)))
    #expect(try shop.succeed("configurator", "-o", "-").output == page)
    try shop.succeed("configurator", "-o", "page.html")
    #expect(try shop.folder.names() == ["page.html", "shoe.json"])
  }

  @Test func onlyPagesAreReplaced() throws {
    let shop = try Workspace(["notes": "precious", "shoe.json": "{}"])
    try shop("configurator", "-o", "notes").expectRefusal(73, "'notes'", "no HTML page", "--force")
    #expect(try shop.folder.read("notes") == Array("precious".utf8))
    try shop.succeed("configurator", "-o", "notes", "--force")
    #expect(try shop.folder.read("notes").starts(with: Array("<!doctype".utf8)))
    try shop("configurator", "-o", "shoe.json", "--config", "shoe.json").expectRefusal(
      64, "name the output 'shoe.html'")
  }

  @Test func theNameSaysHTML() throws {
    let shop = try Workspace()
    try shop("configurator", "-o", "a/page.png").expectRefusal(64, "the page is HTML", "'a/page.html'")
    try shop("configurator", "-o", "").expectRefusal(64, "empty name")
    try shop("configurator").expectRefusal(64, "--output")
    try shop("configurator", "-o", "no/page.html").expectRefusal(73, "no")
  }

  @Test func theStartAndThePalette() throws {
    let shop = try Workspace([
      "start.json": #"{"name": "Sunset", "shoeColors": {"side": "Brand red"}}"#,
      "brand.json": ##"{"Brand red": "#c0102a", "Night": "#0b1020", "Again": "#c0102a"}"##,
    ])
    let page = try shop.succeed(
      "configurator", "-o", "-", "--config", "start.json", "--palette", "brand.json")
    let data = try data(page.output)
    #expect(data["start"]?.object?["name"]?.string == "Sunset")
    #expect(data["start"]?.object?["shoeColors"]?.object?["side"]?.string == "#c0102a")
    #expect(
      data["swatches"]?.array?.dropFirst(5).compactMap { $0.object?["name"]?.string } == ["Brand red", "Night"])
    #expect(data["colors"]?.object?["palette"]?.array?.count == 3)
  }

  @Test(arguments: [
    (#"{"shoeColors": {"sied": "red"}}"#, 65, "start.json:1:17: shoeColors.sied: unknown part; did you mean 'side'?"),
    (#"{"model": "clasic"}"#, 65, "start.json: model: unknown model 'clasic'; did you mean 'classic'?"),
    ("{", 65, "start.json:1:2"),
  ]) func aBrokenStart(text: String, status: Int, message: String) throws {
    let shop = try Workspace(["start.json": text])
    try shop("configurator", "-o", "page.html", "--config", "start.json").expectRefusal(Int32(status), message)
    #expect(try shop.folder.names() == ["start.json"])
  }

  @Test func missingInputs() throws {
    let shop = try Workspace()
    try shop("configurator", "-o", "page.html", "--config", "none.json").expectRefusal(66, "none.json")
    try shop("configurator", "-o", "page.html", "--palette", "none.ase").expectRefusal(66, "none.ase")
  }
}
