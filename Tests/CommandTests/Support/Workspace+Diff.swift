import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

extension Bitmap {
  /// One colour everywhere, save where `paint` says otherwise.
  init(
    _ width: Int, _ height: Int, _ color: [UInt8], paint: (_ x: Int, _ y: Int) -> [UInt8]? = { _, _ in nil }
  ) {
    let bytes = (0..<width * height).flatMap { index in
      let color = paint(index % width, index / width) ?? color
      return color.count == 3 ? color + [255] : color
    }
    self.init(size: PixelSize(width: width, height: height), bytes: bytes)
  }

  /// As PNG.
  var png: [UInt8] { get throws { try PNGEncoder.encode(self) } }
}

extension Workspace {
  /// A workspace with pictures by name.
  init(pictures: [String: Bitmap]) throws {
    try self.init([:])
    for (name, picture) in pictures { try folder.write(picture.png, to: name) }
  }

  /// Runs `diff`; the words are split at spaces.
  func diff(_ words: String, _ more: String...) throws -> Command.Result {
    try run(["diff"] + words.split(separator: " ").map(String.init) + more)
  }

  /// Runs `diff` on two pictures and reads what it says as JSON. The exit code must be `status`.
  func pair(
    _ words: String, status: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> DiffPair {
    let result = try diff(words, "--json")
    #expect(result.status == status, "\(words): \(result.errors)", sourceLocation: sourceLocation)
    #expect(result.errors == "", sourceLocation: sourceLocation)
    return try JSONDecoder().decode(DiffPair.self, from: Data(result.output))
  }

  /// Runs `diff` on two folders and reads what it says as JSON. The exit code must be `status`.
  func report(
    _ words: String, status: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> DiffReport {
    let result = try diff(words, "--json")
    #expect(result.status == status, "\(words): \(result.errors)", sourceLocation: sourceLocation)
    return try JSONDecoder().decode(DiffReport.self, from: Data(result.output))
  }

  /// Compares both ways; the exit codes must be equal. Returns the pair the right way round.
  func bothWays(
    _ expected: String, _ actual: String, _ options: String = "", status: Int32,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> DiffPair {
    let there = try pair("\(expected) \(actual) \(options)", status: status, sourceLocation: sourceLocation)
    let back = try pair("\(actual) \(expected) \(options)", status: status, sourceLocation: sourceLocation)
    #expect(there.verdict == back.verdict, sourceLocation: sourceLocation)
    #expect(there.differentPixels == back.differentPixels, sourceLocation: sourceLocation)
    #expect(there.maxDeltaE == back.maxDeltaE, sourceLocation: sourceLocation)
    return there
  }
}
