import Foundation
import JSON
import TestSupport

/// Reads the colour suites beside the checkout with the project's own JSON reader.
enum SharedJSON {
  /// Whether the suites are there; a user's clone has none.
  static let isPresent = FileManager.default.fileExists(atPath: "\(SharedData.folder)/csscolor/named.json")

  static func value(_ path: String) throws -> JSONValue {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(SharedData.folder)/\(path)"))
    return try JSONReader.parse(Array(data))
  }
}
