import Batch

/// What is said at the end of a batch.
struct BatchSummary {
  let counts: BatchCounts
  let seconds: Double
  let isInterrupted: Bool

  /// `20,000 pictures: 200 written, 19,800 unchanged; 1.8 s, 11,111 a second`.
  var text: String {
    let written = counts.created + counts.replaced
    var parts: [String] = []
    if written > 0 { parts.append("\(ProgressBar.grouped(written)) written") }
    if counts.unchanged > 0 { parts.append("\(ProgressBar.grouped(counts.unchanged)) unchanged") }
    if counts.different > 0 { parts.append("\(ProgressBar.grouped(counts.different)) different") }
    if counts.missing > 0 { parts.append("\(ProgressBar.grouped(counts.missing)) missing") }
    var text = isInterrupted ? "Interrupted: " : ""
    text += Self.counted(counts.pictures, "picture")
    if !parts.isEmpty { text += ": " + parts.joined(separator: ", ") }
    if counts.failed > 0 { text += "; \(Self.counted(counts.failed, "row")) failed" }
    text += "; \(Self.time(seconds))"
    if counts.pictures > 1, seconds > 0 {
      text += ", \(ProgressBar.grouped(Int(Double(counts.pictures) / seconds))) a second"
    }
    return text
  }

  private static func counted(_ number: Int, _ word: String) -> String {
    "\(ProgressBar.grouped(number)) \(word)\(number == 1 ? "" : "s")"
  }

  /// Below a minute with one digit after the point.
  private static func time(_ seconds: Double) -> String {
    guard seconds < 60 else { return ProgressBar.duration(seconds) }
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
