/// Checks that a picture has at most 256 distinct weight rows, so that an indexed PNG of it is exact.
enum RowLimit {
  static let most = 256

  /// `rows` counts what is left after all that lies under a fully covered layer is dropped.
  static func faults(rows: Int, width: Int) -> [Fault] {
    guard rows > most else { return [] }
    return [
      Fault(
        "the layers at \(width) px",
        "they have \(rows) weight rows, more than \(most); hide more edges of parts under the outline")
    ]
  }
}
