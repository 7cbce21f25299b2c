import FileSystem
import Reports

/// Writes a report in every form that was asked for.
struct ReportOutput {
  let options: ReportOptions
  let messages: MessageOptions
  /// Where the HTML report has its pictures from.
  var pictures = PictureSource.files

  /// Files first, so that what is said comes last. Of those the HTML report, whose folder may hold the others.
  func write(_ report: ComparisonReport) throws {
    if let path = options.html { try HTMLOutput(path, pictures: pictures).write(report) }
    if let path = options.junit { try write(JUnitReport(report).text, to: path) }
    if let path = options.markdown {
      try write(
        MarkdownReport(report, reportURL: options.reportURL, imageBase: options.imageBase).text, to: path)
    }
    if messages.json {
      try report.writeJSON { (bytes) throws(FileError) in try StandardStream.output.write(bytes) }
      try Speech.product("\n")
    } else if !messages.quiet {
      let text = TextReport(report, isColored: Speech(options: messages).isColored).text
      // A picture or another report has standard output to itself.
      if options.onStandardOutput == nil { try Speech.product(text) } else { Speech.tell(text) }
    }
    // Lines for the log come last: GitHub reads them from either stream.
    if options.annotations == .github { Speech.tell(AnnotationsReport(report).text) }
  }

  private func write(_ text: String, to path: String) throws {
    if path == "-" { return try Speech.product(text) }
    try AtomicFile.write(Array(text.utf8), to: path)
  }
}
