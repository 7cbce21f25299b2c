public import FileSystem

/// Why the manifests of shards cannot be merged, or the changes of a merged one listed. Nothing was written.
public enum MergeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The folder cannot be listed.
  case folder(FileError)
  /// It holds no manifest of a shard.
  case noManifests(folder: String)
  /// It holds manifests of splits into different numbers of shards.
  case severalSplits(folder: String, counts: [Int])
  /// Manifests of these names are not there.
  case missing(folder: String, names: [String])
  /// One cannot be read, or holds what the shard does not write.
  case manifest(ManifestError)
  /// The merged manifest, or the list of changes, cannot be written.
  case output(OutputError)

  /// One line with the place, the reason and the way out.
  public var description: String {
    switch self {
    case .folder(let error): error.description
    case .noManifests(let folder):
      "\(PathBytes.quoted(folder)) holds no manifest.I-of-N.jsonl, as `batch --shard` writes"
    case .severalSplits(let folder, let counts):
      "\(PathBytes.quoted(folder)) holds manifests of different splits, "
        + "\(counts.map { "of \($0)" }.joined(separator: " and ")); remove those of older runs"
    case .missing(let folder, let names):
      "\(PathBytes.quoted(folder)) lacks \(Self.list(names)); run \(names.count == 1 ? "that shard" : "those shards")"
    case .manifest(let error): error.description
    case .output(let error): error.description
    }
  }

  /// At most ten names, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(10).joined(separator: ", ")
    return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
  }
}
