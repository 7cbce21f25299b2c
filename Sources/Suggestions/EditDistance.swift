/// How many edits turn one word into the other: a scalar inserted, removed or replaced, or two neighbours swapped.
///
/// This is the optimal string alignment distance, the restricted form of Damerau-Levenshtein. A swap counts as one
/// edit, where plain Levenshtein counts two, because swaps are among the commonest slips: "sied" is one edit from
/// "side". ASCII letters of either case are equal. Time and memory are the product of the lengths.
public func editDistance(_ first: String, _ second: String) -> Int {
  alignmentDistance(foldedScalars(first), foldedScalars(second))
}

/// The scalars of `word`, with ASCII capitals in lower case; other scalars as they are.
func foldedScalars(_ word: String) -> [UInt32] {
  word.unicodeScalars.map { (0x41...0x5A).contains($0.value) ? $0.value + 0x20 : $0.value }
}

/// The rows of the distance table, of which a swap needs three.
func alignmentDistance(_ first: [UInt32], _ second: [UInt32]) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for i in first.indices {
    var row = [i + 1]
    row.reserveCapacity(second.count + 1)
    for j in second.indices {
      let replaced = last[j] + (first[i] == second[j] ? 0 : 1)
      var best = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[second.count]
}
