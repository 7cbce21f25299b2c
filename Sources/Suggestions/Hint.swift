/// The end of a message about an unknown word: the near candidate, else all of them, else nothing.
///
/// - `hint(for: "sied", among: parts, listedAs: "known parts")` is `; did you mean 'side'?`
/// - `hint(for: "tongue", among: parts, listedAs: "known parts")` is `; known parts: base, side, sole, cage, outline`
///
/// Without `listedAs` the candidates are never listed, which suits long tables.
public func hint(
  for word: String, among candidates: some Sequence<String>, listedAs title: String? = nil
) -> String {
  let candidates = Array(candidates)
  if let near = suggestion(for: word, among: candidates) { return didYouMean(near) }
  guard let title, !candidates.isEmpty else { return "" }
  return "; \(title): \(candidates.joined(separator: ", "))"
}

/// The end of a message that offers `word` instead: `; did you mean 'side'?`
public func didYouMean(_ word: String) -> String { "; did you mean '\(word)'?" }
