import Batch
import Colorways
import FileSystem
import Reports
import ShoeRender

/// What one thread works with: it renders a design, compares it with its golden, and writes that where it is told to.
struct GoldenWorker {
  private let folder: String
  private let comparer: PairComparer
  private let update: GoldenUpdate?
  private let writer: FolderWriter?
  private let renderer = PictureWriter()

  init(folder: String, comparer: PairComparer, update: GoldenUpdate?) {
    self.folder = folder
    self.comparer = comparer
    self.update = update
    writer = update.map { FolderWriter($0.folder, replacing: $0.rule) }
  }

  /// Renders and compares one picture, and writes its golden where that is to be.
  func outcome(of picture: BatchPicture) -> GoldenOutcome {
    let path = Path.joined(folder, picture.name)
    var report = PairReport(name: picture.name, expected: path, actual: picture.place.description, verdict: .new)
    report.actualSize = picture.plan.size.canvas
    report.place = picture.place.file
    var outcome = GoldenOutcome(pair: PairOutcome(report), plan: picture.plan)
    do throws(SideFault) {
      try render(picture)
      outcome.bound = renderer.bound(picture.plan)
      guard let golden = try golden(at: path) else {
        outcome.pair.report.expected = nil
        write(&outcome, over: nil)
        return outcome
      }
      let actual = FileContents(renderer.file, path: picture.place.description)
      outcome.pair = comparer.compare(golden, actual, name: picture.name)
      outcome.pair.report.place = report.place
      write(&outcome, over: golden)
    } catch {
      outcome.pair.report.verdict = .error
      outcome.pair.report.fault = error.fault
      if error.fault.side == .expected { write(&outcome, over: nil) }
    }
    return outcome
  }

  private func render(_ picture: BatchPicture) throws(SideFault) {
    do throws(RenderError) {
      try renderer.write(picture.plan)
    } catch {
      throw SideFault(.actual, picture.place.description, error.message)
    }
  }

  /// The golden's file, links followed; nil where there is none.
  private func golden(at path: String) throws(SideFault) -> FileContents? {
    // To read a FIFO would be to wait for someone who writes to it.
    if FileSystem.kind(of: path) == .other { throw SideFault(.expected, path, "it is no regular file") }
    do throws(FileError) {
      return try FileContents(path)
    } catch {
      if error.isMissing { return nil }
      throw SideFault(.expected, path, error)
    }
  }
}

extension GoldenWorker {
  /// Puts the picture in the golden's place, if it is to be there: pairs within their limits stay as they are. A golden that
  /// is broken is replaced as far as the rule allows; where it does not, the pair's fault remains and says more.
  private func write(_ outcome: inout GoldenOutcome, over golden: FileContents?) {
    guard let update, let writer, update.chooses(outcome.pair.report.name) else { return }
    let isBroken = outcome.pair.report.fault?.side == .expected
    guard isBroken || [.different, .sizeMismatch, .new].contains(outcome.pair.report.verdict) else { return }
    let old = update.keepsReplaced ? golden.map { Array($0.bytes) } : nil
    do throws(OutputError) {
      try writer.write(renderer.file, to: outcome.pair.report.name)
      outcome.pair.report.isWritten = true
      outcome.replaced = old
    } catch {
      outcome.pair.report.notes.append("not written: \(error)")
      // What stands in a broken golden's place is its fault already.
      if !isBroken || ![.exists, .isDirectory].contains(error.kind) { outcome.failure = error }
    }
  }
}

extension RowPlace {
  /// The file and line of a row that stands in a file.
  fileprivate var file: SourcePlace? {
    source == "standard input" || source.hasPrefix("--") ? nil : SourcePlace(file: source, line: line)
  }
}
