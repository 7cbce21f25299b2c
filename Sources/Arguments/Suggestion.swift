/// The candidate nearest to `word`, at an edit distance below 4 and of another spelling; the first of equals.
func suggestion(for word: String, among candidates: [String]) -> String? {
  let word = Array(word.unicodeScalars)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(word, Array(candidate.unicodeScalars))
    if distance < best?.distance ?? min(4, word.count) { best = (candidate, distance) }
  }
  return best?.candidate
}

/// Levenshtein's distance, by rows.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var row = Array(0...second.count)
  for (i, a) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in second.enumerated() {
      let replaced = diagonal + (a == b ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
    }
  }
  return row[second.count]
}
