import FileSystem
import TestSupport
import Testing

@testable import Batch

struct MergeTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Rows of which some fail and some have several pictures.
  private func rows(_ count: Int) -> [ManifestRow] {
    (0..<count).map { $0 + 1 }.flatMap { index -> [ManifestRow] in
      if index % 17 == 0 { return [.failed(ManifestFailure(index: index, place: "list:\(index)", error: "bad \"x\""))] }
      if index % 5 == 0 { return [1, 2, 3].map { .done(SampleRows.entry(index, file: "\(index)@\($0)x.png")) } }
      return [.done(SampleRows.entry(index))]
    }
  }

  private func write(_ rows: [ManifestRow], to name: String) throws {
    let writer = ManifestWriter(try ByteSink(folder.path(name), replacing: .everything))
    for row in rows { try writer.write(row) }
    try writer.finish()
  }

  /// The manifests that shards write: shard I takes the rows whose number leaves I - 1.
  private func split(_ rows: [ManifestRow], into count: Int) throws {
    for number in 1...count {
      try write(rows.filter { $0.index % count == number - 1 }, to: "manifest.\(number)-of-\(count).jsonl")
    }
  }

  private func merge() throws -> ManifestMerge.Report { try ManifestMerge.merge(try OutputFolder(folder.path)) }

  @Test(arguments: [1, 2, 3, 16, 300, 2000])
  func unionHasTheBytesOfARunWithoutShards(count: Int) throws {
    let rows = rows(1000)
    try split(rows, into: count)
    let report = try merge()
    #expect(report == ManifestMerge.Report(rows: 1000, pictures: 942 + 2 * 189, failures: 58, gaps: []))
    var expected: [UInt8] = []
    for row in rows { row.write(to: &expected) }
    #expect(try folder.read("manifest.jsonl") == expected)
    #expect(try folder.names().count == count + 1)
  }

  @Test func gapsAreReported() throws {
    let rows = rows(100)
    try split(rows.filter { $0.index != 7 && !(31...40).contains($0.index) }, into: 4)
    #expect(try merge().gaps == [7...7, 31...40])
    // A shard that was stopped early.
    try write(
      rows.filter { $0.index % 4 == 1 && $0.index < 90 && !(31...40).contains($0.index) }, to: "manifest.2-of-4.jsonl")
    #expect(try merge().gaps == [7...7, 31...40, 93...93, 97...97])
    try write(rows.filter { $0.index % 4 == 0 && $0.index > 8 }, to: "manifest.1-of-4.jsonl")
    #expect(try merge().gaps.first == 4...4)
  }

  @Test func noRows() throws {
    try split([], into: 3)
    #expect(try merge() == ManifestMerge.Report())
    #expect(try folder.read("manifest.jsonl") == [])
  }

  private func failure() -> String {
    let error = #expect(throws: MergeError.self) { try merge() }
    #expect(!folder.exists("manifest.jsonl"))
    return error?.description ?? ""
  }

  @Test func missingShardsAreNamed() throws {
    try split(rows(50), into: 4)
    for number in [1, 3] { unlink("manifest.\(number)-of-4.jsonl") }
    #expect(
      failure() == "'\(folder.path)' lacks manifest.1-of-4.jsonl, manifest.3-of-4.jsonl; run those shards")
  }

  private func unlink(_ name: String) {
    _ = try? Command("/usr/bin/env", in: folder.path)("rm", name)
  }

  @Test func severalSplitsAreRefused() throws {
    try split(rows(50), into: 4)
    try split(rows(50), into: 3)
    #expect(
      failure() == "'\(folder.path)' holds manifests of different splits, of 3 and of 4; remove those of older runs")
  }

  @Test func otherNamesDoNotCount() throws {
    for name in ["manifest.01-of-4.jsonl", "manifest.5-of-4.jsonl", "manifest.0-of-4.jsonl", "manifest.1-of-1.json"] {
      try folder.write("", to: name)
    }
    #expect(failure() == "'\(folder.path)' holds no manifest.I-of-N.jsonl, as `batch --shard` writes")
  }

  @Test func foreignRowsAreRefused() throws {
    let rows = rows(20)
    try split(rows, into: 2)
    try write(rows.filter { $0.index % 2 == 0 } + [rows[0]], to: "manifest.1-of-2.jsonl")
    #expect(failure().hasSuffix("/manifest.1-of-2.jsonl:15: row 1 is not one of shard 1 of 2"))
    try write([rows[3], rows[1]], to: "manifest.1-of-2.jsonl")
    #expect(failure().hasSuffix("/manifest.1-of-2.jsonl:2: row 2 stands behind row 4"))
    try write([rows[3], .done(SampleRows.entry(4, key: 9))], to: "manifest.1-of-2.jsonl")
    #expect(failure().hasSuffix("/manifest.1-of-2.jsonl:2: row 4 has '4.png' twice"))
    try folder.write("{}\n", to: "manifest.1-of-2.jsonl")
    #expect(failure().hasSuffix("/manifest.1-of-2.jsonl:1: 'status' is missing"))
  }
}
