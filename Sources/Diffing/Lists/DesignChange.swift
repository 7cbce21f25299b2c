import PartChanges
import Pixels
import Reports
import ShoeDesign

/// What is different between two designs by their resolved colours.
struct DesignChange {
  /// One entry a part of either model, with its colours where both have it. Pixels are not counted.
  let parts: [PartReport]
  /// What is to be said beside it.
  private(set) var notes: [String] = []
  /// Whether they have one model.
  let hasOneModel: Bool

  init(from before: Int, in expected: DesignTable, to after: Int, in actual: DesignTable) {
    let (old, new) = (expected.model(of: before), actual.model(of: after))
    let colors = (
      Dictionary(uniqueKeysWithValues: zip(old.parts, expected.colors(of: before))),
      Dictionary(uniqueKeysWithValues: zip(new.parts, actual.colors(of: after)))
    )
    parts = (old.parts + new.parts.filter { !old.parts.contains($0) }).map { part in
      var report = PartReport(part: part.rawValue, pixels: 0, changed: 0)
      if let one = colors.0[part], let other = colors.1[part] {
        report.color = ColorNaming.shared.change(from: one, to: other)
      }
      return report
    }
    hasOneModel = old.name == new.name
    if !hasOneModel { notes.append("the model changed from '\(old.name)' to '\(new.name)'") }
  }

  /// The parts whose colours differ.
  var recolored: [PartReport] { parts.filter { $0.color.map { $0.before != $0.after } ?? false } }

  /// What pairs that changed so have in common.
  var cause: ChangeCause {
    let changes = recolored.compactMap { part in part.color.map { (part: part.part, color: $0) } }
    let words = changes.map { "\($0.part) from \($0.color.names.before) to \($0.color.names.after)" }
    return ChangeCause(
      key: "recolored:" + changes.map { "\($0.part)=\($0.color.before)>\($0.color.after)" }.joined(separator: ","),
      words: "change of colour of \(words.joined(separator: ", "))")
  }

  /// Adds to what the pictures gave what they do not tell.
  func complete(_ report: inout PairReport) {
    report.notes += notes
    guard report.parts.isEmpty, report.verdict != .error else { return }
    report.parts = parts
    if hasOneModel, report.change == nil, !recolored.isEmpty { report.change = .recolored(recolored.map(\.part)) }
  }
}
