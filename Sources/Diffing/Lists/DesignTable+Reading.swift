import Colorways
import FileSystem
import Threads

extension DesignTable {
  /// Reads a list. Several threads parse and resolve its rows; the table does not depend on how many.
  ///
  /// Throws where a source cannot be read on. A row that is no design is a fault in the table. `notice` takes what is to be
  /// said about the sources.
  init(
    _ list: ColorwayList, renderer: DesignRenderer, jobs: Int, notice: @escaping @Sendable (RowNotice) -> Void
  ) throws(SourceError) {
    let input = Monitor(ListInput(reader: list.reader()))
    let table = Monitor(DesignTable())
    let parser = list.parser
    OrderedPipeline(threads: jobs).run(
      next: { input.change { $0.next() } }, worker: { () },
      work: { (_, portion: ListInput.Portion) in
        ParsedPortion(portion.records.map { parser.row(of: $0) }, portion.notices, renderer)
      },
      deliver: { portion in
        portion.notices.forEach(notice)
        table.change { $0.append(portion) }
        return true
      })
    if let failure = input.change({ $0.failure }) { throw failure }
    self = table.change { $0 }
  }

  private mutating func append(_ portion: ParsedPortion) {
    for row in portion.rows {
      switch row {
      case .success(let design): append(design)
      case .failure(let fault): append(fault)
      }
    }
  }
}

/// The records of a list, a few at a time.
private struct ListInput {
  struct Portion: Sendable {
    let records: [Record]
    let notices: [RowNotice]
  }

  let reader: RecordReader
  private(set) var failure: SourceError?
  private var isAtEnd = false

  private static let recordsAPortion = 64

  init(reader: sending RecordReader) { self.reader = reader }

  /// The next records; nil at the end, and after a signal has asked for one.
  mutating func next() -> Portion? {
    guard !isAtEnd, Interruption.signal == nil else { return nil }
    var records: [Record] = []
    do throws(SourceError) {
      while records.count < Self.recordsAPortion {
        guard let record = try reader.next() else {
          isAtEnd = true
          break
        }
        records.append(record)
      }
    } catch {
      failure = error
      isAtEnd = true
    }
    let notices = reader.takeNotices()
    return records.isEmpty && notices.isEmpty ? nil : Portion(records: records, notices: notices)
  }
}

/// What comes of a portion.
private struct ParsedPortion: Sendable {
  let rows: [Result<DesignTable.Design, RowFault>]
  let notices: [RowNotice]

  init(_ rows: [Row], _ notices: [RowNotice], _ renderer: DesignRenderer) {
    self.notices = notices + rows.flatMap(\.notices)
    self.rows = rows.map { row in
      do throws(RowFault) {
        return .success(try renderer.design(try row.result.get()))
      } catch {
        return .failure(error)
      }
    }
  }
}
