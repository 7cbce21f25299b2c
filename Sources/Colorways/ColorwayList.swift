import FileSystem

/// A list of colorways, as its sources give it. What it holds is read record by record; making it looks only at what the
/// sources are.
public struct ColorwayList: Sendable {
  let sources: [Source]
  let options: ListOptions

  /// Whether ``reader()`` can be called twice: no source is standard input, a FIFO or an open descriptor.
  public let canBeReadTwice: Bool
  /// The number of records, where it is known without reading; nil elsewhere.
  public let count: Int?
  /// The files that are read, for outputs to keep off.
  public let inputPaths: [String]

  /// The list of these sources: paths of lists, of single configurations, of palettes or of folders, patterns such as
  /// `designs/*.json`, and `-` for standard input.
  ///
  /// Throws where a source is missing or unusable, as far as that shows without reading it through.
  public init(_ sources: [String], options: ListOptions = ListOptions()) throws(SourceError) {
    let plan = try SourcePlan(sources, options)
    self.sources = plan.sources
    self.options = options
    canBeReadTwice = plan.canBeReadTwice
    inputPaths = plan.inputPaths
    count = plan.count
  }

  /// Begins to read the list at its first record.
  public func reader() -> RecordReader { RecordReader(self) }

  /// What makes rows of records.
  public var parser: RowParser { RowParser(options) }
}
