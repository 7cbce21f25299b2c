import Foundation
import TestSupport

/// JavaScript outside of a browser, for the modules that need none.
enum Node {
  private static let path = ["/usr/bin/node", "/usr/bin/nodejs", "/usr/local/bin/node", "/opt/homebrew/bin/node"].first(
    where: FileManager.default.isExecutableFile(atPath:))

  /// Whether tests can run; where everything is promised, an absent node is to fail.
  static let isPresent = path != nil || ProcessInfo.processInfo.environment["SHOE_RENDER_REQUIRE_SHARED_DATA"] != nil

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Web").path

  /// Runs a file of Tests/Web. The modules are `.js` without a package.json, so node has to be told what they are.
  static func run(_ file: String, _ arguments: [String] = [], in folder: TemporaryFolder) throws -> Command.Result {
    try Command(path ?? "/usr/bin/node", in: folder.path)
      .run(["--experimental-default-type=module", "\(tests)/\(file)"] + arguments)
  }
}
