/// One bit a pixel that counts as different, for the rows that have any.
struct DifferenceMarks: Equatable, Sendable {
  /// Bits of the rows, 64 columns a word, by row; a row without any is absent.
  private(set) var rows: [Int: [UInt64]] = [:]

  /// Takes the verdicts on the changed pixels of a row.
  mutating func set<Word>(row: Int, width: Int, _ pixels: ChangedPixels<Word>) {
    var words = [UInt64](repeating: 0, count: (width + 63) / 64)
    for index in 0..<pixels.count where pixels.verdicts[index].isDifferent {
      let x = Int(pixels.columns[index])
      words[x / 64] |= 1 << UInt64(x % 64)
    }
    rows[row] = words
  }

  mutating func merge(_ other: DifferenceMarks) {
    rows.merge(other.rows) { one, _ in one }
  }
}
