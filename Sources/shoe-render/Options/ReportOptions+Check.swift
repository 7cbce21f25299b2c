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
    let idle: [(name: String, isGiven: Bool, needed: String)] = [
      ("--style", style != nil && output == nil, "-o"),
      ("--report-url", reportURL != nil && markdown == nil, "--markdown"),
      ("--image-base", imageBase != nil && markdown == nil, "--markdown"),
    ]
    guard let option = idle.first(where: \.isGiven) else { return }
    throw CommandFailure(.usage, "\(option.name) does nothing without \(option.needed)")
  }
}
