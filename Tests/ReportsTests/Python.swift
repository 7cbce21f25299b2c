import Foundation
import JSON
import TestSupport

/// Python's own parsers, which know nothing of this project.
enum Python {
  struct Failure: Error {
    let errors: String
  }

  /// The interpreter, with the module of that name where one is given.
  private static func interpreter(with module: String) -> String? {
    ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"].first { path in
      guard FileManager.default.isExecutableFile(atPath: path) else { return false }
      return (try? Command(path, in: NSTemporaryDirectory())("-c", "import \(module)"))?.status == 0
    }
  }

  private static let plain = interpreter(with: "json")
  private static let withSchemas = interpreter(with: "jsonschema")

  private static let isRequired = ProcessInfo.processInfo.environment["SHOE_RENDER_REQUIRE_SHARED_DATA"] != nil

  /// Whether tests can run; where the suites are promised, an absent interpreter is to fail.
  static let isPresent = plain != nil || isRequired
  /// Whether python3-jsonschema is there too.
  static let hasSchemas = withSchemas != nil || isRequired

  /// Runs a script, in which `value` is `input` and what is assigned to `result` comes back.
  static func run(_ script: String, _ input: JSONValue, schemas: Bool = false) throws -> JSONValue {
    let folder = try TemporaryFolder()
    let frame = "import json, sys\nvalue = json.load(sys.stdin)\n\(script)\njson.dump(result, sys.stdout)\n"
    try folder.write(frame, to: "script.py")
    var command = Command((schemas ? withSchemas : plain) ?? "/usr/bin/python3", in: folder.path)
    command.environment = ["PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"]
    let result = try command.run(["script.py"], input: JSONWriter.compact.bytes(input))
    guard result.status == 0 else { throw Failure(errors: result.errors) }
    return try JSONReader.parse(result.output)
  }
}
