public import FileSystem

/// Writes a manifest, row by row in the order given; memory stays flat. Used by one thread at a time.
///
/// In a folder it is `manifest.jsonl`, which appears when it is whole, and is left alone where it has the same bytes
/// already. In a tar archive it is the last entry: as an entry's size comes first, its rows wait in a ``ScratchFile``.
public final class ManifestWriter {
  private let sink: ByteSink
  private var line: [UInt8] = []

  /// The manifest's name in a folder or archive, or that of the part which shard `number` of `count` writes.
  public static func name(shard: (number: Int, count: Int)? = nil) -> String {
    shard.map { "manifest.\($0.number)-of-\($0.count).jsonl" } ?? "manifest.jsonl"
  }

  /// What a manifest that may be replaced begins with.
  public static func rule(isForced: Bool) -> ReplacementRule {
    isForced ? .everything : .files(with: Array("{\"index\":".utf8), called: "manifest")
  }

  /// A manifest into `sink`, to which nothing else is written.
  public init(_ sink: ByteSink) {
    self.sink = sink
  }

  /// Adds a row.
  public func write(_ row: ManifestRow) throws(OutputError) {
    line.removeAll(keepingCapacity: true)
    row.write(to: &line)
    try sink.write(line)
  }

  /// Adds rows that ``ManifestRow/write(to:)`` has made lines of, on another thread for example.
  public func write(lines: [UInt8]) throws(OutputError) {
    try sink.write(lines)
  }

  /// Puts a manifest in a file in its place.
  @discardableResult
  public func finish() throws(OutputError) -> AtomicFile.Outcome { try sink.finish() }

  /// Gives it up; what was at its path stays.
  public func discard() { sink.discard() }
}
