import TestSupport
import Testing

/// Inputs that are not there (66) or cannot be read (74).
struct MissingInputTests {
  @Test func aNearNameIsSuggested() throws {
    let shop = try Workspace(["shoe.json": "{}", "deep/sunset.json": "{}"])
    try shop("sheo.json").expectRefusal(66, "cannot read 'sheo.json'", "did you mean 'shoe.json'?")
    try shop("./sheo.json").expectRefusal(66, "cannot read './sheo.json'", "did you mean './shoe.json'?")
    try shop("deep/sunst.json").expectRefusal(66, "did you mean 'deep/sunset.json'?")
    try shop("render", "unlike-any.json").expectRefusal(66, "cannot read 'unlike-any.json': No such file")
  }

  @Test(arguments: ["", "no/such/folder.json", "shoe.json/inside.json"])
  func nothingIsThere(path: String) throws {
    try Workspace()("render", path, "-o", "out.png").expectRefusal(66, "cannot read '\(path)'")
  }

  @Test func aFolderIsNoConfiguration() throws {
    let shop = try Workspace()
    try shop.folder.makeFolder("designs")
    try shop("designs", "-o", "out.png").expectRefusal(74, "cannot read 'designs'", "directory")
  }

  @Test func aLinkThatLeadsNowhere() throws {
    let shop = try Workspace()
    try shop.folder.link("link.json", to: "gone.json")
    try shop("link.json", "-o", "out.png").expectRefusal(66, "cannot read 'link.json'")
  }

  /// Devices without an end are not read until memory is out.
  @Test(arguments: [
    "render /dev/zero -o out.png", "- -o out.png < /dev/zero", "inspect /dev/zero", "inspect - < /dev/zero",
  ])
  func anInputWithoutEnd(arguments: String) throws {
    let result = try Workspace().limited("2000000", arguments)
    result.expectRefusal(74, "it has more than 268435456 bytes")
  }

  @Test func masksInNoFolder() throws {
    let shop = try Workspace()
    try shop("shoe.json", "--layers", "nowhere").expectRefusal(66, "nowhere: there is no such folder of masks")
    try shop("shoe.json", "--layers", "shoe.json").expectRefusal(65, "shoe.json: this is no folder")
    try shop.folder.makeFolder("empty")
    try shop("shoe.json", "--layers", "empty")
      .expectRefusal(66, "empty: no layer set here; looked for model.json, for base.png, side.png, sole.png")
  }

  @Test func inspectNamesTheModels() throws {
    try Workspace()("inspect", "clasic").expectRefusal(66, "'clasic' is no file, no folder and no model", "classic")
  }
}
