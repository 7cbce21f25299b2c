import Colors
import Foundation
import JSON
import LayerSets
import ShoeDesign
import TestSupport
import Testing

/// The JSON Schemas against the readers, by another program's verdict: both accept, or both refuse.
@Suite(.enabled(if: SchemaValidator.isPresent, "python3 has no jsonschema here; 'Scripts/packages test' installs it"))
struct SchemaTests {
  /// Configurations, valid and not. Colours alone follow below.
  private static let configurations = [
    "{}", "[]", "null", "5", #""x""#, #"{"name": "x"}"#, #"{"name": ""}"#, #"{"name": 5}"#, #"{"name": null}"#,
    #"{"manufacturer": "x", "model": "m", "sku": "0042", "metadata": {"a": [1, null, {"b": 2}]}}"#,
    #"{"manufacturer": ["x"]}"#, #"{"model": true}"#, #"{"sku": 42}"#, #"{"sku": "42"}"#, #"{"metadata": {}}"#,
    #"{"metadata": []}"#, #"{"metadata": "x"}"#, #"{"nme": "x"}"#, #"{"Name": "x"}"#, #"{"side": "red"}"#,
    #"{"version": 1}"#, #"{"": 1}"#, #"{"$schema": "https://example.com"}"#, #"{"$schema": 1}"#, #"{"$schema ": "x"}"#,
    #"{"shoeColors": {}}"#, #"{"shoeColors": []}"#, #"{"shoeColors": null}"#, #"{"shoecolors": {}}"#,
    #"{"shoeColors": {"side": "red", "base": [0, 0.5, 1], "cage": {"red": 0, "green": 1, "blue": 0.5}}}"#,
    ##"{"shoeColors": {"logo": "red", "toe-cap_2": "#fff"}}"##, #"{"shoeColors": {"2nd": "red"}}"#,
    #"{"shoeColors": {"a b": "red"}}"#, #"{"shoeColors": {"": "red"}}"#, #"{"shoeColors": {"é": "red"}}"#,
    #"{"shoeColors": {"\#(String(repeating: "x", count: 64))": "red"}}"#,
    #"{"shoeColors": {"\#(String(repeating: "x", count: 65))": "red"}}"#,
  ]

  private static let colors =
    NamedColorTable.allCases.flatMap { table in table.names.map { "\"\(table.rawValue):\($0)\"" } }
    + NamedColorTable.css.names.map { "\"\($0)\"" } + NamedColorTable.swiftUI.names.map { "\"\($0.uppercased())\"" }
    + [
      ##""#fff""##, ##""#FFFF""##, ##""#ffffff""##, ##""#Ffffff80""##, ##""#ff""##, ##""#fffff""##, ##""#fffffff""##,
      ##""#fffffffff""##, ##""#ggg""##, ##""#""##, ##""fff""##, ##""0xffffff""##, ##""css:#fff""##, ##""css: #fff ""##,
      ##""swiftui:#fff""##, #""  red\n""#, #""\tred\f\r""#, #""\u000bred""#, #""\u00a0red""#, #""r ed""#, #""redd""#,
      #""""#,
      #""  ""#, #""css:""#, #""css: orange""#, #""CSS:Orange""#, #""css :orange""#, #""cSs:ReD ""#,
      #""swiftui:rebeccapurple""#,
      #""css:primary""#, #""pantone:red""#, #""css:css:red""#, #""blac\u212a""#, #""currentcolor""#, #""red;""#,
      "5", "null", "true", "{}", "[]", "[0, 0]", "[0, 0, 0]", "[0, 0, 0, 0.5]", "[0, 0, 0, 0, 0]", "[1, 1.0, 1e0]",
      "[0, 0, 1.0001]", "[0, -0.1, 0]", "[-0, 0, 0.0]", "[255, 149, 0]", #"[0, 0, "0"]"#, "[0, 0, null]",
      "[true, 0, 0]",
      #"{"red": 0, "green": 0, "blue": 0}"#, #"{"red": 0, "green": 0, "blue": 0, "opacity": 1}"#,
      #"{"red": 0, "green": 0}"#, #"{"red": 0, "green": 0, "blue": 0, "alpha": 1}"#,
      #"{"red": 0, "green": 0, "blue": 2}"#, #"{"red": 0, "green": 0, "blue": "0"}"#,
      #"{"Red": 0, "green": 0, "blue": 0}"#,
    ]

  private func disagreements(
    _ schema: JSONValue, _ texts: [String], _ reads: (String) -> Bool
  ) throws -> [String] {
    let verdicts = try SchemaValidator.verdicts(schema, texts)
    #expect(verdicts.count == texts.count)
    #expect(verdicts.contains(true) && verdicts.contains(false))
    return zip(texts, verdicts).filter { text, verdict in reads(text) != verdict }.map(\.0)
  }

  private func reads(_ text: String, _ parts: [ShoePart]?) -> Bool {
    (try? ShoeConfiguration.parse(Array(text.utf8)) { _ in parts }) != nil
  }

  @Test func configurationsOfAnyModel() throws {
    let texts = Self.configurations + Self.colors.map { #"{"shoeColors": {"side": \#($0)}}"# }
    let different = try disagreements(ConfigurationSchema.json(), texts) { reads($0, nil) }
    #expect(different == [])
  }

  @Test func configurationsOfOneModel() throws {
    let parts = [ShoePart.base, try #require(ShoePart(rawValue: "logo"))]
    let schema = ConfigurationSchema.json(parts: parts.map { ConfigurationSchema.Part($0, title: "A \($0)") })
    let different = try disagreements(schema, Self.configurations) { reads($0, parts) }
    #expect(different == [])
    #expect(JSONWriter.compact.text(schema).contains(##""logo":{"title":"A logo","$ref":"#/$defs/color"}"##))
  }

  /// What is inside of functions, comments and escapes is left to the reader: the schema accepts at least what it does.
  @Test func functionsAreLoose() throws {
    let texts = [
      "rgb(1 2 3)", "RGBA(1,2,3,.5)", "hsl(120deg 50% 50%)", "hsla(1,2%,3%)", "hwb(1 2% 3%)", "lab(1 2 3)",
      "lch(1 2 3)",
      "oklab(1 2 3)", " oklch(70% 0.2 30) ", "color(display-p3 1 0 0)", "css:rgb(1 2 3)", "color(srgb\\n1 0 0)",
      "rgb(1 2 3",
      "palette:Sunset Red", "r\\\\65 d", "red/**/",
    ].map { #"{"shoeColors": {"side": "\#($0)"}}"# }
    #expect(try SchemaValidator.verdicts(ConfigurationSchema.json(), texts).allSatisfy { $0 })
    let wrong = ["rgb", "swiftui:rgb(1 2 3)", "rgbx(1 2 3)", "device-cmyk(1 2 3 4)"]
      .map { #"{"shoeColors": {"side": "\#($0)"}}"# }
    #expect(try SchemaValidator.verdicts(ConfigurationSchema.json(), wrong).allSatisfy { !$0 })
    #expect(wrong.allSatisfy { !reads($0, nil) })
  }

  private static let layer = #""layers": [{"mask": "m.png", "part": "base"}]"#

  /// Texts of model.json; what is valid fits a folder with m.png of 4 x 2.
  private static let models =
    [
      "{}", "[]", #"{"layers": []}"#, #"{"layers": {}}"#, "{\(layer)}", #"{\#(layer), "name": "x", "title": "y"}"#,
      #"{\#(layer), "name": ""}"#, #"{\#(layer), "title": ""}"#, #"{\#(layer), "name": 5}"#,
      #"{\#(layer), "nme": "x"}"#,
      #"{\#(layer), "$schema": "x"}"#, #"{\#(layer), "$schema": 5}"#, #"{\#(layer), "sizes": [[4, 2]]}"#,
      #"{\#(layer), "sizes": []}"#, #"{\#(layer), "sizes": [[4]]}"#, #"{\#(layer), "sizes": [[4, 2, 1]]}"#,
      #"{\#(layer), "sizes": [[4, 0]]}"#, #"{\#(layer), "sizes": [[4.0, 2]]}"#, #"{\#(layer), "sizes": [[4.5, 2]]}"#,
      #"{\#(layer), "sizes": [4, 2]}"#, #"{\#(layer), "sizes": [[4, 268435457]]}"#, #"{\#(layer), "frame": [4, 2]}"#,
      #"{\#(layer), "frame": 4}"#, #"{\#(layer), "defaultWidth": 4}"#, #"{\#(layer), "defaultWidth": "4"}"#,
      #"{\#(layer), "defaultWidth": 0}"#,
      #"{"sizes": [[4, 2], [8, 4]], "layers": [{"mask": "m.png", "part": "base", "offset": [0, 0]}]}"#,
      #"{"sizes": [[4, 2], [8, 4]], "layers": [{"mask": "m.png", "part": "base"}]}"#,
      #"{"sizes": [[4, 2]], "layers": [\#(Array(repeating: #"{"mask":"m.png","part":"x"}"#, count: 64).joined(separator: ","))]}"#,
      #"{"sizes": [[4, 2]], "layers": [\#(Array(repeating: #"{"mask":"m.png","part":"x"}"#, count: 65).joined(separator: ","))]}"#,
    ]
    + [
      #"{"mask": "m.png"}"#, #"{"part": "base"}"#, #"{"mask": "m.png", "color": "red"}"#,
      #"{"mask": "m.png", "part": "base", "color": "red"}"#, #"{"mask": "", "part": "base"}"#,
      #"{"mask": 5, "part": "base"}"#, #"{"mask": "../m.png", "part": "base"}"#, #"{"mask": "/m.png", "part": "base"}"#,
      #"{"mask": "a/../m.png", "part": "base"}"#, #"{"mask": "a/..", "part": "base"}"#,
      #"{"mask": "..", "part": "base"}"#,
      #"{"mask": "./m.png", "part": "base"}"#, #"{"mask": "..m.png", "part": "base"}"#,
      #"{"mask": "m\u0000.png", "part": "base"}"#,
      #"{"mask": "a../m.png", "part": "base"}"#,
      #"{"mask": "m.png", "part": "logo", "default": "red", "title": "Logo"}"#,
      #"{"mask": "m.png", "part": "2nd"}"#, #"{"mask": "m.png", "part": 5}"#,
      #"{"mask": "m.png", "color": "red", "title": "x"}"#, #"{"mask": "m.png", "color": "red", "default": "red"}"#,
      #"{"mask": "m.png", "part": "x", "default": "rde"}"#, #"{"mask": "m.png", "part": "x", "default": [0, 0, 0]}"#,
      #"{"mask": "m.png", "part": "x", "title": 5}"#, #"{"mask": "m.png", "part": "x", "channel": "luminance"}"#,
      #"{"mask": "m.png", "part": "x", "channel": "luma"}"#, #"{"mask": "m.png", "part": "x", "channel": null}"#,
      #"{"mask": "m.png", "part": "x", "offset": [-1, 2]}"#, #"{"mask": "m.png", "part": "x", "offset": [1]}"#,
      #"{"mask": "m.png", "part": "x", "offset": [1, 2.5]}"#,
      #"{"mask": "m.png", "part": "x", "offset": [1, -268435457]}"#,
      #"{"mask": "m.png", "part": "x", "finish": "flat"}"#, #"{"mask": "m.png", "part": "x", "finish": "shaded"}"#,
      #"{"mask": "m.png", "part": "x"}, {"mask": "m.png", "color": "red", "finish": "shaded"}"#,
      #"{"mask": "m.png", "color": "red", "finish": "flat"}"#, #"{"mask": "m.png", "part": "x", "finish": "glossy"}"#,
      #"{"mask": "m.png", "part": "x", "finish": null}"#,
      #"{"mask": "m.png", "part": "x", "ofset": [1, 2]}"#, "[]", #""m.png""#,
    ].map { #"{"sizes": [[4, 2]], "layers": [\#($0)]}"# }

  @Test func modelJSON() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(255, 4, 2), to: "m.png")
    let different = try disagreements(ModelSchema.json, Self.models) { text in
      (try? folder.write(text, to: "model.json")) != nil && (try? LayerSetCatalog(folder: folder.path)) != nil
    }
    #expect(different == [])
  }

  @Test func bothAcceptTheBuiltInModel() throws {
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let text = String(
      decoding: try Array(Data(contentsOf: URL(fileURLWithPath: "\(package)/layers/classic/model.json"))), as: UTF8.self
    )
    #expect(try SchemaValidator.verdicts(ModelSchema.json, [text]) == [true])
    let shoe = ShoeConfiguration(name: "x", model: "classic").prettyText(parts: .all)
    #expect(try SchemaValidator.verdicts(ConfigurationSchema.json(), [shoe]) == [true])
  }
}
