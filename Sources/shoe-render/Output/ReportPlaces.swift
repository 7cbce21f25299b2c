import FileSystem
import Reports

/// Where reports go, checked before any work is done: none may take the place of an input, of another report, or of a file
/// that is something else.
struct ReportPlaces {
  let options: ReportOptions
  /// What is compared: files or folders.
  let sides: [String]
  /// Files that are read besides.
  var inputs: [String] = []

  func check() throws(CommandFailure) {
    try checkApart()
    if let path = options.junit { try check(path, "--junit", beginning: Array("<?xml".utf8), called: "XML file") }
    if let path = options.markdown {
      try check(path, "--markdown", beginning: Array(MarkdownReport.marker.utf8), called: "comment of ours")
    }
    guard let path = options.html, path != "-" else { return }
    if HTMLOutput.isFile(path) {
      try check(path, "--html", beginning: Array("<!doctype".utf8), called: "HTML page")
    } else if let side = sides.first(where: { FileSystem.isSameFile($0, path) || DifferenceFolder.isInside(path, $0) })
    {
      throw CommandFailure(
        .cannotCreate,
        "--html \(PathBytes.quoted(path)) lies in \(PathBytes.quoted(side)), which is compared; its pictures would be taken for more of those"
      )
    }
  }

  /// Two outputs to one place would leave one of them.
  private func checkApart() throws(CommandFailure) {
    let all = [
      ("-o", options.output), ("--html", options.html), ("--junit", options.junit), ("--markdown", options.markdown),
    ]
    let places = all.compactMap { name, path in path.flatMap { $0 == "-" ? nil : (name, $0) } }
    for (index, one) in places.enumerated() {
      guard let other = places[..<index].first(where: { $0.1 == one.1 || FileSystem.isSameFile($0.1, one.1) }) else {
        continue
      }
      throw CommandFailure(
        .usage, "\(other.0) and \(one.0) both write to \(PathBytes.quoted(one.1)); give each its own")
    }
  }

  private func check(
    _ path: String, _ option: String, beginning signature: [UInt8], called kind: String
  ) throws(CommandFailure) {
    guard path != "-", FileSystem.kind(of: path) == .file, !FileSystem.isDescriptor(path) else { return }
    if let input = (sides + inputs).first(where: { FileSystem.isSameFile($0, path) }), !options.force {
      throw CommandFailure(
        .cannotCreate, "\(option) \(PathBytes.quoted(path)) is the input \(PathBytes.quoted(input)); write elsewhere")
    }
    let start = (try? FileSystem.firstBytes(path, signature.count)) ?? []
    guard start.isEmpty || start == signature || options.force else {
      throw CommandFailure(
        .cannotCreate,
        "\(option) \(PathBytes.quoted(path)) exists and is no \(kind); write elsewhere, or --force to replace it")
    }
  }
}
