import Foundation
import TestSupport
import Testing

/// The program script(1), which makes terminals.
enum Script {
  /// Whether it is there, in the form that util-linux gives it.
  static let isPresent: Bool = {
    let result = try? Command("/usr/bin/script", in: "/").run(["-qec", "exit 7", "/dev/null"])
    return result?.status == 7
  }()
}

/// What the program does where standard output is a terminal.
@Suite(.enabled(if: Script.isPresent, "there is no script(1) of util-linux here"))
struct TerminalTests {
  /// Runs a script of the shell in a terminal; line ends come as the terminal makes them.
  static func run(_ script: String, in shop: Workspace) throws -> Command.Result {
    try shop.shell("exec script -qec \"$1\" /dev/null", script.replacing("SHOE", with: Command.builtProgram))
  }

  @Test(arguments: ["SHOE shoe.json -o -", "SHOE - < shoe.json", "SHOE render - -o - < shoe.json"])
  func getsNoPNG(script: String) throws {
    let shop = try Workspace()
    let result = try Self.run(script, in: shop)
    #expect(result.status == 64)
    #expect(result.text.hasPrefix("Error: a PNG is not written to a terminal; give -o FILE, or pipe it into a program"))
    #expect(try shop.folder.names() == ["shoe.json"])
  }

  /// Swatches are shown unless something speaks against it.
  @Test(arguments: [
    ("NO_COLOR= TERM=xterm", "", true), ("NO_COLOR=1 TERM=xterm", "", false), ("NO_COLOR= TERM=dumb", "", false),
    ("NO_COLOR= TERM=xterm", "--no-color", false), ("NO_COLOR= TERM=xterm", "| cat", false),
    ("NO_COLOR= TERM=xterm", "--json", false),
  ])
  func color(variables: String, rest: String, isColored: Bool) throws {
    let shop = try Workspace()
    try shop.succeed("shoe.json", "-o", "out.png", "--width", "50")
    let result = try Self.run("\(variables) SHOE inspect out.png \(rest)", in: shop)
    #expect(result.status == 0)
    #expect(result.text.contains("\u{1B}[48;2;255;149;0m") == isColored)
    #expect(result.text.contains("\u{1B}") == isColored)
  }

  /// The terminal's own width counts where COLUMNS is not set.
  @Test func width() throws {
    let shop = try Workspace()
    let result = try Self.run("stty cols 50 && unset COLUMNS && exec SHOE --help", in: shop)
    #expect(
      try result.text.filter { $0 != "\r" }.replacing("\r\n", with: "\n") == HelpTests.run(["--help"], columns: 50).text
    )
  }
}
