import FileSystem

extension ReportOptions {
  /// The option whose product goes to standard output, so that the text is left out; nil where none does.
  var onStandardOutput: String? { toStandardOutput.first }

  private var toStandardOutput: [String] {
    [("-o", output), ("--junit", junit), ("--markdown", markdown)].compactMap { $1 == "-" ? $0 : nil }
  }

  /// Refuses two products on standard output, and settings that would do nothing, before any work is done.
  func check(isJSON: Bool) throws(CommandFailure) {
    let products = toStandardOutput + (isJSON ? ["--json"] : [])
    if products.count > 1 {
      throw CommandFailure(
        .usage, "\(products[0]) and \(products[1]) both write to standard output; give one of them a file")
    }
    if html == "-" {
      throw CommandFailure(.usage, "--html writes a FILE.html or a folder, not standard output")
    }
    for (name, url) in [("--report-url", reportURL), ("--image-base", imageBase)] {
      if let url, !Self.isWebAddress(url) {
        throw CommandFailure(
          .usage, "\(name) \(PathBytes.quoted(url)): give an address that begins with https://, or a relative one")
      }
    }
    let idle: [(name: String, isGiven: Bool, needed: String)] = [
      ("--style", style != nil && output == nil, "-o"),
      ("--report-url", reportURL != nil && markdown == nil, "--markdown"),
      ("--image-base", imageBase != nil && markdown == nil, "--markdown"),
    ]
    guard let option = idle.first(where: \.isGiven) else { return }
    throw CommandFailure(.usage, "\(option.name) does nothing without \(option.needed)")
  }

  /// Whether a link to the address leads to a page: it has http or https, or no scheme at all.
  private static func isWebAddress(_ url: String) -> Bool {
    guard let colon = url.firstIndex(of: ":"), !url[..<colon].contains("/") else { return true }
    return ["http", "https"].contains(url[..<colon].lowercased())
  }
}
