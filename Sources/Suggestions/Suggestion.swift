/// The candidate that was most likely meant by `word`, or nil where none is near.
///
/// Near is at most one edit for two to four letters, two up to seven, three from eight on (the longer of the two
/// counts), so that a short word is not "corrected" into an unrelated one: "back" does not suggest "base". A word that
/// differs only in the case of ASCII letters is always near. Among equally near candidates the first wins.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let folded = foldedScalars(word)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let other = foldedScalars(candidate)
    let limit = min(3, (max(folded.count, other.count) + 1) / 3, (best?.distance ?? 4) - 1)
    guard limit >= 0, abs(folded.count - other.count) <= limit else { continue }
    let distance = alignmentDistance(folded, other)
    if distance <= limit { best = (candidate, distance) }
  }
  return best?.candidate
}
