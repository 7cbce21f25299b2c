import Foundation
import JSON
import Pixels
import TestSupport
import Testing

/// Reads the colour suites beside the checkout with the project's own JSON reader.
enum SharedJSON {
  /// Whether the suites are there; a user's clone has none.
  static let isPresent = FileManager.default.fileExists(atPath: "\(SharedData.folder)/csscolor/named.json")

  static func value(_ path: String) throws -> JSONValue {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(SharedData.folder)/\(path)"))
    return try JSONReader.parse(Array(data))
  }

  /// The rows of a CSV file without quotes, each by the names of its first line.
  static func rows(_ path: String) throws -> [[String: String]] {
    let text = try String(contentsOfFile: "\(SharedData.folder)/\(path)", encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).map { $0.split(separator: ",").map(String.init) }
    let names = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(zip(names, $0), uniquingKeysWith: { first, _ in first }) }
  }
}

extension JSONValue {
  /// Whole numbers of 0...255.
  func bytes() throws -> [UInt8] {
    try #require(array).map { try UInt8(#require($0.number?.integer)) }
  }
}

extension RGBA8 {
  /// Red, green and blue, then alpha.
  init(_ channels: [UInt8], alpha: UInt8) {
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }
}
