import Foundation
import JSON
import TestSupport
import Testing

extension Workspace {
  /// A folder with a table of colorways in `list.csv`.
  init(rows: Int, seed: UInt64 = 1) throws {
    try self.init(["list.csv": Tables.random(rows: rows, seed: seed)])
  }

  /// The files below a folder, hidden ones too, by path: their bytes. Folders without files do not show.
  func tree(_ name: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    let paths = FileManager.default.enumerator(atPath: folder.path(name))
    while let path = paths?.nextObject() as? String {
      guard paths?.fileAttributes?[.type] as? FileAttributeType != .typeDirectory else { continue }
      files[path] = try folder.read("\(name)/\(path)")
    }
    return files
  }

  /// The paths of the files below a folder, sorted.
  func paths(_ name: String) throws -> [String] { try tree(name).keys.sorted() }

  /// Runs `batch`; the words are split at spaces.
  func batch(_ words: String, _ more: String..., input: [UInt8] = []) throws -> Command.Result {
    try run(["batch"] + words.split(separator: " ").map(String.init) + more, input: input)
  }

  /// Runs `batch` with --quiet and requires that it succeeds and says nothing.
  @discardableResult
  func batched(
    _ words: String, _ more: String..., input: [UInt8] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Command.Result {
    let words = ["batch", "--quiet"] + words.split(separator: " ").map(String.init)
    let result = try run(words + more, input: input)
    #expect(result.status == 0, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.errors == "", sourceLocation: sourceLocation)
    return result
  }

  /// The files in a tar, by name, as tar(1) takes them out.
  func untar(_ bytes: [UInt8]) throws -> [String: [UInt8]] {
    let place = "untar-\(UUID().uuidString)"
    try folder.makeFolder(place)
    let result = try shell("exec tar -xf - -C \"$1\"", place, input: bytes)
    #expect(result.status == 0, "\(result.errors)")
    return try tree(place)
  }

  /// The names in a tar in their order, as tar(1) lists them.
  func tarNames(_ bytes: [UInt8]) throws -> [String] {
    try shell("exec tar --quoting-style=literal -tf -", input: bytes).text.split(separator: "\n").map(String.init)
  }

  /// The rows of a list with one JSON object a line.
  func lines(_ name: String) throws -> [JSONObject] {
    try folder.read(name).split(separator: 0x0A).map { line in
      try #require(try JSONReader.parse(Array(line)).object)
    }
  }
}
