import Foundation
import TestSupport
import Testing

/// What `diff --json` says of a pair, as Foundation reads it.
struct DiffPair: Decodable, Equatable {
  struct Color: Decodable, Equatable {
    let before: String
    let after: String
    let nameBefore: String
    let nameAfter: String
    let deltaE: Double
  }

  struct Part: Decodable, Equatable {
    let part: String
    let pixels: Int
    let changedPixels: Int
    let color: Color?
    let reshaped: Bool?
  }

  struct Change: Decodable, Equatable {
    let kind: String
    let parts: [String]?
    let x: Int?
    let y: Int?
  }

  struct Fault: Decodable, Equatable {
    let side: String
    let path: String
    let message: String
  }

  let name: String
  let expected: String?
  let actual: String?
  let verdict: String
  let width: Int?
  let height: Int?
  let actualWidth: Int?
  let actualHeight: Int?
  let differentPixels: Int?
  let excusedPixels: Int?
  let changedPixels: Int?
  let ignoredPixels: Int?
  let totalPixels: Int?
  let maxDeltaE: Double?
  let maxLevels: [Int]?
  let densestWindow: Int?
  let worst: Color?
  let exceeded: [String]
  let change: Change?
  let parts: [Part]
  let notes: [String]
  let error: Fault?
  let renamedFrom: String?
  let picture: String?
  /// Of two files alone.
  let metric: String?
  /// Of two files alone.
  let threshold: Double?
}

/// What `diff --json` says of two folders.
struct DiffReport: Decodable {
  struct Group: Decodable, Equatable {
    let cause: String
    let pairs: [String]
  }

  struct Summary: Decodable {
    let passed: Bool
    let total: Int
    let compared: Int
    let same: Int
    let different: Int
    let missing: Int
    let new: Int
    let renamed: Int
    let error: Int
    let groups: [Group]
  }

  let summary: Summary
  let pairs: [DiffPair]

  /// The verdicts by name.
  var verdicts: [String: String] { Dictionary(uniqueKeysWithValues: pairs.map { ($0.name, $0.verdict) }) }

  /// The pair of that name.
  func pair(_ name: String) throws -> DiffPair { try #require(pairs.first { $0.name == name }) }
}
