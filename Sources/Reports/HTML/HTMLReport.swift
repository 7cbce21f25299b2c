import JSON
import WebPages

/// The report as one page that loads nothing from any network: style, script and data are in it, and pictures too unless
/// they are linked. A content security policy admits this script and this style alone, by their digests.
public struct HTMLReport {
  private let report: ComparisonReport
  private let isLinking: Bool

  /// A report as a page. `isLinking` admits pictures that lie beside the page; without it all have to be embedded.
  public init(_ report: ComparisonReport, isLinking: Bool = false) {
    self.report = report
    self.isLinking = isLinking
  }

  /// The fragment of the page's address that shows a pair.
  public static func fragment(of pair: PairReport) -> String { PercentEncoding.fragment(pair.name) }

  /// Writes the page piece by piece, so that no more than one pair's pictures have to be in memory: `pictures` is asked
  /// once a pair, the worst first.
  public func write<Failure: Error>(
    pictures: (PairReport) throws(Failure) -> PairPictures, to output: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    for line in PageFiles.lines {
      switch line {
      case "{{policy}}": try output(Self.bytes(policy))
      case "{{style}}": try output(PageFiles.style)
      case "{{script}}": try output(PageFiles.script)
      case "{{data}}": try writeData(pictures, output)
      default: try output(Self.bytes(line))
      }
    }
  }

  /// The whole page.
  public func bytes(pictures: (PairReport) -> PairPictures = { _ in PairPictures() }) -> [UInt8] {
    var page: [UInt8] = []
    write(pictures: pictures) { page += $0 }
    return page
  }

  private static func bytes(_ line: String) -> [UInt8] { Array("\(line)\n".utf8) }

  private var policy: String {
    ContentPolicy.element(
      style: PageFiles.style, script: PageFiles.script, images: isLinking ? "data: 'self' file:" : "data:")
  }
}

extension HTMLReport {
  private func writeData<Failure: Error>(
    _ pictures: (PairReport) throws(Failure) -> PairPictures, _ output: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try output(Array("{\"run\": ".utf8) + ScriptData.bytes(PageData.run(report)) + Array(", \"pairs\": [".utf8))
    var separator = "\n"
    for pair in report.worstFirst + report.pairs.filter({ $0.verdict == .same }) {
      let value = PageData.pair(pair, try pictures(pair))
      try output(Array(separator.utf8) + ScriptData.bytes(value))
      separator = ",\n"
    }
    try output(Array("\n]}\n".utf8))
  }
}
