import FileSystem

/// Reads a manifest row by row; memory stays flat.
///
/// The file is opened once: rows are those of that moment, though a new manifest takes its name meanwhile.
public struct ManifestReader {
  /// The path as it was given.
  public let path: String
  private var lines: FileLines

  /// Opens a manifest.
  public init(_ path: String) throws(ManifestError) {
    do throws(FileError) {
      self.init(try FileBlocks(path))
    } catch {
      throw .unreadable(error)
    }
  }

  /// Reads a manifest that is open, from where a line begins.
  init(_ file: FileBlocks, from offset: Int = 0, blockSize: Int = 1 << 18) {
    path = file.path
    lines = FileLines(file, from: offset, blockSize: blockSize)
  }

  /// The line of the row that ``next()`` gave last, from 1.
  public var line: Int { lines.number }

  /// Where in the file the next line begins.
  var nextOffset: Int { lines.nextOffset }

  /// The next row; nil at the end.
  public mutating func next() throws(ManifestError) -> ManifestRow? {
    try nextWithText()?.row
  }

  /// The next row, and its line as it stands, without the line feed.
  mutating func nextWithText() throws(ManifestError) -> (row: ManifestRow, text: ArraySlice<UInt8>)? {
    guard let range = try nextLine() else { return nil }
    let row = try ManifestRow(lines.bytes, in: range, path: path, line: line)
    return (row, lines.bytes[range])
  }

  private mutating func nextLine() throws(ManifestError) -> Range<Int>? {
    do throws(FileError) {
      return try lines.next()
    } catch {
      throw .unreadable(error)
    }
  }
}
