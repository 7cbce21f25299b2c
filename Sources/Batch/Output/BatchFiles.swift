public import FileSystem

/// The files of a batch's folder.
enum BatchFiles {
  /// The bytes that every PNG begins with (PNG 3, 5.2).
  static let pictureSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether a name is that of a manifest or a list of changes, of a whole batch or of a shard.
  static func isList(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.first == "manifest" || parts.first == "changes", parts.last == "jsonl" else { return false }
    return parts.count == 2 || parts.count == 3 && ShardName(parts[1]) != nil
  }
}

extension ReplacementRule {
  /// What a batch's pictures may replace: PNGs that are none of `inputs`; with force everything.
  public static func pictures(except inputs: [String], isForced: Bool) -> ReplacementRule {
    isForced ? .everything : .files(with: BatchFiles.pictureSignature, called: "PNG", except: inputs)
  }

  /// What a batch's archive may replace: tar archives that are none of `inputs`; with force everything.
  public static func archive(except inputs: [String], isForced: Bool) -> ReplacementRule {
    isForced ? .everything : .files(with: Array("ustar".utf8), at: 257, called: "tar archive", except: inputs)
  }
}
