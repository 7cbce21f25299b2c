import FileSystem

/// Where a page goes, and whether it may go there.
struct PageOutput {
  /// A path, or `-` for standard output.
  let path: String
  /// Whether a file that is no page, or an input, may be replaced.
  let force: Bool

  /// Refuses what must not be written, before any work is done.
  func check() throws(CommandFailure) {
    if path == "-" ? StandardStream.output.isTerminal : FileSystem.isTerminal(at: path) {
      throw CommandFailure(.usage, "a page is not written to a terminal; give -o FILE.html")
    }
    guard path != "-" else { return }
    guard !path.isEmpty else { throw CommandFailure(.usage, "the output has an empty name") }
    guard HTMLOutput.isFile(path) || Path.extension(path).isEmpty else {
      let folder = Path.parent(path)
      let better = Path.joined(folder == "." ? "" : folder, Path.stem(path) + ".html")
      throw CommandFailure(
        .usage, "\(PathBytes.quoted(path)): the page is HTML; name the output \(PathBytes.quoted(better))")
    }
  }

  /// Writes the page whole or not at all.
  func write(_ bytes: [UInt8], inputs: [String]) throws {
    if path == "-" { return try StandardStream.output.write(bytes) }
    let rule =
      force
      ? ReplacementRule.everything
      : .files(with: Array("<!doctype".utf8), called: "HTML page", except: inputs)
    let sink = try ByteSink(path, replacing: rule)
    try sink.write(bytes)
    try sink.finish()
  }
}
