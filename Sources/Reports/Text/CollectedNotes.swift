/// Notes that are said once for all pairs: those that several share, and those of pairs that have no line of their own.
struct CollectedNotes {
  private var order: [String] = []
  private var counts: [String: Int] = [:]

  init(_ pairs: [PairReport]) {
    var withoutLine: Set<String> = []
    for pair in pairs {
      for note in pair.notes {
        if counts[note] == nil { order.append(note) }
        counts[note, default: 0] += 1
        if pair.verdict == .same { withoutLine.insert(note) }
      }
    }
    order.removeAll { counts[$0] == 1 && !withoutLine.contains($0) }
    counts = counts.filter { $1 > 1 || withoutLine.contains($0) }
  }

  func contains(_ note: String) -> Bool { counts[note] != nil }

  /// `Note: pixels same, colour metadata differs: gAMA none to 0.45455 (12 pairs)`.
  var lines: [String] {
    order.map { "Note: \(Visible.line($0)) (\(ReportNumber.counted(counts[$0] ?? 0, "pair")))" }
  }
}
