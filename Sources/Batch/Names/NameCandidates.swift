public import Colorways

/// The rows of a list whose names may be given twice; their names are compared in full when the list is read again.
public struct NameCandidates: Sendable {
  /// The rows' numbers.
  public let rows: Set<Int>
  /// Whether there are no more of them. If there are more and none of these is confirmed, which takes thousands of equal
  /// fingerprints of different names, ``NameTable`` has the answer.
  public let isComplete: Bool
  private var seen: [String: DuplicateName.Use] = [:]

  init(rows: Set<Int>, isComplete: Bool) {
    self.rows = rows
    self.isComplete = isComplete
  }

  /// Whether no two names can be the same.
  public var isEmpty: Bool { rows.isEmpty }

  /// Takes a picture's name from the list read again, in the same order; other rows than ``rows`` are passed over. Gives the
  /// first name of the list that is given twice, when its second row comes.
  public mutating func confirm(_ name: String, row: Int, place: @autoclosure () -> RowPlace) -> DuplicateName? {
    guard rows.contains(row) else { return nil }
    let use = DuplicateName.Use(name: name, row: row, place: place())
    let folded = FoldedName.fold(name)
    if let first = seen[folded] { return DuplicateName(first: first, second: use) }
    seen[folded] = use
    return nil
  }
}

/// Gathers the rows of equal fingerprints out of sorted records, and keeps those that come first in the list.
struct CandidateGathering {
  private let limit: Int
  private var previous: NameRecord?
  /// The second row of the group of equal fingerprints that `previous` belongs to, once there is one.
  private var second: Int?
  /// Rows with the row at which a reader of the list would know of them: the group's first row is known with its second.
  private var found: [(rank: Int, row: Int)] = []
  private var largestRank = Int.max
  private var isComplete = true

  init(limit: Int) { self.limit = max(limit, 2) }

  mutating func add(_ record: NameRecord) {
    defer { previous = record }
    guard let previous, previous.fingerprint == record.fingerprint else {
      second = nil
      return
    }
    if second == nil { keep(previous.value, rank: record.value) }
    second = second ?? record.value
    keep(record.value, rank: record.value)
  }

  private mutating func keep(_ row: Int, rank: Int) {
    guard rank <= largestRank else { return isComplete = false }
    found.append((rank, row))
    if found.count > 2 * limit { shrink() }
  }

  private mutating func shrink() {
    guard found.count > limit else { return }
    found.sort { $0.rank < $1.rank }
    largestRank = found[limit - 1].rank
    // All of one rank stay: the row and those that it makes known.
    let kept = found.prefix { $0.rank <= largestRank }.count
    isComplete = isComplete && kept == found.count
    found.removeLast(found.count - kept)
  }

  mutating func finish() -> NameCandidates {
    shrink()
    return NameCandidates(rows: Set(found.map(\.row)), isComplete: isComplete)
  }
}
