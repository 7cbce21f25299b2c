/// The report as one page.
public struct HTMLReport {
  /// The fragment of the page's address that shows a pair.
  public static func fragment(of pair: PairReport) -> String { PercentEncoding.segment(pair.name) }
}
