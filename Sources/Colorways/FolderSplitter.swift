import FileSystem

/// A folder: every file *.json in it is one configuration, in the order of their names' bytes. Hidden files and folders
/// inside are left out. A worker reads the file.
final class FolderSplitter: Splitter {
  private let folder: ConfigurationFolder
  private var place = 0

  init(_ folder: ConfigurationFolder) { self.folder = folder }

  func next() -> (RowPlace, RecordContent)? {
    guard place < folder.names.count else { return nil }
    let path = Path.joined(folder.path, folder.names[place])
    place += 1
    return (RowPlace(source: path), .file(path: path))
  }

  var notices: [RowNotice] {
    guard let other = folder.otherLists.first else { return [] }
    return [.unreadFiles(folder.path, first: other, count: folder.otherLists.count)]
  }
}

/// The names of the configurations in a folder.
struct ConfigurationFolder: Sendable {
  let path: String
  let names: [String]
  /// Lists in the folder, which are not read.
  let otherLists: [String]

  /// Throws where the folder holds no configuration.
  init(_ path: String) throws(SourceError) {
    let visible: [String]
    do throws(FileError) {
      visible = try FileSystem.list(path).filter { !$0.hasPrefix(".") }
    } catch {
      throw SourceError(error)
    }
    self.path = path
    names = visible.filter { StreamFormat.named($0) == .json && Self.isReadable(Path.joined(path, $0)) }
    otherLists = visible.filter { [.lines, .table].contains(StreamFormat.named($0)) }
    if names.isEmpty { throw .noConfigurations(in: path, others: otherLists.map { Path.joined(path, $0) }) }
  }

  /// Folders, FIFOs and devices are no configurations, whatever their names; a link that leads nowhere is one that is missing.
  private static func isReadable(_ path: String) -> Bool { [.file, .missing].contains(FileSystem.kind(of: path)) }
}
