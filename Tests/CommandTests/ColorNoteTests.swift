import TestSupport
import Testing

/// The one note about bare names that SwiftUI and CSS give two values.
@Suite struct ColorNoteTests {
  private static let note = "Note: orange read as SwiftUI 255,149,0; CSS has 255,165,0\n"

  @Test func oneARunAndNoneWhenQuiet() throws {
    let shop = try Workspace(["shoe.json": #"{"shoeColors": {"side": "orange", "sole": "purple"}}"#])
    #expect(try shop("shoe.json", "-o", "a.png").errors == Self.note)
    #expect(try shop("shoe.json", "-o", "b.png", "--quiet").errors == "")
    #expect(try shop.folder.read("a.png") == shop.folder.read("b.png"))
  }

  @Test func theTableOfTheRunIsNamed() throws {
    let shop = try Workspace(["shoe.json": #"{"shoeColors": {"side": "orange"}}"#])
    let result = try shop("shoe.json", "-o", "a.png", "--names", "css")
    #expect(result.errors == "Note: orange read as CSS 255,165,0; SwiftUI has 255,149,0\n")
    #expect(try shop.recipe("a.png")?.contains(##""side":"#ffa500""##) == true)
  }

  @Test(arguments: ["swiftui:orange", "css:orange", "white", "#ff9500", "rebeccapurple"])
  func noneWhereThereIsNoDoubt(color: String) throws {
    let shop = try Workspace(["shoe.json": #"{"shoeColors": {"side": "\#(color)"}}"#])
    #expect(try shop("shoe.json", "-o", "a.png").errors == "")
  }
}
