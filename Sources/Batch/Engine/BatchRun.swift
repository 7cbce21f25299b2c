import Colorways
import FileSystem
import ShoeRender
import Threads

/// Where a batch leaves what it says of its pictures, and an archive if it makes one. Both are handed lines and entries in
/// the order of the list; the caller begins and finishes them.
public struct BatchRecords: @unchecked Sendable {
  // Unchecked, as one thread at a time uses these, in turn.
  var manifest: ManifestWriter?
  var changes: ChangesWriter?
  var archive: TarWriter?

  /// Records into these.
  public init(manifest: ManifestWriter? = nil, changes: ChangesWriter? = nil, archive: TarWriter? = nil) {
    self.manifest = manifest
    self.changes = changes
    self.archive = archive
  }
}

extension Batch {
  /// Makes the pictures. Returns what was done when the list is through, when something failed, or when a signal asked for
  /// an end (`Interruption`); what was handed on until then is whole and in order.
  public func run(
    into output: BatchOutput, records: BatchRecords, reporting: BatchReporting
  ) -> BatchResult {
    let end = Monitor(BatchEnd(records: records, reporting: reporting))
    sharePortions(
      worker: { BatchWorker(self, into: output) },
      work: { (worker: inout BatchWorker, portion) in worker.product(of: portion) },
      deliver: { product, source in
        end.change { end in
          end.take(product)
          source.note(bytesARow: end.bytesARow)
          return end.failure == nil
        }
      })
    return end.change { $0.finish() }
  }

  /// Shares the portions of the list among threads, and hands on what they make of them in the order of the list. Of a
  /// list that can be read only once, the second row that gives a name ends it.
  func sharePortions<Worker, Product: Sendable>(
    worker: @escaping @Sendable () -> Worker,
    work: @escaping @Sendable (inout Worker, RecordSource.Portion) -> Product,
    deliver: @escaping @Sendable (Product, RecordSource) -> Bool
  ) {
    let guarding = list.canBeReadTwice || names.isDistinctByIndex ? nil : NameGuard(rows, shard: shard)
    let source = RecordSource(list, shard: guarding == nil ? shard : nil)
    OrderedPipeline(threads: jobs).run(
      next: { if let guarding { guarding.next(from: source) } else { source.next() } },
      worker: worker, work: work, deliver: { deliver($0, source) })
  }
}

/// Takes what the threads have made, in the order of the list.
private struct BatchEnd {
  let records: BatchRecords
  let reporting: BatchReporting
  private(set) var result = BatchResult()
  private let repetitions = RepetitionSearch()

  var failure: BatchFailure? { result.failure }

  init(records: BatchRecords, reporting: BatchReporting) {
    self.records = records
    self.reporting = reporting
  }

  /// The bytes that the pictures of a row have on the average, at least 1.
  var bytesARow: Int { max(1, result.counts.bytes / max(1, result.counts.rows)) }

  /// The result, when all threads are done.
  mutating func finish() -> BatchResult {
    result.isWhole = result.failure == nil && Interruption.signal == nil
    result.repetition = repetitions.text
    return result
  }

  /// After a failure come the products that other threads had in work: pictures of theirs lie in the folder and are
  /// recorded, but the failure stays the first one, and an archive, which ends there, takes none of them.
  mutating func take(_ product: BatchProduct) {
    if result.failure != nil, records.archive != nil { return }
    result.counts += product.counts
    result.counts.missing += product.differences.count { $0.verdict == .missing }
    result.counts.different += product.differences.count { $0.verdict == .different }
    result.failedRows += product.failedRows
    result.bounds.formUnion(product.bounds)
    product.notices.forEach(reporting.notice)
    product.faults.forEach(reporting.fault)
    product.names.forEach(reporting.name)
    for (name, verdict) in product.differences { reporting.difference(name, verdict) }
    for (index, key) in product.keys { repetitions.add(key, row: index) }
    result.failure = result.failure ?? product.failure
    do throws(OutputError) {
      if !product.archive.isEmpty { try records.archive?.add(entries: product.archive) }
      if !product.changes.isEmpty { try records.changes?.write(lines: product.changes) }
      if !product.manifest.isEmpty { try records.manifest?.write(lines: product.manifest) }
    } catch {
      result.failure = result.failure ?? .output(error)
    }
    reporting.progress(result.counts)
  }
}
