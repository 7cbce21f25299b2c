import Colorways
import Pixels
import ShoeDesign
import TestSupport
import Testing

@Suite struct PaletteSourceTests {
  /// A list of hex colours: 0x010000, 0x020000 and so on.
  private func palette(_ count: Int) -> String {
    (1...count).map { "#0\($0)0000\n" }.joined()
  }

  private func reds(_ list: ReadList, _ parts: [ShoePart]) throws -> [[Int]] {
    try list.rows.map { row in
      let colors = try row.result.get().configuration.shoeColors
      return parts.map { Int(colors[$0].red) }
    }
  }

  @Test func `Swatches go to the parts in order`() throws {
    let parts: [ShoePart] = [.sole, .base]
    let list = try ReadList("nord.hex", palette(5)) { $0.assign = parts }
    #expect(try reds(list, parts) == [[1, 2], [3, 4]])
    #expect(list.texts == ["1 nord 1", "2 nord 2"])
    #expect(
      list.notices == ["nord.hex: the last of its 5 swatches is left over, since --assign takes 2 at a time"])
    #expect(try ReadList("nord.hex", palette(2)) { $0.assign = parts }.texts == ["1 nord"])
    #expect(
      try ReadList("n.hex", palette(5)) { $0.assign = ShoePart.standard.filter { $0 != .cage && $0 != .outline } }
        .notices == ["n.hex: the last 2 of its 5 swatches are left over, since --assign takes 3 at a time"])
  }

  @Test func `Palettes of all forms, and folders of them`() throws {
    let folder = try TemporaryFolder()
    try folder.write("name,hex\na,#010000\nb,#020000\n", to: "p/table.csv")
    try folder.write("GIMP Palette\nName: Gimp\n#\n3 0 0\tx\n4 0 0\ty\n", to: "p/x.gpl")
    try folder.write("nothing", to: "p/readme.md")
    try folder.write("nothing", to: "p/.hidden.gpl")
    let parts: [ShoePart] = [.base, .side]
    let list = try ReadList([folder.path("p")]) { $0.assign = parts }
    #expect(try reds(list, parts) == [[1, 2], [3, 4]] && list.texts == ["1 table", "2 Gimp"])
    #expect(list.rows.map(\.place.source) == [folder.path("p/table.csv"), folder.path("p/x.gpl")])
  }

  @Test func `An asset catalog is a palette`() throws {
    let folder = try TemporaryFolder()
    for (name, red) in [("b", "0x02"), ("a", "0x01")] {
      let color =
        #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"\#(red)","green":"0x00","blue":"0x00","alpha":"1.000"}}}]}"#
      try folder.write(color, to: "p/Brand.xcassets/\(name).colorset/Contents.json")
    }
    try folder.write("#030000\n#040000\n", to: "p/C.hex")
    let parts: [ShoePart] = [.base, .side]
    #expect(try reds(ReadList([folder.path("p")]) { $0.assign = parts }, parts) == [[1, 2], [3, 4]])
    #expect(
      sourceError([folder.path("p/Brand.xcassets")], in: folder)
        == "usage: p/Brand.xcassets: this is a palette; say which parts take its swatches in order, such as --assign base,side,sole,cage,outline"
    )
  }

  /// 4 different colours for 2 parts: 4 * 3 = 12 choices.
  @Test func `A sample takes different swatches in any order, each choice once`() throws {
    let text = palette(4) + "#010000\n"
    let parts: [ShoePart] = [.base, .side]
    for count in [11, 12] {
      let list = try ReadList("p.hex", text) { ($0.assign, $0.sample) = (parts, count) }
      let rows = try reds(list, parts)
      #expect(Set(rows).count == count && rows.allSatisfy { $0[0] != $0[1] && $0.allSatisfy((1...4).contains) })
      #expect(list.notices == ["--assign: 1 swatch has the colour of an earlier one and is counted once"])
      #expect(list.rows[0].place.description == "--assign")
    }
    #expect(
      try fileError("p.hex", text) { ($0.assign, $0.sample) = (parts, 13) }
        == "usage: --sample 13: there are only 12 different colorways")
  }

  @Test func `What is wrong with palettes`() throws {
    let hint =
      "usage: p.gpl: this is a palette; say which parts take its swatches in order, such as --assign base,side,sole,cage,outline"
    #expect(try fileError("p.gpl", "GIMP Palette\n1 2 3\n") == hint)
    #expect(
      try fileError("p.txt", "GIMP Palette\n1 2 3\n") == hint.replacing("p.gpl", with: "p.txt"))
    #expect(
      try fileError("p.hex", palette(2)) { $0.assign = ShoePart.standard }
        == "badData: p.hex: 2 swatches, but --assign names 5 parts")
    #expect(
      try fileError("p.hex", "#fff\n#ffffff\n") { ($0.assign, $0.sample) = ([.base, .side], 1) }
        == "badData: the palettes have 1 colour, but --assign names 2 parts, and each takes another")
    #expect(
      try fileError("p.hex", palette(2)) { $0.assign = [.base, .base] }
        == "usage: --assign: the part 'base' comes twice")
    #expect(
      try fileError("p.hex", palette(2)) { $0.assign = [ShoePart(rawValue: "sied")!] }
        == "usage: --assign: unknown part 'sied'; did you mean 'side'?")
    #expect(
      try fileError("p.hex", "#ggg\n") { $0.assign = [.base] }.hasPrefix("badData: p.hex: "))
    #expect(sourceError(["/nowhere/x.gpl"]) { $0.assign = [.base] }.hasPrefix("missing: cannot read '/nowhere/x.gpl'"))
  }
}
