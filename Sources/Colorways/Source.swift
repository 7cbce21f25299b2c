import FileSystem
import Palettes

/// A source after its kind has been found out.
enum Source: Sendable {
  case standardInput
  case file(String)
  case folder(ConfigurationFolder)
  case swatches([SwatchRow], name: String, notices: [RowNotice])
  case combinations(Combinations, Sample?, notices: [RowNotice])

  /// The name in messages.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    case .folder(let folder): folder.path
    case .swatches(_, let name, _): name
    case .combinations(let all, _, _): all.source
    }
  }

  /// How many records it has, where that is known without reading it.
  var count: Int? {
    switch self {
    case .standardInput, .file: nil
    case .folder(let folder): folder.names.count
    case .swatches(let rows, _, _): rows.count
    case .combinations(let all, let sample, _): sample?.count ?? Int(exactly: all.count)
    }
  }

  /// Throws where a file is missing, cannot be read, or is no list as far as its first lines tell.
  func check(_ options: ListOptions) throws(SourceError) {
    guard case .file(let path) = self else { return }
    do throws(FileError) { _ = try ByteStream(path) } catch {
      throw error.isMissing ? .missing(error, path: path) : SourceError(error)
    }
    if [.table, .unknown].contains(StreamFormat.named(path)) { _ = try splitter(options) }
  }

  /// Begins to read it.
  func splitter(_ options: ListOptions) throws(SourceError) -> any Splitter {
    switch self {
    case .standardInput: return try Self.stream(.unknown, options) { () throws(FileError) in try .standardInput() }
    case .file(let path):
      return try Self.stream(StreamFormat.named(path), options) { () throws(FileError) in try ByteStream(path) }
    case .folder(let folder): return FolderSplitter(folder)
    case .swatches(let rows, let name, let notices): return SwatchSplitter(rows, name, notices)
    case .combinations(let combinations, let sample, let notices):
      return CombinationSplitter(combinations, sample, notices)
    }
  }

  private static func stream(
    _ name: StreamFormat.Name, _ options: ListOptions, _ open: () throws(FileError) -> ByteStream
  ) throws(SourceError) -> any Splitter {
    let stream: ByteStream
    do { stream = try open() } catch { throw SourceError(error) }
    var buffer = TextBuffer(stream)
    try buffer.fill(ForeignFile.length)
    if let error = ForeignFile.error(in: buffer.bytes, source: buffer.source) { throw error }
    if buffer.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { buffer.index = 3 }
    switch try StreamFormat.detected(name, in: &buffer) {
    case .lines: return LineSplitter(buffer)
    case .array: return ArraySplitter(buffer)
    case .whole: return WholeSplitter(buffer)
    case .table: return try TableSplitter(buffer, options)
    }
  }
}
