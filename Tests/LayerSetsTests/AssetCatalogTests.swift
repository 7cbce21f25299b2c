import Foundation
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// Asset catalogs as Xcode writes them.
struct AssetCatalogTests {
  /// Writes image sets of 4x2 masks for all parts; the coverage of each is 10 times its number from 1 on.
  private func writeSets(_ folder: TemporaryFolder, in place: String) throws {
    for (index, part) in ShoePart.standard.enumerated() {
      try write(
        folder, "\(place)/\(part.rawValue)", images: [#"{"filename":"m.png","idiom":"universal","scale":"1x"}"#],
        files: ["m.png": UInt8(index + 1) * 10])
    }
  }

  private func write(_ folder: TemporaryFolder, _ name: String, images: [String], files: [String: UInt8]) throws {
    try folder.write(
      #"{"images":[\#(images.joined(separator: ","))],"info":{"author":"xcode","version":1},"#
        + #""properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}"#,
      to: "\(name).imageset/Contents.json")
    for (file, coverage) in files { try folder.write(flat(coverage, 4, 2), to: "\(name).imageset/\(file)") }
  }

  /// The catalog itself, the folder above it, a group of it, a catalog of another name among other folders.
  @Test(arguments: [
    ("App/Assets.xcassets", "App/Assets.xcassets", "Assets"), ("App/Assets.xcassets", "App", "App"),
    ("App/Assets.xcassets/Shoe v1.2", "App", "App"), ("App/Assets.xcassets/a/b", "App/Assets.xcassets", "Assets"),
    ("App/Assets.xcassets/a/b", "App/Assets.xcassets/a/b", "b"), ("App/Shoes.xcassets", "App", "Shoes"),
  ])
  func areFound(place: String, given: String, name: String) throws {
    let folder = try TemporaryFolder()
    try writeSets(folder, in: place)
    try folder.write("{}", to: place + "/Contents.json")
    try folder.write("{}", to: place + "/AppIcon.appiconset/Contents.json")
    try folder.write("{}", to: place + "/.hidden/base.imageset/Contents.json")
    let set = try onlySet(in: folder.path(given))
    #expect(set.name == name)
    #expect(try coverages(set) == [10, 20, 30, 40, 50])
  }

  /// Twenty links that lead in a circle would make 20^8 groups.
  @Test func linksAreNoGroups() throws {
    let folder = try TemporaryFolder()
    try writeSets(folder, in: "A.xcassets/group")
    for number in 0..<20 { try folder.link("A.xcassets/group/\(number)", to: "..") }
    #expect(try coverages(try onlySet(in: folder.path("A.xcassets"))) == [10, 20, 30, 40, 50])
  }

  /// Which of several files is the mask: the last column, by its coverage.
  @Test(arguments: [
    ("scales", [#""a","scale":"1x""#, #""b","scale":"3x""#, #""c","scale":"2x""#], 2),
    ("no scale at all", [#""a""#], 1),
    ("a scale that has no file", [#""a","scale":"1x""#, #""","scale":"3x""#], 1),
    (
      "dark", [#""a","scale":"1x""#, #""b","scale":"3x","appearances":[{"appearance":"luminosity","value":"dark"}]"#], 1
    ),
    ("dark first", [#""a","scale":"2x","appearances":[{"appearance":"contrast"}]"#, #""b","scale":"2x""#], 2),
    ("dark alone", [#""a","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]"#], 1),
    ("width class", [#""a","scale":"3x","width-class":"compact""#, #""b","scale":"1x""#], 2),
    ("unassigned", [#""a","scale":"1x""#, #""b","unassigned":true"#], 1),
    ("devices", [#""a","scale":"2x","idiom":"ipad""#, #""b","scale":"2x","idiom":"universal""#], 2),
    ("a device's higher scale", [#""a","scale":"2x","idiom":"universal""#, #""b","scale":"3x","idiom":"iphone""#], 2),
  ])
  func theRightFileIsChosen(what: String, images: [String], winner: UInt8) throws {
    let folder = try TemporaryFolder()
    try writeSets(folder, in: "A.xcassets")
    let entries = images.map { image in
      let name = image.prefix { $0 != "," }
      let file = name == "\"\"" ? "" : #""filename":\#(name.dropLast()).png""#
      let rest = image.dropFirst(name.count)
      return "{" + (file.isEmpty ? String(rest.dropFirst()) : file + rest) + "}"
    }
    try write(folder, "A.xcassets/base", images: entries, files: ["a.png": 1, "b.png": 2, "c.png": 3])
    #expect(try coverages(try onlySet(in: folder.path("A.xcassets")))[0] == UInt16(winner))
  }

  /// A PNG is taken although a PDF has a better claim.
  @Test func aPDFBesideAPNG() throws {
    let folder = try TemporaryFolder()
    try writeSets(folder, in: "A.xcassets")
    try write(
      folder, "A.xcassets/base",
      images: [#"{"filename":"v.pdf","idiom":"universal"}"#, #"{"filename":"a.PNG","idiom":"ipad","scale":"1x"}"#],
      files: ["a.PNG": 7])
    #expect(try coverages(try onlySet(in: folder.path("A.xcassets")))[0] == 7)
  }

  @Test(arguments: [
    ([], #"/Contents.json: no image has a "filename"; drop the PNG into the image set"#),
    (
      [#"{"idiom":"universal","scale":"1x"}"#],
      #"/Contents.json: no image has a "filename"; drop the PNG into the image set"#
    ),
    (
      [#"{"filename":"base.heic"}"#],
      "/Contents.json: 'base.heic' is no PNG; export the image as PNG at its largest scale"
    ),
    ([#"{"filename":"../../m.png"}"#], "/Contents.json: '../../m.png' leads out of the image set"),
    (["]"], "/Contents.json:1:13: the object is not closed"),
  ])
  func faultsAreNamed(images: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try writeSets(folder, in: "A.xcassets")
    try write(folder, "A.xcassets/base", images: images, files: [:])
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path("A.xcassets")) }
    #expect(error?.kind == .bad)
    #expect(error?.description.hasPrefix(folder.path("A.xcassets/base.imageset") + message.prefix(20)) == true)
    if !images.contains("]") {
      #expect(error?.description == folder.path("A.xcassets/base.imageset") + message)
    }
  }

  /// Drawings are no masks, but a command makes masks of them; its words are ready for a shell.
  @Test(arguments: [
    (
      "base.svg", "A.xcassets", "an SVG", "rsvg-convert --width 2000 FOLDER/base.svg -o FOLDER/base.png", "base.png"
    ),
    (
      "v.PDF", "A.xcassets", "a PDF",
      "pdftocairo -png -transp -singlefile -scale-to-x 2000 -scale-to-y -1 FOLDER/v.PDF FOLDER/v", "v.png"
    ),
    (
      "it's.svg", "My Shoe.xcassets", "an SVG",
      #"rsvg-convert --width 2000 'FOLDER/it'\''s.svg' -o 'FOLDER/it'\''s.png'"#, "it's.png"
    ),
  ])
  func drawings(file: String, catalog: String, form: String, command: String, png: String) throws {
    let folder = try TemporaryFolder()
    try writeSets(folder, in: catalog)
    try write(folder, "\(catalog)/base", images: [#"{"filename":"a.heic"}"#, #"{"filename":"\#(file)"}"#], files: [:])
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path(catalog)) }
    let place = folder.path("\(catalog)/base.imageset")
    let words = command.split(separator: "FOLDER", omittingEmptySubsequences: false).joined(separator: place)
    #expect(
      error?.description
        == "\(place)/Contents.json: '\(file)' is \(form), which is not read; draw it by `\(words)`, and name '\(png)' in Contents.json"
    )
  }

  @Test(.enabled(if: rsvg != nil, "rsvg-convert is not there: 'Scripts/packages layers' installs it"))
  func theCommandWorks() throws {
    let folder = try TemporaryFolder()
    try writeSets(folder, in: "My Shoe.xcassets")
    try write(folder, "My Shoe.xcassets/base", images: [#"{"filename":"it's.svg"}"#], files: [:])
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="2" height="2"/></svg>"#,
      to: "My Shoe.xcassets/base.imageset/it's.svg")
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path("My Shoe.xcassets")) }
    let command = try #require(error?.message.split(separator: "`").dropFirst().first)
    #expect(try Command("/bin/sh", in: folder.path)("-c", String(command)).status == 0)
    let mask = try PNGDecoder.mask(from: folder.read("My Shoe.xcassets/base.imageset/it's.png"))
    #expect(mask.size == PixelSize(width: 2000, height: 1000))
    #expect(mask[999, 0] == 255 && mask[1000, 999] == 0)
  }

  private static let rsvg = ["/usr/bin/rsvg-convert", "/usr/local/bin/rsvg-convert", "/opt/homebrew/bin/rsvg-convert"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test func aFileThatIsListedButMissing() throws {
    let folder = try TemporaryFolder()
    try writeSets(folder, in: "A.xcassets")
    try write(folder, "A.xcassets/side", images: [#"{"filename":"s@3x.png"}"#], files: ["s@2x.png": 1])
    let error = try layerSetError { _ = try coverages(try onlySet(in: folder.path("A.xcassets"))) }
    #expect(error?.kind == .missing)
    #expect(
      error?.description
        == "\(folder.path("A.xcassets/side.imageset")): no s@3x.png; looked for s@3x.png (found: Contents.json, m.png, s@2x.png); did you mean 's@2x.png'?"
    )
  }

  @Test func missingImageSetsAreListed() throws {
    let folder = try TemporaryFolder()
    try write(folder, "A.xcassets/base", images: [], files: [:])
    try write(folder, "A.xcassets/laces", images: [], files: [:])
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path("A.xcassets")) }
    #expect(error?.kind == .missing)
    #expect(
      error?.description
        == "\(folder.path("A.xcassets")): no side.imageset, sole.imageset, cage.imageset, outline.imageset; a shoe has base, side, sole, cage and outline (found: base, laces)"
    )
  }

  /// Two shoes in one catalog are not mixed.
  @Test func groupsWithTheSameNames() throws {
    let folder = try TemporaryFolder()
    try writeSets(folder, in: "A.xcassets/one")
    try writeSets(folder, in: "A.xcassets/two")
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path("A.xcassets")) }
    let (one, two) = (folder.path("A.xcassets/one/base.imageset"), folder.path("A.xcassets/two/base.imageset"))
    #expect(
      error?.description
        == "\(folder.path("A.xcassets")): there are \(one) and \(two); pass the folder of one group by --layers")
    #expect(try onlySet(in: folder.path("A.xcassets/two")).name == "two")
  }
}
