public import FileSystem
import ShoeRender

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

  /// Writes the line on what became of a picture.
  public static func append(
    _ verdict: ChangeDetector.Verdict, on entry: ManifestEntry, to lines: inout [UInt8]
  ) {
    switch verdict {
    case .added: begin("added", &lines)
    case .changed: begin("changed", &lines)
    case .unchanged: begin("unchanged", &lines)
    }
    lines.append(number: entry.index, after: ",\"index\":")
    append(entry, &lines)
    if case .changed(let old) = verdict { lines.append(text: old.key.text, after: ",\"was\":") }
    lines.append(literal: "}\n")
  }

  /// Writes the line on a row that failed.
  public static func append(failedRow index: Int, to lines: inout [UInt8]) {
    begin("failed", &lines)
    lines.append(number: index, after: ",\"index\":")
    lines.append(literal: "}\n")
  }

  /// Adds lines made by ``append(_:on:to:)``, on another thread for example.
  public func write(lines: [UInt8]) throws(OutputError) { try sink.write(lines) }

  /// Adds what became of a picture.
  public func write(_ verdict: ChangeDetector.Verdict, on entry: ManifestEntry) throws(OutputError) {
    var line: [UInt8] = []
    Self.append(verdict, on: entry, to: &line)
    try sink.write(line)
  }

  /// Adds a row that failed.
  public func writeFailed(index: Int) throws(OutputError) {
    var line: [UInt8] = []
    Self.append(failedRow: index, to: &line)
    try sink.write(line)
  }

  /// Adds a picture of the old manifest that is no more.
  public func writeRemoved(_ entry: ManifestEntry) throws(OutputError) {
    var line: [UInt8] = []
    Self.begin("removed", &line)
    Self.append(entry, &line)
    line.append(literal: "}\n")
    try sink.write(line)
  }

  /// Puts the list in its place.
  @discardableResult
  public func finish() throws(OutputError) -> AtomicFile.Outcome { try sink.finish() }

  /// Gives it up; what was at its path stays.
  public func discard() { sink.discard() }

  private static func begin(_ change: StaticString, _ line: inout [UInt8]) {
    line.append(literal: "{\"change\":\"")
    line.append(literal: change)
    line.append(literal: "\"")
  }

  private static func append(_ entry: ManifestEntry, _ line: inout [UInt8]) {
    line.append(text: entry.file, after: ",\"file\":")
    line.append(text: entry.key.text, after: ",\"key\":")
  }
}
