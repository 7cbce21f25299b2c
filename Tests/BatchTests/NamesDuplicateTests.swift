import Colorways
import FileSystem
import TestSupport
import Testing

@testable import Batch

/// Names that are given twice are found, in lists that can be read again and in those that cannot, and no others.
struct NamesDuplicateTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static func place(_ row: Int) -> RowPlace { RowPlace(source: "list\(row / 100).csv", line: row % 100 + 2) }

  /// What a dictionary of all names says: the first name given again, and where.
  static func expected(_ names: [String]) -> DuplicateName? {
    var seen: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      let folded = name.lowercased()
      if let first = seen[folded] {
        return DuplicateName(first: use(names, first), second: use(names, index))
      }
      seen[folded] = index
    }
    return nil
  }

  static func use(_ names: [String], _ index: Int) -> DuplicateName.Use {
    DuplicateName.Use(name: names[index], row: index + 1, place: place(index + 1))
  }

  /// By fingerprints and a second reading.
  private func byFingerprints(
    _ names: [String], _ fingerprint: NameFingerprint, runLength: Int, limit: Int = 10_000
  ) throws -> (duplicate: DuplicateName?, isComplete: Bool) {
    var fingerprints = NameFingerprints(folder: folder.path, fingerprint: fingerprint, runLength: runLength)
    for (index, name) in names.enumerated() { try fingerprints.add(name, row: index + 1) }
    var candidates = try fingerprints.candidates(limit: limit)
    for (index, name) in names.enumerated() {
      if let found = candidates.confirm(name, row: index + 1, place: Self.place(index + 1)) { return (found, true) }
    }
    return (nil, candidates.isComplete)
  }

  private func byTable(_ names: [String], _ fingerprint: NameFingerprint, recentLimit: Int) throws -> DuplicateName? {
    var table = NameTable(folder: folder.path, fingerprint: fingerprint, recentLimit: recentLimit)
    for (index, name) in names.enumerated() {
      if let found = try table.insert(name, row: index + 1, place: Self.place(index + 1)) { return found }
    }
    return nil
  }

  /// Fingerprints from the whole hash to a few values and one: the weaker, the more different names look the same.
  static let fingerprints: [(name: String, fingerprint: NameFingerprint)] = [
    ("standard", .standard),
    ("8 bits at the top", NameFingerprint { UInt64($0.utf8.reduce(0) { $0 &* 31 &+ $1 }) << 56 }),
    ("8 bits at the end", NameFingerprint { UInt64($0.utf8.reduce(0) { $0 &* 31 &+ $1 }) }),
    ("first byte", NameFingerprint { UInt64($0.utf8.first ?? 0) << 32 }),
    ("constant", NameFingerprint { _ in 42 }),
    ("largest", NameFingerprint { _ in .max }),
  ]

  @Test(arguments: fingerprints.indices, [0, 1, 2, 30, 250])
  func firstDuplicateIsFound(fingerprint: Int, count: Int) throws {
    let fingerprint = Self.fingerprints[fingerprint].fingerprint
    var random = SplitMix64(seed: UInt64(count))
    for range in [count, count * count + 1, count * 1_000_000 + 1] {
      let names = (0..<count).map { _ in
        let number = random.below(max(range, 1))
        return random.below(2) == 0 ? "x\(number).png" : "X\(number).PNG"
      }
      let expected = Self.expected(names)
      for runLength in [7, 64, 100_000] {
        #expect(try byFingerprints(names, fingerprint, runLength: runLength).duplicate == expected)
        #expect(try byTable(names, fingerprint, recentLimit: runLength) == expected)
      }
    }
  }

  /// Many rows and several levels of runs; the duplicate is the last name of all.
  @Test func lastNameOfManyIsFound() throws {
    var names = (0..<60_000).map { "folder \($0 % 7)/shoe \($0).png" }
    for recentLimit in [50, 1 << 18] {
      #expect(try byTable(names, .standard, recentLimit: recentLimit) == nil)
    }
    #expect(try byFingerprints(names, .standard, runLength: 1000) == (nil, true))
    names.append("Folder 3/Shoe 24.png")
    let expected = DuplicateName(first: Self.use(names, 24), second: Self.use(names, 60_000))
    for recentLimit in [50, 1 << 18] {
      #expect(try byTable(names, .standard, recentLimit: recentLimit) == expected)
    }
    #expect(try byFingerprints(names, .standard, runLength: 1000).duplicate == expected)
    #expect(try folder.names().isEmpty)
  }

  @Test func namesGoOnAfterADuplicate() throws {
    var table = NameTable(folder: folder.path, fingerprint: .standard, recentLimit: 4)
    var found: [Int] = []
    for row in 1...100 {
      if let duplicate = try table.insert("\(row % 40).png", row: row, place: Self.place(row)) {
        #expect(duplicate.first.row == duplicate.second.row % 40 || duplicate.first.row == 40)
        #expect(duplicate.first.place == Self.place(duplicate.first.row))
        found.append(row)
      }
    }
    #expect(found == Array(41...100))
  }

  /// Rows that are kept are those that a reader meets first, whatever the number of candidates.
  @Test func limitKeepsTheFirstDuplicates() throws {
    let firstHalf = (0..<500).map { "\($0).png" }
    let names = firstHalf + firstHalf.reversed()
    for limit in [2, 3, 10, 499, 5000] {
      let found = try byFingerprints(names, .standard, runLength: 64, limit: limit)
      #expect(found.duplicate == DuplicateName(first: Self.use(names, 499), second: Self.use(names, 500)))
    }
    let same = [String](repeating: "red.png", count: 2000)
    for limit in [2, 100] {
      #expect(
        try byFingerprints(same, .standard, runLength: 64, limit: limit).duplicate
          == DuplicateName(first: Self.use(same, 0), second: Self.use(same, 1)))
    }
  }

  /// Where more different names than can be kept have one fingerprint, nothing is claimed.
  @Test func tooManyCollisionsAreSaid() throws {
    let names = (0..<500).map { "\($0).png" } + ["7.png"]
    let constant = NameFingerprint { _ in 1 }
    #expect(try byFingerprints(names, constant, runLength: 64, limit: 10) == (nil, false))
    #expect(try byFingerprints(names, constant, runLength: 64, limit: 1000).duplicate?.first.row == 8)
  }

  @Test func severalNamesOfARowAreCompared() throws {
    var fingerprints = NameFingerprints(folder: folder.path)
    for name in ["a.png", "b.png", "A.png"] { try fingerprints.add(name, row: 1) }
    var candidates = try fingerprints.candidates()
    let found = ["a.png", "b.png", "A.png"].compactMap { candidates.confirm($0, row: 1, place: Self.place(1)) }
    #expect(found.map(\.second.name) == ["A.png"])
  }

  @Test func folderWithoutRoomIsSaid() throws {
    let place = folder.path("none")
    var table = NameTable(folder: place, fingerprint: .standard, recentLimit: 4)
    let error = #expect(throws: FileError.self) {
      for row in 1...5 { _ = try table.insert("\(row)", row: row, place: Self.place(row)) }
    }
    #expect(error?.description.hasSuffix("set TMPDIR to a folder with room") == true)
  }
}
