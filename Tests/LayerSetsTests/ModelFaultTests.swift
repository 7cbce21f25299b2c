import LayerSets
import TestSupport
import Testing

/// Every fault of model.json names its line and column, the value and the way out.
struct ModelFaultTests {
  private static let layer = #""layers": [{"mask": "base.png", "part": "base"}]"#

  private static let faults: [(text: String, message: String)] = [
    ("", ":1:1: the text is empty; the smallest JSON object is {}"),
    ("[]", ":1:1: the file: expected an object, found an array"),
    ("{}", #":1:1: there are no "layers"; list at least one {"mask": "base.png", "part": "base"}"#),
    (#"{"layers": []}"#, #":1:1: there are no "layers"; list at least one {"mask": "base.png", "part": "base"}"#),
    ("{\n  \"layer\": []}", ":2:3: unknown key 'layer'; did you mean 'layers'?"),
    (
      #"{"colour": 1}"#,
      ":1:2: unknown key 'colour'; known keys: name, title, sizes, frame, defaultWidth, layers"
    ),
    (#"{"layers": {}}"#, ":1:12: layers: expected an array, found an object"),
    (#"{"layers": [7]}"#, ":1:13: layers[0]: expected an object, found a number"),
    (#"{"layers": [{}]}"#, #":1:13: layers[0]: "mask" is missing; name the PNG file"#),
    (#"{"layers": [{"mask": ""}]}"#, ":1:22: layers[0].mask: empty; name the PNG file"),
    (#"{"layers": [{"mask": 3}]}"#, ":1:22: layers[0].mask: expected a string, found a number"),
    (#"{"layers": [{"mask": "a.png"}]}"#, #":1:13: layers[0]: give a "part" or a fixed "color""#),
    (
      #"{"layers": [{"mask": "a.png", "part": "sole", "color": "red"}]}"#,
      #":1:13: layers[0]: give a "part" or a fixed "color", not both"#
    ),
    (
      #"{"layers": [{"mask": "a.png", "part": "sole"}, {"mask": "b.png", "color": "gren"}]}"#,
      ":1:75: layers[1].color: unknown colour 'gren'; did you mean 'green'?"
    ),
    (
      #"{"layers": [{"mask": "a.png", "part": "sole", "channel": "luma"}]}"#,
      ":1:58: layers[0].channel: unknown value 'luma'; known values: alpha, luminance, luminance-inverted"
    ),
    (
      #"{"layers": [{"mask": "a.png", "part": "sole", "finish": "shadde"}]}"#,
      ":1:57: layers[0].finish: unknown value 'shadde'; did you mean 'shaded'?"
    ),
    (
      #"{"layers": [{"mask": "a.png", "part": "sole", "finish": "shaded"}]}"#,
      #":1:12: layers: every one has a "finish" other than flat; leave it out where a layer belongs to all finishes"#
    ),
    (
      #"{"layers": [{"mask": "a.png", "part": "sole", "ofset": [1, 2]}]}"#,
      ":1:47: layers[0]: unknown key 'ofset'; did you mean 'offset'?"
    ),
    (
      #"{"layers": [{"mask": "a.png", "part": "sole", "offset": [1]}]}"#,
      ":1:57: layers[0].offset: expected two whole numbers, found 1 elements"
    ),
    (
      #"{"layers": [{"mask": "a.png", "part": "sole", "offset": [1, 2.5]}]}"#,
      ":1:61: layers[0].offset: expected a whole number, found a number"
    ),
    (
      #"{"layers": [{"mask": "a.png", "part": "sole", "offset": [1, 268435457]}]}"#,
      ":1:61: layers[0].offset: 268435457 is outside -268435456...268435456"
    ),
    (
      #"{"layers": [{"mask": "a.png", "part": "sole", "offset": [-268435457, 1]}]}"#,
      ":1:58: layers[0].offset: -268435457 is outside -268435456...268435456"
    ),
    (#"{"sizes": [250, 114]}"#, ":1:12: sizes[0]: expected an array, found a number"),
    (#"{"sizes": []}"#, ":1:11: sizes: none; leave them out where all masks have one size"),
    (#"{"sizes": [[0, 5]]}"#, ":1:13: sizes[0]: 0 is outside 1...268435456"),
    (#"{"sizes": [[10, 5], [10, 6]]}"#, ":1:21: sizes[1]: width 10 is there twice"),
    (#"{"sizes": [[10, 9], [100, 50]]}"#, ":1:12: sizes[0]: 10x9 has other proportions than 100x50"),
    (#"{"name": ""}"#, ":1:10: name: empty; leave it out to use the folder's name"),
    (#"{"name": 5}"#, ":1:10: name: expected a string, found a number"),
    (#"{"title": null}"#, ":1:11: title: expected a string, found null"),
    (#"{"frame": [3, 0]}"#, ":1:15: frame: 0 is outside 1...268435456"),
    (#"{"defaultWidth": "10"}"#, ":1:18: defaultWidth: expected a whole number, found a string"),
    (
      #"{"sizes": [[10, 5], [20, 10]], "defaultWidth": 15, \#(layer)}"#,
      ":1:48: defaultWidth: no masks are 15 wide; there are 10x5, 20x10"
    ),
    (
      #"{"sizes": [[10, 5], [20, 10]], "frame": [10, 7], \#(layer)}"#,
      ":1:41: frame: 10x7 has other proportions than the masks, which are 20x10"
    ),
    (
      #"{"sizes": [[10, 5], [20, 10]], "layers": [{"mask": "a.png", "part": "base", "offset": [1, 1]}]}"#,
      #":1:87: layers[0].offset: an offset counts pixels and fits one size only; with several "sizes", export whole masks"#
    ),
  ]

  @Test(arguments: faults)
  func isTold(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "model.json")
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(error?.description == path + message)
    #expect(error?.kind == .bad)
  }

  /// A set is whole in its folder: what leads out of it is refused, wherever it leads.
  @Test(arguments: ["../base.png", "/etc/base.png", "a/../../base.png", "a/..", ".."])
  func aMaskOutsideTheFolderIsRefused(mask: String) throws {
    let folder = try TemporaryFolder()
    try folder.writeModel(layers: #"[{"mask":"\#(mask)","part":"base"}]"#)
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(
      error?.message
        == "layers[0].mask: '\(mask)' leads out of the layer set's folder; put the mask, or a symbolic link to it, into the folder"
    )
  }

  @Test func sixtyFourLayersAreTheMost() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(255, 1, 1), to: "base.png")
    func model(_ count: Int) -> String {
      "[" + Array(repeating: #"{"mask":"base.png","part":"base"}"#, count: count).joined(separator: ",") + "]"
    }
    try folder.writeModel(layers: model(64))
    #expect(try coverages(try onlySet(in: folder.path)) == [UInt16](repeating: 255, count: 64))
    try folder.writeModel(layers: model(65))
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(error?.description == folder.path("model.json") + ":1:11: 65 layers; at most 64 are possible")
  }

  /// Refused before memory is taken, as no mask is that large.
  @Test func aSizeAboveTheLimitIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.writeModel(
      #""sizes":[[200000000,200000000]]"#, layers: #"[{"mask":"a.png","part":"base","offset":[0,0]}]"#)
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(
      error?.message
        == "sizes: 200000000x200000000 has more pixels than the limit of 268435456; raise it with --max-pixels")
  }

  @Test func offsetsAloneDoNotTellTheSize() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(255, 2, 2), to: "base.png")
    try folder.writeModel(layers: #"[{"mask":"base.png","part":"base","offset":[0,0]}]"#)
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(error?.message == #"every mask has an offset, so "sizes" in model.json must give the picture's size"#)
  }
}
