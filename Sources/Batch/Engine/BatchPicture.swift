public import Colorways
public import ShoeRender
import Threads

/// A picture of a list that is known but not made.
public struct BatchPicture: Sendable {
  /// The name: a path in the output, slashes between folders.
  public let name: String
  /// What makes it.
  public let plan: RenderPlan
  /// Where its row stands.
  public let place: RowPlace
}

extension Batch {
  /// Has something else done with the pictures than ``run(into:records:reporting:)`` does: `work` is given each of them, by
  /// several threads at once, and what it returns is handed on in the order of the list.
  ///
  /// Throws for the first bad row, for a list that cannot be read on, and, of a list that can be read only once, for the
  /// second row that gives a name; what came before is handed on. A signal (`Interruption`) ends it in order. `deliver`
  /// returns false to stop.
  public func forEachPicture<Worker, Product: Sendable>(
    _ reporting: BatchReporting, worker: @escaping @Sendable () -> Worker,
    work: @escaping @Sendable (inout Worker, BatchPicture) -> Product,
    deliver: @escaping @Sendable (Product) -> Bool
  ) throws(BatchFailure) {
    let end = Monitor(PictureEnd())
    sharePortions(
      worker: worker,
      work: { [rows] worker, portion in
        var portion = PlannedPortion(portion, rows)
        let products = portion.takePictures().map { work(&worker, $0) }
        return (portion, products)
      },
      deliver: { (made: (portion: PlannedPortion, products: [Product]), _) in
        end.change { end in
          made.portion.notices.forEach(reporting.notice)
          end.counts += made.portion.counts
          reporting.progress(end.counts)
          // All of them, also after one that asks to stop: what was done is to be known.
          let goesOn = made.products.map(deliver).allSatisfy { $0 }
          end.failure = end.failure ?? made.portion.failure
          return goesOn && end.failure == nil
        }
      })
    if let failure = end.change({ $0.failure }) { throw failure }
  }
}

/// How far the pictures have come.
private struct PictureEnd: Sendable {
  var counts = BatchCounts()
  var failure: BatchFailure?
}

/// The pictures of a few rows, up to the first bad one.
private struct PlannedPortion: Sendable {
  private(set) var notices: [RowNotice] = []
  private(set) var counts = BatchCounts()
  private(set) var failure: BatchFailure?
  private var pictures: [BatchPicture] = []

  init(_ portion: RecordSource.Portion, _ rows: RowPlanner) {
    switch portion {
    case .failure(let failure): self.failure = failure
    case .records(let records, let notices):
      self.notices = notices
      for record in records where failure == nil { add(rows.parser.row(of: record), rows) }
    }
  }

  private mutating func add(_ row: Row, _ rows: RowPlanner) {
    notices += row.notices
    counts.rows += 1
    switch rows.plan(row) {
    case .failure(let fault): failure = .row(fault)
    case .success(let planned):
      counts.pictures += planned.pictures.count
      pictures += planned.pictures.map {
        BatchPicture(name: $0.name, plan: $0.plan, place: planned.colorway.place)
      }
    }
  }

  /// The pictures, which are not needed afterwards.
  mutating func takePictures() -> [BatchPicture] {
    defer { pictures = [] }
    return pictures
  }
}
