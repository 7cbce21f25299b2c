/// The generation of Apple's system colours, which changed once.
public enum SystemColors: String, CaseIterable, Sendable {
  /// iOS 13 to 18, and what nearly every source quotes.
  case ios18
  /// iOS 26, by the Human Interface Guidelines of June 2025.
  case ios26
}
