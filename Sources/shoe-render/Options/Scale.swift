import Arguments

/// A factor of `--scale`, and the suffix of its files.
struct Scale: Sendable {
  let factor: Double
  /// As written.
  let text: String

  /// `@2x`; none for 1.
  var suffix: String { factor == 1 ? "" : "@\(text)x" }

  @Sendable static func list(_ text: String) throws(ArgumentMessage) -> [Scale] {
    var scales: [Scale] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let factor = Double(argument: word), factor > 0 else {
        throw "numbers above 0 are needed, such as 2 or 1,2,3"
      }
      guard !scales.contains(where: { $0.factor == factor }) else { throw ArgumentMessage("\(word) is there twice") }
      scales.append(Scale(factor: factor, text: factor.argumentText))
    }
    return scales
  }
}
