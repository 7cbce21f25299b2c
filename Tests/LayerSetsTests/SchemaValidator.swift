import Foundation
import JSON
import TestSupport

/// Python's jsonschema (Debian: python3-jsonschema), which knows draft 2020-12.
enum SchemaValidator {
  private static let candidates = ["python3", "/usr/bin/python3"]

  /// The interpreter that has the module.
  private static let python: String? = candidates.first { python in
    let shell = Command("/bin/sh", in: NSTemporaryDirectory())
    return (try? shell("-c", "\(python) -c 'from jsonschema import Draft202012Validator'"))?.status == 0
  }

  /// Whether tests can run; where the suites are promised, their absence is to fail.
  static var isPresent: Bool {
    python != nil || ProcessInfo.processInfo.environment["SHOE_RENDER_REQUIRE_SHARED_DATA"] != nil
  }

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema, texts = json.load(sys.stdin)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    print("".join("1" if validator.is_valid(json.loads(text)) else "0" for text in texts))
    """

  /// For each text whether it is valid by `schema`, which must be a valid schema itself.
  static func verdicts(_ schema: JSONValue, _ texts: [String]) throws -> [Bool] {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "validate.py")
    let input = JSONWriter.compact.bytes(.array([schema, .array(texts.map { .string($0) })]))
    let result = try Command("/bin/sh", in: folder.path).run(
      ["-c", "exec \(python ?? "python3") validate.py"], input: input)
    guard result.status == 0 else { throw Failure(errors: result.errors) }
    return result.text.filter { $0 != "\n" }.map { $0 == "1" }
  }

  struct Failure: Error {
    let errors: String
  }
}
