/// Looks at files of a folder by name, without changing anything; for one thread. Links inside are not followed.
public final class FolderReader {
  private let folder: OutputFolder
  private let tree: FolderTree

  /// What stands under a name.
  public enum Verdict: Sendable {
    /// A regular file with exactly the bytes asked for.
    case same
    /// Something else: other bytes, a link, a folder.
    case different
    /// Nothing.
    case missing
  }

  /// A reader of `folder`.
  public init(_ folder: OutputFolder) {
    self.folder = folder
    tree = FolderTree(root: folder.descriptor)
  }

  /// Compares a file with the bytes that it should have. A file that cannot be read is different.
  public func compare(_ name: String, with bytes: [UInt8]) throws(FileError) -> Verdict {
    guard let (entry, place) = try locate(name) else { return .missing }
    do throws(Errno) {
      let found = try bytes.span.bytes.withUnsafeBytes { (bytes) throws(Errno) in
        try FolderComparison(entry.leaf.terminated, in: place, bytes: bytes, start: 0)
      }
      switch found {
      case .missing: return .missing
      case .same: return .same
      case .different, .other: return .different
      }
    } catch {
      throw FileError(path: folder.path(of: name), operation: .examine, errno: error)
    }
  }

  /// The sub-folder of a name and what it names there; nil where the sub-folder is missing, or is no folder.
  private func locate(_ name: String) throws(FileError) -> (FolderEntryName, System.Descriptor)? {
    guard let entry = try? FolderEntryName(name) else { return nil }
    do throws(FolderTree.Failure) {
      return (entry, try tree.descriptor(of: entry.folder, making: false))
    } catch {
      if [.noSuchFile, .notDirectory, .tooManyLinks].contains(error.errno) { return nil }
      throw FileError(path: folder.path(of: name), operation: .examine, errno: error.errno)
    }
  }
}
