import FileSystem
import ShoeRender

/// Finds the rows of a list that have the colours of others, perhaps under another spelling: their pictures are the same.
///
/// Of a picture's key 64 bits are compared; two of a million different pictures share these with a probability of 3 in
/// 10^8. Memory does not grow with the list. Where no temporary file can be had, nothing is found.
final class RepetitionSearch {
  private var fingerprints: NameFingerprints? = NameFingerprints(
    fingerprint: .standard, runLength: RepetitionSearch.runLength)

  /// So few are sorted at a time, 128 KiB, that the memory of a long list is that of a short one.
  private static let runLength = 1 << 13
  /// The most rows that are named.
  private static let longestList = 6

  /// Takes in a row's picture, in the order of rows.
  func add(_ key: PictureKey, row: Int) {
    do throws(FileError) {
      try fingerprints?.add(fingerprint: key.high, row: row)
    } catch {
      fingerprints = nil
    }
  }

  /// What is to be said of them; nil where there are none.
  var text: String? {
    guard let candidates = try? fingerprints?.candidates(), !candidates.isEmpty else { return nil }
    let rows = candidates.rows.sorted()
    let list = rows.prefix(Self.longestList).map(String.init).joined(separator: ", ")
    let count = candidates.isComplete ? "\(rows.count)" : "more than \(rows.count)"
    return "\(count) rows have the colours of others: \(list)\(rows.count > Self.longestList ? ", …" : "")"
  }
}
