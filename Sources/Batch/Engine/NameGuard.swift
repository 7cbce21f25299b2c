import Colorways
import FileSystem

/// Stops a list that can be read only once at the second row that gives a name: the picture that has the name stays.
///
/// Rows are parsed here once more than elsewhere, one after the other, as the first of two must be known before any
/// thread writes the second.
final class NameGuard: @unchecked Sendable {
  // Unchecked, as portions are handed out to one thread at a time.
  private let rows: RowPlanner
  private let shard: Shard?
  private var table = NameTable()
  private var failure: BatchFailure?

  /// Compares the names of all rows, and lets those of one shard through: all shards say the same.
  init(_ rows: RowPlanner, shard: Shard?) {
    self.rows = rows
    self.shard = shard
  }

  /// The next portion out of `source`, up to the row that gives a name again; then the failure, and nothing more.
  func next(from source: RecordSource) -> RecordSource.Portion? {
    if let failure {
      self.failure = nil
      source.end()
      return .failure(failure)
    }
    guard let portion = source.next() else { return nil }
    guard case .records(let records, let notices) = portion else { return portion }
    var good: [Record] = []
    for record in records {
      do throws(BatchFailure) {
        try take(record)
        if shard?.contains(record.index) ?? true { good.append(record) }
      } catch {
        failure = error
        break
      }
    }
    return .records(good, notices)
  }

  private func take(_ record: Record) throws(BatchFailure) {
    guard case .success(let row) = rows.plan(rows.parser.row(of: record)) else { return }
    for picture in row.pictures {
      let place = row.colorway.place
      let duplicate = try scratch { () throws(FileError) in
        try table.insert(picture.name, row: record.index, place: place)
      }
      if let duplicate { throw .names(duplicate.message(template: rows.names)) }
    }
  }
}
