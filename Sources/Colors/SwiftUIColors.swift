extension NamedColor {
  /// SwiftUI's colours in light appearance, as compiled into iOS 13 to 18, sorted by name; `grey` is spelled both ways.
  ///
  /// Source: Apple, Human Interface Guidelines, "Color", system colours before the change of June 2025, as they stand in
  /// SwiftUICore's DefaultSystemColorDefinition. `secondary` has an opacity of 0.6, which is 153 of 255.
  static let swiftUI: [NamedColor] = list([
    ("black", 0x000000FF), ("blue", 0x007AFFFF), ("brown", 0xA2845EFF), ("clear", 0x00000000), ("cyan", 0x32ADE6FF),
    ("gray", 0x8E8E93FF), ("green", 0x34C759FF), ("grey", 0x8E8E93FF), ("indigo", 0x5856D6FF), ("mint", 0x00C7BEFF),
    ("orange", 0xFF9500FF), ("pink", 0xFF2D55FF), ("primary", 0x000000FF), ("purple", 0xAF52DEFF), ("red", 0xFF3B30FF),
    ("secondary", 0x3C3C4399), ("teal", 0x30B0C7FF), ("white", 0xFFFFFFFF), ("yellow", 0xFFCC00FF),
  ])
}
