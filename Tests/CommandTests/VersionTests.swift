import JSON
import TestSupport
import Testing

/// What `--version` says.
struct VersionTests {
  @Test func forPeople() throws {
    let shop = try Workspace()
    let text = try shop.succeed("--version").text
    #expect(text.wholeMatch(of: #/shoe-render \d+\.\d+\.\d+\n/#) != nil)
    #expect(try shop.succeed("render", "--version").text == text)
  }

  @Test func forMachines() throws {
    let shop = try Workspace()
    let output = try shop.succeed("--version", "--json").output
    let json = try #require(try JSONReader.parse(output).object)
    #expect(json.members.map(\.key) == ["version", "encoderRevision", "libpng", "zlib"])
    let version = try #require(json["version"]?.string)
    #expect(try shop.succeed("--version").text == "shoe-render \(version)\n")
    #expect(try #require(json["encoderRevision"]?.number?.integer) >= 1)
    for library in ["libpng", "zlib"] {
      let number = try #require(json[library]?.string)
      #expect(number.prefixMatch(of: #/\d+\.\d+/#) != nil)
    }
    #expect(try shop.succeed("--json", "--version").output == output)
  }
}
