/// Which of their two values SwiftUI's colours take.
public enum Appearance: String, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
