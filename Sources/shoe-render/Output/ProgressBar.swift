import FileSystem
import Threads

/// One line at the bottom of a terminal that says how far long work has come.
final class ProgressBar: Sendable {
  private let total: Int?
  private let columns: Int
  private let state = Monitor(State())

  private struct State {
    var shownAt = -1.0
    var isShown = false
  }

  /// Seconds between two looks of the bar.
  private static let interval = 0.1

  /// A bar for `total` rows; nil where their number is not known.
  init(total: Int?) {
    self.total = total
    columns = Speech.columns(of: .error)
  }

  /// Shows that `done` rows took so many seconds.
  func show(done: Int, seconds: Double) {
    state.change { state in
      guard seconds - state.shownAt >= Self.interval else { return }
      state.shownAt = seconds
      state.isShown = true
      let text = Self.text(done: done, total: total, seconds: seconds, columns: columns - 1)
      try? StandardStream.error.write("\r\(text)\u{1B}[K")
    }
  }

  /// Takes the bar away.
  func clear() {
    state.change { state in
      guard state.isShown else { return }
      state.isShown = false
      try? StandardStream.error.write("\r\u{1B}[K")
    }
  }

  /// `[=====     ] 12,345 of 20,000, 5,678 a second, 2 s left`, in at most `columns` columns.
  static func text(done: Int, total: Int?, seconds: Double, columns: Int) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var words = grouped(done)
    if let total { words += " of \(grouped(total))" }
    words += ", \(grouped(Int(rate))) a second"
    if let total, rate > 0 { words += ", \(duration(Double(max(0, total - done)) / rate)) left" }
    guard let total, total > 0, columns - words.count >= 13 else { return String(words.prefix(columns)) }
    let width = min(40, columns - words.count - 3)
    let filled = min(width, width * done / total)
    return "[" + String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled) + "] " + words
  }

  /// Digits in groups of three.
  static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }

  /// `5 s`, `3 min 20 s` or `2 h 5 min`.
  static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    if whole < 60 { return "\(whole) s" }
    return whole < 3600 ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3600) h \(whole % 3600 / 60) min"
  }
}
