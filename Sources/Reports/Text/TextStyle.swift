import Pixels

/// Colours of a terminal, or none.
struct TextStyle {
  let isColored: Bool

  func verdict(_ verdict: Verdict, _ text: String) -> String {
    switch verdict {
    case .same: styled("32", text)
    case .different, .sizeMismatch, .error: styled("31", text)
    case .missing, .new, .renamed: styled("33", text)
    }
  }

  func bold(_ text: String) -> String { styled("1", text) }

  func faint(_ text: String) -> String { styled("2", text) }

  /// Two cells of the colour and a space; nothing without colours.
  func swatch(_ color: RGBA8) -> String {
    isColored ? "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m  \u{1B}[0m " : ""
  }

  /// A colour with its swatch and name.
  func named(_ color: RGBA8, _ name: String) -> String { swatch(color) + ColorChange.named(color, name) }

  private func styled(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
