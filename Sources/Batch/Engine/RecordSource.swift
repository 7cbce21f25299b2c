import Colorways
import FileSystem
import Synchronization
import Threads

/// Hands out the records of a list a few at a time, those of one shard alone; for any number of threads, which take turns.
final class RecordSource: Sendable {
  /// A few records, in the order of the list, and what is to be said of their sources.
  enum Portion: Sendable {
    case records([Record], [RowNotice])
    /// The list cannot be read on.
    case failure(BatchFailure)
  }

  private let state: Monitor<State>
  private let shard: Shard?
  private let bytesARow = Atomic(0)

  private struct State {
    var reader: RecordReader
    var isAtEnd = false
    var failure: SourceError?
  }

  /// The most records that are handed out at once.
  private static let longest = 64
  /// Pictures of a portion have about so many bytes, once it is known how many a row's have. The portions that lie ready
  /// while one thread sleeps are what memory is needed for.
  private static let bytesAPortion = 1 << 16

  init(_ list: ColorwayList, shard: Shard?) {
    state = Monitor(State(reader: list.reader()))
    self.shard = shard
  }

  /// The next records; nil at the end, and after a signal has asked for one.
  func next() -> Portion? {
    let count = count
    return state.change { state in
      guard Interruption.signal == nil else { return nil }
      let records = Self.take(count, shard, &state)
      let notices = state.reader.takeNotices()
      if !records.isEmpty || !notices.isEmpty { return .records(records, notices) }
      defer { state.failure = nil }
      return state.failure.map { .failure(.source($0)) }
    }
  }

  /// Up to `count` records. What is wrong with the list is kept until those before it are handed out.
  private static func take(_ count: Int, _ shard: Shard?, _ state: inout State) -> [Record] {
    var records: [Record] = []
    records.reserveCapacity(count)
    while records.count < count, !state.isAtEnd {
      do throws(SourceError) {
        // What a stream gives after a signal may be cut off.
        guard let record = try state.reader.next(), Interruption.signal == nil else {
          state.isAtEnd = true
          break
        }
        if shard?.contains(record.index) ?? true { records.append(record) }
      } catch {
        state.isAtEnd = true
        if Interruption.signal == nil { state.failure = error }
      }
    }
    return records
  }

  /// Hands out nothing more.
  func end() { state.change { $0.isAtEnd = true } }

  /// Says how many bytes the pictures of a row have, so that portions of large ones are small.
  func note(bytesARow: Int) { self.bytesARow.store(bytesARow, ordering: .relaxed) }

  private var count: Int {
    let bytes = bytesARow.load(ordering: .relaxed)
    return bytes == 0 ? Self.longest / 8 : max(1, min(Self.longest, Self.bytesAPortion / bytes))
  }
}
