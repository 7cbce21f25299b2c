import Colorways
import FileSystem
import ShoeRender
import Threads

extension Batch {
  /// Goes over a list that can be read twice, and writes nothing: throws for the first bad row, unless such rows are to be
  /// left out, and for two pictures that would get one name. Returns the number of rows that are this batch's; nil where
  /// nothing of that can be wrong or known, so that the list was not read.
  ///
  /// Names are compared over the whole list, so that all shards say the same. Where the row's number makes them differ
  /// anyway, a shard looks at its own rows alone.
  public func check(_ reporting: BatchReporting) throws(BatchFailure) -> Int? {
    guard list.canBeReadTwice, !(keepsGoing && namesAreDistinct) else { return nil }
    let first = NameSearch(rows, isNeeded: !namesAreDistinct)
    try first.pass(over: self, reporting)
    guard let candidates = try first.candidates(), !candidates.isEmpty else { return first.count }
    let second = NameConfirmation(rows, candidates)
    try second.pass(over: self)
    return first.count
  }

  /// Whether no two rows can give one name.
  private var namesAreDistinct: Bool { names.isDistinctByIndex }

  /// Hands what `work` makes of each portion of the list to `deliver`, in order, until that throws.
  fileprivate func forEachPortion<Product: Sendable>(
    of shard: Shard?, _ work: @escaping @Sendable (RecordSource.Portion) -> Product,
    _ deliver: @escaping @Sendable (Product) throws(BatchFailure) -> Void
  ) throws(BatchFailure) {
    let source = RecordSource(list, shard: shard)
    source.note(bytesARow: 1)
    let failure = Monitor<BatchFailure?>(nil)
    OrderedPipeline(threads: jobs).run(
      next: { source.next() }, worker: { () }, work: { _, portion in work(portion) },
      deliver: { product in
        do throws(BatchFailure) {
          try deliver(product)
          return true
        } catch {
          failure.change { [error] in $0 = error }
          return false
        }
      })
    if let failure = failure.change({ $0 }) { throw failure }
  }

  /// The rows that are looked at before anything is written.
  fileprivate var checkedShard: Shard? { namesAreDistinct ? shard : nil }
}

/// The first pass: bad rows, and fingerprints of names.
private final class NameSearch: @unchecked Sendable {
  // Unchecked, as one thread at a time takes what was found, in turn.
  private let rows: RowPlanner
  private let isNeeded: Bool
  private var fingerprints = NameFingerprints()
  private(set) var count = 0

  init(_ rows: RowPlanner, isNeeded: Bool) {
    self.rows = rows
    self.isNeeded = isNeeded
  }

  private struct Found: Sendable {
    var names: [(name: String, row: Int)] = []
    var rows = 0
    var notices: [RowNotice] = []
    var failure: BatchFailure?
  }

  func pass(over batch: Batch, _ reporting: BatchReporting) throws(BatchFailure) {
    let (keepsGoing, shard) = (batch.keepsGoing, batch.shard)
    try batch.forEachPortion(
      of: batch.checkedShard,
      { [rows, isNeeded] portion in
        var found = Found()
        switch portion {
        case .failure(let failure): found.failure = failure
        case .records(let records, let notices):
          found.notices = notices
          for record in records where found.failure == nil {
            let row = rows.parser.row(of: record)
            found.notices += row.notices
            if shard?.contains(record.index) ?? true { found.rows += 1 }
            switch rows.pictureNames(row) {
            case .failure(let fault): if !keepsGoing { found.failure = .row(fault) }
            case .success(let names): if isNeeded { found.names += names.map { ($0, record.index) } }
            }
          }
        }
        return found
      }, { found throws(BatchFailure) in try self.take(found, reporting) })
  }

  private func take(_ found: Found, _ reporting: BatchReporting) throws(BatchFailure) {
    count += found.rows
    found.notices.forEach(reporting.notice)
    for (name, row) in found.names {
      try scratch { () throws(FileError) in try fingerprints.add(name, row: row) }
    }
    if let failure = found.failure { throw failure }
  }

  func candidates() throws(BatchFailure) -> NameCandidates? {
    guard isNeeded else { return nil }
    return try scratch { () throws(FileError) in try fingerprints.candidates() }
  }
}

/// The second pass, where fingerprints are equal: names are compared in full.
private final class NameConfirmation: @unchecked Sendable {
  // Unchecked, as one thread at a time takes what was found, in turn.
  private let rows: RowPlanner
  private var candidates: NameCandidates
  /// Has the answer where candidates are too many to be kept.
  private var table: NameTable?

  init(_ rows: RowPlanner, _ candidates: NameCandidates) {
    self.rows = rows
    self.candidates = candidates
    table = candidates.isComplete ? nil : NameTable()
  }

  func pass(over batch: Batch) throws(BatchFailure) {
    let (template, wanted) = (batch.names, candidates.isComplete ? candidates.rows : nil)
    try batch.forEachPortion(
      of: nil,
      { [rows] portion in
        guard case .records(let records, _) = portion else { return [] }
        return records.filter { wanted?.contains($0.index) ?? true }.compactMap { record -> PlannedRow? in
          try? rows.plan(rows.parser.row(of: record)).get()
        }
      },
      { (planned: [PlannedRow]) throws(BatchFailure) in
        for row in planned {
          for picture in row.pictures {
            if let duplicate = try self.confirm(picture.name, row.colorway) {
              throw .names(duplicate.message(template: template))
            }
          }
        }
      })
  }

  private func confirm(_ name: String, _ row: Colorway) throws(BatchFailure) -> DuplicateName? {
    if candidates.isComplete { return candidates.confirm(name, row: row.index, place: row.place) }
    return try scratch { () throws(FileError) in try table?.insert(name, row: row.index, place: row.place) }
  }
}

/// Does something with a temporary file.
func scratch<Value>(_ body: () throws(FileError) -> Value) throws(BatchFailure) -> Value {
  do throws(FileError) {
    return try body()
  } catch {
    throw .scratch(error)
  }
}
