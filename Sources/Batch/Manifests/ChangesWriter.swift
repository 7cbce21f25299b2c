public import FileSystem

/// Writes `changes.jsonl`: a line for each picture of a run with `--since`, in input order, then one for each that is
/// no more, in the old order. Members have this order:
///
///     {"change":"added","index":1,"file":"a.png","key":"..."}
///     {"change":"changed","index":2,"file":"b.png","key":"...","was":"..."}
///     {"change":"unchanged","index":3,"file":"c.png","key":"..."}
///     {"change":"failed","index":4}
///     {"change":"removed","file":"d.png","key":"..."}
///
/// A failed row's old picture is not listed as removed. Memory stays flat. Used by one thread at a time.
public final class ChangesWriter {
  private let sink: ByteSink
  private var line: [UInt8] = []

  /// The list's name, or that of the part which shard `number` of `count` writes.
  public static func name(shard: (number: Int, count: Int)? = nil) -> String {
    shard.map { "changes.\($0.number)-of-\($0.count).jsonl" } ?? "changes.jsonl"
  }

  /// What a list that may be replaced begins with.
  public static func rule(isForced: Bool) -> ReplacementRule {
    isForced ? .everything : .files(with: Array("{\"change\":".utf8), called: "list of changes")
  }

  /// A list into `sink`, to which nothing else is written.
  public init(_ sink: ByteSink) {
    self.sink = sink
  }

  /// Adds what became of a picture.
  public func write(_ verdict: ChangeDetector.Verdict, on entry: ManifestEntry) throws(OutputError) {
    switch verdict {
    case .added: begin("added")
    case .changed: begin("changed")
    case .unchanged: begin("unchanged")
    }
    line.append(number: entry.index, after: ",\"index\":")
    append(entry)
    if case .changed(let old) = verdict { line.append(text: old.key.text, after: ",\"was\":") }
    try end()
  }

  /// Adds a row that failed.
  public func writeFailed(index: Int) throws(OutputError) {
    begin("failed")
    line.append(number: index, after: ",\"index\":")
    try end()
  }

  /// Adds a picture of the old manifest that is no more.
  public func writeRemoved(_ entry: ManifestEntry) throws(OutputError) {
    begin("removed")
    append(entry)
    try end()
  }

  /// Puts the list in its place.
  @discardableResult
  public func finish() throws(OutputError) -> AtomicFile.Outcome { try sink.finish() }

  /// Gives it up; what was at its path stays.
  public func discard() { sink.discard() }

  private func begin(_ change: StaticString) {
    line.removeAll(keepingCapacity: true)
    line.append(literal: "{\"change\":\"")
    line.append(literal: change)
    line.append(literal: "\"")
  }

  private func append(_ entry: ManifestEntry) {
    line.append(text: entry.file, after: ",\"file\":")
    line.append(text: entry.key.text, after: ",\"key\":")
  }

  private func end() throws(OutputError) {
    line.append(literal: "}\n")
    try sink.write(line)
  }
}
