import Colors
import Pixels

extension ColorChange {
  /// `#472a55, near rebeccapurple → #2a491c, near darkgreen`; a name that is exact goes without "near".
  var words: String { "\(Self.named(before, names.before)) → \(Self.named(after, names.after))" }

  /// Whether both colours are the same.
  var isEqual: Bool { before == after }

  /// A colour with its name: `#ffffff white`, or `#472a55 near rebeccapurple`.
  static func named(_ color: RGBA8, _ name: String) -> String {
    guard !name.isEmpty else { return "\(color)" }
    let isExact = (try? ColorParser.parse(name)) == color
    return "\(color) \(isExact ? "" : "near ")\(Visible.line(name))"
  }
}
