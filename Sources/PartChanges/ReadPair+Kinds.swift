import Compositing
import Pixels
import Reports
import ShoeDesign

/// The kinds of change, and what groups the pairs that have one.
extension ReadPair {
  mutating func reportKind(_ coverage: CoverageFinding, _ before: Reading, _ after: Reading) {
    let recolored = recoloredParts(before, after)
    guard coverage.reshaped.isEmpty else { return reportReshaping(coverage, recolored, before, after) }
    guard coverage.unexplained.isEmpty else { return reportEdit(coverage, recolored, before, after) }
    if !recolored.isEmpty {
      reportRecoloring(recolored, before, after)
    } else if before.blend != after.blend {
      noteBlend(before, after)
    } else {
      findings.notes.append("the differences are of a few levels, which no part's colour or coverage explains")
    }
  }

  private mutating func reportReshaping(
    _ coverage: CoverageFinding, _ recolored: [String], _ before: Reading, _ after: Reading
  ) {
    let names = coverage.reshaped.map(\.rawValue)
    findings.change = .reshaped(names)
    var key = "reshaped:\(coverage.key)"
    var words = "change of mask\(names.count > 1 ? "s" : "") \(names.inSentence)"
    if !recolored.isEmpty {
      findings.notes.append("recoloured as well: \(recolored.inSentence)")
      key += "|" + recoloringKey(recolored, before, after)
      words += " with \(recoloringWords(recolored, before, after))"
    }
    if coverage.isEdited {
      key += "|edited:" + CoverageFinding.place(coverage.unexplained, sides.expected.picture.size)
    }
    findings.cause = ChangeCause(key: key, words: words)
  }

  /// A change that parts do not explain, though a colour may have changed as well.
  private mutating func reportEdit(
    _ coverage: CoverageFinding, _ recolored: [String], _ before: Reading, _ after: Reading
  ) {
    var key = "edited:" + CoverageFinding.place(coverage.unexplained, sides.expected.picture.size)
    if !recolored.isEmpty { key += "|" + recoloringKey(recolored, before, after) }
    findings.cause = ChangeCause(key: key, words: "edit that no part explains")
  }

  mutating func reportRecoloring(_ recolored: [String], _ before: Reading, _ after: Reading) {
    findings.change = .recolored(recolored)
    findings.cause = ChangeCause(
      key: recoloringKey(recolored, before, after), words: recoloringWords(recolored, before, after))
    if before.background.word != after.background.word {
      findings.notes.append(
        "the background changed from \(naming.name(of: before.background)) to \(naming.name(of: after.background))")
    }
    if before.blend != after.blend { noteBlend(before, after) }
  }

  mutating func reportAlpha() {
    findings.change = .alphaOnly
    var digest = Digest()
    let (before, after) = (sides.expected.picture.words, sides.actual.picture.words)
    for pixel in before.indices where before[pixel] != after[pixel] {
      digest.add(UInt32(truncatingIfNeeded: pixel))
      digest.add((before[pixel] >> 24) << 8 | after[pixel] >> 24)
    }
    findings.cause = ChangeCause(key: "alpha:\(digest.text)", words: "change of alpha alone")
  }

  mutating func noteBlend(_ before: Reading, _ after: Reading) {
    findings.notes.append("colours are mixed in \(after.blend.rawValue), before in \(before.blend.rawValue)")
  }

  /// The colour of a part, or of the background.
  private func color(_ name: String, _ reading: Reading) -> RGBA8 {
    ShoePart(rawValue: name).flatMap { reading.color(of: $0) } ?? reading.background
  }

  private func recoloringKey(_ names: [String], _ before: Reading, _ after: Reading) -> String {
    "recolored:" + names.map { "\($0)=\(color($0, before))>\(color($0, after))" }.joined(separator: ",")
  }

  private func recoloringWords(_ names: [String], _ before: Reading, _ after: Reading) -> String {
    let changes = names.map { name in
      "\(name) from \(naming.name(of: color(name, before))) to \(naming.name(of: color(name, after)))"
    }
    return "change of colour of \(changes.inSentence)"
  }
}

extension [String] {
  /// `a`, `a and b`, or `a, b and c`.
  fileprivate var inSentence: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
