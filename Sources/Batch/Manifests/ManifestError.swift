public import FileSystem

/// Why a manifest cannot be read.
public enum ManifestError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such file, or reading it failed.
  case unreadable(FileError)
  /// A line is not what this program writes: the file's path, the line from 1, and what is wrong.
  case malformed(path: String, line: Int, message: String)

  /// One line, such as `old/manifest.jsonl:12: 'key' is missing`.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .malformed(let path, let line, let message): "\(PathBytes.visible(path)):\(line): \(message)"
    }
  }
}
