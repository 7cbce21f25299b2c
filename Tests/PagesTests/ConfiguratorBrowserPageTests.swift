import Foundation
import TestSupport
import Testing

/// The page in headless chromium: `make test-browser`. The script sets every part in every way, undoes, reloads, shares,
/// exports and imports, and renders what it exports with the program.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["SHOE_RENDER_BROWSER"] != nil,
    "chromium takes its time; 'make test-browser' opens the pages in it"))
struct ConfiguratorBrowserPageTests {
  private static let script: String = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return tests.appendingPathComponent("Browser/configurator").path
  }()

  /// `speed` measures and prints; what it finds is no matter of right and wrong.
  @Test(arguments: ["desktop", "phone", "pixels", "hostile", "speed"]) func configurator(_ use: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command("/usr/bin/python3", in: folder.path)(Self.script, Command.builtProgram, use)
    #expect(result.status == 0, "\(result.text)\n\(result.errors)")
    print(result.text, terminator: "")
  }
}
