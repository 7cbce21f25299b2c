import Batch
import FileSystem

extension BatchOptions {
  /// Where pictures go.
  enum Place {
    case folder(String)
    /// A file, or `-` for standard output.
    case archive(String)
    /// Names alone are asked for.
    case nowhere
  }

  /// Extensions that promise something else than a folder or a tar.
  private static let otherFormats: Set<String> = [
    "zip", "gz", "tgz", "xz", "zst", "7z", "png", "jpg", "jpeg", "webp", "gif", "pdf", "json", "jsonl", "csv",
  ]

  /// Where pictures go. Throws for options that exclude each other.
  func place(_ messages: MessageOptions) throws(CommandFailure) -> Place {
    try checkTogether()
    if dryRun { return .nowhere }
    guard let output, !output.isEmpty else {
      throw CommandFailure(.usage, "where to? give -o FOLDER, -o FILE.tar, or -o - for a tar on standard output")
    }
    let isArchive = output == "-" || Path.extension(output).lowercased() == "tar"
    guard isArchive else {
      try refuseOtherFormats(output)
      return .folder(output)
    }
    if verify { throw CommandFailure(.usage, "--verify compares a folder, no archive; give -o FOLDER") }
    if prune { throw CommandFailure(.usage, "--prune removes from a folder, not from an archive") }
    if output == "-" ? StandardStream.output.isTerminal : FileSystem.isTerminal(at: output) {
      throw CommandFailure(.usage, "a tar is not written to a terminal; give -o FILE.tar, or pipe it into a program")
    }
    if output == "-", messages.json {
      throw CommandFailure(.usage, "--json and the tar both want standard output; give -o FILE.tar")
    }
    return .archive(output)
  }

  private func checkTogether() throws(CommandFailure) {
    let modes = [(dryRun, "--dry-run"), (verify, "--verify"), (since != nil, "--since"), (prune, "--prune")]
    let asked = modes.filter(\.0).map(\.1)
    for mode in ["--dry-run", "--verify"] where asked.contains(mode) && asked.count > 1 {
      let other = asked.first { $0 != mode } ?? mode
      throw CommandFailure(.usage, "\(mode) writes nothing, so it does not go with \(other)")
    }
    if prune, shard != nil {
      throw CommandFailure(
        .usage, "--prune needs the whole list, and --shard is a part of it; prune in a run without --shard")
    }
  }

  private func refuseOtherFormats(_ output: String) throws(CommandFailure) {
    let isFolder = FileSystem.kind(of: output) == .directory
    guard !isFolder, Self.otherFormats.contains(Path.extension(output).lowercased()) else { return }
    throw CommandFailure(
      .usage,
      "\(PathBytes.quoted(output)): a batch goes into a folder or a .tar; give -o FOLDER, or -o - to pipe a tar into another program"
    )
  }

  /// The shard that is asked for.
  func resolvedShard() throws(CommandFailure) -> Shard? {
    guard let shard else { return nil }
    do throws(ShardError) {
      return try ShardOption(shard).shard { ProcessInformation.environmentValue($0) }
    } catch {
      throw CommandFailure(.usage, "--shard: \(error)")
    }
  }
}
