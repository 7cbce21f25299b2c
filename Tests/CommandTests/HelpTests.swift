import TestSupport
import Testing

@testable import Arguments
@testable import shoe_render

/// Help, held word for word at two widths, and the tables it is made of.
struct HelpTests {
  static let commands = [
    "render", "preview", "batch", "diff", "check", "accept", "configurator", "init", "inspect", "models", "schema",
    "colors",
    "completions",
  ]

  static func run(_ arguments: [String], columns: Int) throws -> TestSupport.Command.Result {
    var shop = try Workspace([:])
    shop.program.environment["COLUMNS"] = String(columns)
    return try shop.run(arguments)
  }

  @Test(arguments: [80, 50])
  func ofTheProgram(columns: Int) throws {
    let result = try Self.run(["--help"], columns: columns)
    result.expectSuccess()
    Golden.expect(result.text, "help-\(columns)")
    #expect(try Self.run(["help"], columns: columns).text == result.text)
    #expect(try Self.run(["-h"], columns: columns).text == result.text)
    #expect(try Self.run(["help", "help"], columns: columns).text == result.text)
  }

  @Test(arguments: commands, [80, 50])
  func ofACommand(name: String, columns: Int) throws {
    let result = try Self.run(["help", name], columns: columns)
    result.expectSuccess()
    Golden.expect(result.text, "help-\(name)-\(columns)")
    #expect(try Self.run([name, "--help"], columns: columns).text == result.text)
    #expect(try Self.run([name, "-h"], columns: columns).text == result.text)
  }

  @Test func withoutArgumentsIsShort() throws {
    let result = try Self.run([], columns: 80)
    result.expectSuccess()
    Golden.expect(result.text, "help-short")
  }

  /// Example lines may be longer, as they are to be pasted.
  @Test(arguments: [[]] + commands.map { [$0] }, [80, 50])
  func linesFitTheTerminal(command: [String], columns: Int) throws {
    let text = try Self.run(["help"] + command, columns: columns).text
    for line in text.split(separator: "\n") where !line.hasPrefix("    shoe-render") {
      #expect(line.count <= columns, "\(line)")
    }
  }

  @Test func everyCommandIsTested() {
    #expect(Program.tree.commands.map(\.info.name) == Self.commands)
  }

  @Test func tablesAreSound() {
    #expect(Program.tree.tableFaults() == [])
  }

  /// A width that is no number, or too narrow to read, is not taken.
  @Test(arguments: [("", 80), ("wide", 80), ("-1", 40), ("3", 40)])
  func oddWidths(given: String, meant: Int) throws {
    var shop = try Workspace([:])
    shop.program.environment["COLUMNS"] = given
    #expect(try shop("--help").text == Self.run(["--help"], columns: meant).text)
  }
}
