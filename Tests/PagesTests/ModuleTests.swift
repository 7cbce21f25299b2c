import Foundation
import JSON
import Pages
import TestSupport
import Testing

/// The modules of the pages in node: the scripts are in Tests/Web.
@Suite(.enabled(if: Node.isPresent, "node is not installed"))
struct ModuleTests {
  @Test(arguments: ["reducer.test.js", "persistence.test.js", "tables.test.js", "designs.test.js"])
  func inNode(_ file: String) throws {
    let folder = try TemporaryFolder()
    let result = try Node.run(file, in: folder)
    #expect(result.status == 0, "\(result.text)\n\(result.errors)")
    #expect(!result.text.contains("# tests 0\n"))
  }

  /// Every name of both tables, every function, faults of all kinds: what the page reads is what the program reads, and
  /// what it says of a fault is what the program says.
  @Test func colorsAreReadAsTheProgramReadsThem() throws {
    let folder = try TemporaryFolder()
    try folder.write(try ConfiguratorPage(generator: "test").bytes(), to: "page.html")
    let result = try Node.run("colors.js", [Command.builtProgram, "page.html"], in: folder)
    #expect(result.status == 0, "\(result.text)\n\(result.errors)")
    #expect(result.text.hasSuffix(" colours, all equal\n"), "\(result.text)")
  }
}
