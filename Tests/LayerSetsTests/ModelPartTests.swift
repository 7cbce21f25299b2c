import LayerSets
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// Parts of a model's own, with their defaults and titles.
struct ModelPartTests {
  private let grey = RGBA8(red: 9, green: 9, blue: 9)

  @Test func areDescribed() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(255, 2, 2), to: "m.png")
    try folder.writeModel(
      layers: ##"""
        [{"mask": "m.png", "part": "logo", "default": "#090909", "title": "Tongue logo"},
         {"mask": "m.png", "part": "base", "default": "#090909"}, {"mask": "m.png", "part": "side", "title": "Panel"},
         {"mask": "m.png", "color": "#00000030"}, {"mask": "m.png", "part": "toe-cap"},
         {"mask": "m.png", "part": "logo", "default": "#090909"}]
        """##)
    let set = try onlySet(in: folder.path)
    let names = ["logo", "base", "side", "toe-cap"]
    #expect(set.parts.map(\.rawValue) == names)
    #expect(set.modelParts.map(\.title) == ["Tongue logo", "base", "Panel", "toe-cap"])
    #expect(
      set.modelParts.map(\.defaultColor) == [
        grey, grey, ShoeColors.default.side, RGBA8(red: 255, green: 255, blue: 255),
      ])
    let catalog = try LayerSetCatalog(folder: folder.path)
    #expect(catalog.parts(ofModel: nil) == set.parts)
    #expect(catalog.parts(ofModel: "other") == nil)
  }

  /// What a design gives stays, also where it is the default shoe's colour.
  @Test func defaultsFillTheRest() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(255, 2, 2), to: "m.png")
    try folder.writeModel(
      layers: ##"""
        [{"mask": "m.png", "part": "base", "default": "#090909"}, {"mask": "m.png", "part": "logo", "default": "#090909"},
         {"mask": "m.png", "part": "side"}]
        """##)
    let set = try onlySet(in: folder.path)
    let logo = try #require(ShoePart(rawValue: "logo"))
    let filled = set.complete(ShoeColors(), written: [])
    #expect(filled.base == grey && filled[logo] == grey && filled.side == ShoeColors.default.side)
    var given = ShoeColors()
    given[logo] = ShoeColors.default.sole
    let kept = set.complete(given, written: [logo, .base])
    #expect(kept.base == ShoeColors.default.base && kept[logo] == ShoeColors.default.sole)
  }

  private static let faults: [(layers: String, message: String)] = [
    (
      #"[{"mask": "a.png", "part": "2nd"}]"#,
      ":1:39: layers[0].part: no part can have the name '2nd'; a name is a letter, then up to 63 letters, digits, _ and -"
    ),
    (#"[{"mask": "a.png", "part": 5}]"#, ":1:39: layers[0].part: expected a string, found a number"),
    (
      #"[{"mask": "a.png", "part": "logo", "default": "rde"}]"#,
      ":1:58: layers[0].default: unknown colour 'rde'; did you mean 'red'?"
    ),
    (
      #"[{"mask": "a.png", "part": "logo", "title": 5}]"#, ":1:56: layers[0].title: expected a string, found a number"
    ),
    (
      #"[{"mask": "a.png", "color": "red", "title": "x"}]"#,
      #":1:56: layers[0].title: this layer has a fixed "color" and no "part"; leave it out"#
    ),
    (
      #"[{"mask": "a.png", "color": "red", "default": "red"}]"#,
      #":1:58: layers[0].default: this layer has a fixed "color" and no "part"; leave it out"#
    ),
    (
      #"[{"mask": "a.png", "part": "x", "default": "red"}, {"mask": "a.png", "part": "x", "default": "blue"}]"#,
      ":1:105: layers[1].default: part 'x' has another in a layer below, #ff3b30; give it once"
    ),
    (
      #"[{"mask": "a.png", "part": "x", "title": "A"}, {"mask": "a.png", "part": "x", "title": "B"}]"#,
      ":1:99: layers[1].title: part 'x' has another in a layer below, A; give it once"
    ),
    (
      #"[{"mask": "a.png", "part": "x", "defualt": "red"}]"#,
      ":1:44: layers[0]: unknown key 'defualt'; did you mean 'default'?"
    ),
  ]

  @Test(arguments: faults)
  func isTold(layers: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"layers": "# + layers + "}", to: "model.json")
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(error?.description == path + message)
    #expect(error?.kind == .bad)
  }
}
