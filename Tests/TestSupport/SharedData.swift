/// Conformance suites that lie beside the checkout, in `../shared/data`; absent from a user's clone.
public enum SharedData {
  /// The folder of the suites, found from this file's own place: three levels up is the package's root.
  public static let folder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return parts.joined(separator: "/") + "/shared/data"
  }()
}
