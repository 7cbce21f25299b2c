import Foundation
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import LayerSets

/// Folders of five masks without model.json, in all the states in which designers leave them.
struct FolderFormTests {
  private static let expected: [UInt16] = [10, 20, 30, 40, 50]

  @Test func fiveFilesAreASet() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts(in: "My Shoe", 7, 3)
    let set = try onlySet(in: folder.path("My Shoe"))
    #expect(set.name == "My Shoe")
    #expect(set.title == "My Shoe")
    #expect(set.sizes == [PixelSize(width: 7, height: 3)])
    #expect(set.frame == set.sizes[0])
    #expect(set.defaultSize == set.sizes[0])
    #expect(set.parts == ShoePart.allCases)
    #expect(set.files == ShoePart.allCases.map { folder.path("My Shoe/\($0.rawValue).png") })
    #expect(try coverages(set) == Self.expected)
  }

  @Test(arguments: ["a b", "#1", "50%", "50%25", "größe", "靴", "-o", "a.b.c", "it's", "\"q\"", "runner-2.0", "\\", "😀"])
  func anyFolderNameWorks(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.writeParts(in: name)
    let set = try onlySet(in: folder.path(name))
    #expect(set.name == name)
    #expect(try coverages(set) == Self.expected)
    #expect(try LayerSetCatalog(folder: folder.path).set(for: name).name == name)
  }

  @Test(arguments: ["a b#%20.png", "größe.png", "mask", "sub/deep er/base.PNG", "..png", "a..b.png", "-.png"])
  func anyMaskNameWorks(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(33, 2, 2), to: name)
    try folder.writeModel(layers: #"[{"mask":"\#(name)","part":"base"}]"#)
    #expect(try coverages(try onlySet(in: folder.path)) == [33])
  }

  @Test func endingsAndNamesMayBeInCapitals() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts()
    let manager = FileManager.default
    try manager.moveItem(atPath: folder.path("side.png"), toPath: folder.path("side.PNG"))
    try manager.moveItem(atPath: folder.path("sole.png"), toPath: folder.path("Sole.png"))
    #expect(try coverages(try onlySet(in: folder.path)) == Self.expected)
  }

  @Test func twoFilesOfOnePartAreAnError() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts()
    try folder.write(flat(1, 4, 2), to: "side.PNG")
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(error?.description == "\(folder.path): side.PNG and side.png are masks of one part; remove all but one")
  }

  /// What a system or an editor leaves behind is passed over.
  @Test func otherFilesDoNotMatter() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts()
    for name in [".DS_Store", "._base.png", ".base.png", "Thumbs.db", "notes.txt", "base.png.bak", "base.psd", "base"] {
      try folder.write("no picture", to: name)
    }
    try folder.write(flat(9, 9, 9), to: "4/base.png")
    try folder.write(flat(9, 9, 9), to: "swoosh.png")
    #expect(try coverages(try onlySet(in: folder.path)) == Self.expected)
  }

  @Test func missingPartsAreListed() throws {
    let folder = try TemporaryFolder()
    try folder.write(flat(1, 2, 2), to: "base.png")
    try folder.write(flat(1, 2, 2), to: "outline.png")
    try folder.write("", to: ".hidden")
    try folder.write("", to: "soul.png")
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(error?.kind == .missing)
    #expect(
      error?.description
        == "\(folder.path): no side.png, sole.png, cage.png; a layer set has base.png, side.png, sole.png, cage.png and outline.png, or a model.json (found: base.png, outline.png, soul.png)"
    )
  }

  @Test func anEmptyFolderSaysWhatWasLookedFor() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/b/c.txt")
    let error = try layerSetError { _ = try LayerSetCatalog(folder: folder.path) }
    #expect(error?.kind == .missing)
    #expect(
      error?.description
        == "\(folder.path): no layer set here; looked for model.json, for base.png, side.png, sole.png, cage.png and outline.png, for an Xcode asset catalog, and for folders of these"
    )
  }

  @Test func noFolder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x", to: "file")
    let missing = try layerSetError { _ = try LayerSetCatalog(folder: folder.path("none")) }
    #expect(missing?.kind == .missing)
    #expect(missing?.description == folder.path("none") + ": there is no such folder of masks")
    let wrong = try layerSetError { _ = try LayerSetCatalog(folder: file) }
    #expect(wrong?.kind == .bad)
    #expect(wrong?.message == "this is no folder; --layers takes a folder of masks")
  }

  @Test func linksAreFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.writeParts(in: "real")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real")
    try manager.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: "loop")
    try manager.createDirectory(atPath: folder.path("files"), withIntermediateDirectories: true)
    for part in ShoePart.allCases {
      try manager.createSymbolicLink(
        atPath: folder.path("files/\(part.rawValue).png"), withDestinationPath: "../real/\(part.rawValue).png")
    }
    for name in ["link", "files", "link/"] {
      #expect(try coverages(try onlySet(in: folder.path(name))) == Self.expected)
    }
    #expect(try onlySet(in: folder.path("link/")).name == "link")
    #expect(try LayerSetCatalog(folder: folder.path).sets.map(\.name) == ["files", "link", "real"])
    #expect(try layerSetError { _ = try LayerSetCatalog(folder: folder.path("loop")) }?.kind == .missing)
  }

  @Test func theFolderOfTheProcess() throws {
    let here = FileManager.default.currentDirectoryPath.split(separator: "/").map(String.init)
    #expect(try FolderName.of(".") == here.last)
    #expect(try FolderName.of("./") == here.last)
    #expect(try FolderName.of("..") == (here.count > 1 ? here[here.count - 2] : "/"))
    #expect(try FolderName.of("/") == "/")
    #expect(try FolderName.of("/../..") == "/")
  }

  /// A folder given by dots has the name of the folder that it is.
  @Test(arguments: [("shoe/.", "shoe"), ("shoe/sub/..", "shoe"), ("shoe/sub/../.", "shoe"), ("shoe//", "shoe")])
  func dots(path: String, name: String) throws {
    let folder = try TemporaryFolder()
    try folder.writeParts(in: "shoe")
    try folder.write("", to: "shoe/sub/x")
    #expect(try onlySet(in: folder.path(path)).name == name)
  }
}
