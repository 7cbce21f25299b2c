public import FileSystem
import PNGCodec

/// The difference pictures that an earlier run left, known by a text that they carry.
public enum DifferencePictures {
  /// The keyword of the iTXt chunk that every difference picture has.
  public static let keyword = "ShoeRenderDifference"

  /// Whether a file is one.
  public static func isOne(_ path: String) -> Bool {
    guard FileSystem.kind(of: path) == .file, let bytes = try? FileSystem.read(path) else { return false }
    return (try? PNGDecoder.text(keyword: keyword, in: bytes)) != nil
  }

  /// Removes those in a folder and below whose names begin with `prefix` and are not in `current`. Other files stay.
  public static func removeStale(
    in folder: OutputFolder, beginningWith prefix: String = "", except current: Set<[UInt8]>
  ) throws {
    var stale: [String] = []
    try folder.forEachFile { name in
      guard name.utf8.starts(with: prefix.utf8) else { return }
      if !current.contains(PathBytes.encode(name)), isOne(folder.path(of: name)) { stale.append(name) }
    }
    for name in stale { _ = try folder.remove(name, beginningWith: PNGDecoder.signature) }
  }

  /// Removes one at `path`; any other file stays.
  public static func removeStale(at path: String) throws(FileError) {
    if isOne(path) { try FileSystem.remove(path) }
  }
}
