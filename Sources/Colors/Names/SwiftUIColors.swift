/// SwiftUI's colours, sorted by name; `grey` is spelled both ways. `secondary` has an opacity of 0.6, 153 of 255.
///
/// Source: Apple, Human Interface Guidelines, "Color", system colours. iOS 13 to 18 are those before the change of June
/// 2025, as they stand in SwiftUICore's DefaultSystemColorDefinition; mint, teal and cyan have the values of iOS 15 and
/// later. iOS 26 are those of June 2025, where `primary` and `secondary` are not listed and stay as they were.
extension NamedColor {
  /// The table of an appearance and a generation.
  static func swiftUI(_ appearance: Appearance, _ systemColors: SystemColors) -> [NamedColor] {
    switch (systemColors, appearance) {
    case (.ios18, .light): swiftUILight
    case (.ios18, .dark): swiftUIDark
    case (.ios26, .light): swiftUILight26
    case (.ios26, .dark): swiftUIDark26
    }
  }

  /// iOS 13 to 18, light.
  static let swiftUILight: [NamedColor] = list([
    ("black", 0x000000FF), ("blue", 0x007AFFFF), ("brown", 0xA2845EFF), ("clear", 0x00000000), ("cyan", 0x32ADE6FF),
    ("gray", 0x8E8E93FF), ("green", 0x34C759FF), ("grey", 0x8E8E93FF), ("indigo", 0x5856D6FF), ("mint", 0x00C7BEFF),
    ("orange", 0xFF9500FF), ("pink", 0xFF2D55FF), ("primary", 0x000000FF), ("purple", 0xAF52DEFF),
    ("red", 0xFF3B30FF), ("secondary", 0x3C3C4399), ("teal", 0x30B0C7FF), ("white", 0xFFFFFFFF),
    ("yellow", 0xFFCC00FF),
  ])

  /// iOS 13 to 18, dark.
  static let swiftUIDark: [NamedColor] = list([
    ("black", 0x000000FF), ("blue", 0x0A84FFFF), ("brown", 0xAC8E68FF), ("clear", 0x00000000), ("cyan", 0x64D2FFFF),
    ("gray", 0x8E8E93FF), ("green", 0x30D158FF), ("grey", 0x8E8E93FF), ("indigo", 0x5E5CE6FF), ("mint", 0x63E6E2FF),
    ("orange", 0xFF9F0AFF), ("pink", 0xFF375FFF), ("primary", 0xFFFFFFFF), ("purple", 0xBF5AF2FF),
    ("red", 0xFF453AFF), ("secondary", 0xEBEBF599), ("teal", 0x40C8E0FF), ("white", 0xFFFFFFFF),
    ("yellow", 0xFFD60AFF),
  ])

  /// iOS 26, light.
  static let swiftUILight26: [NamedColor] = list([
    ("black", 0x000000FF), ("blue", 0x0088FFFF), ("brown", 0xAC7F5EFF), ("clear", 0x00000000), ("cyan", 0x00C0E8FF),
    ("gray", 0x8E8E93FF), ("green", 0x34C759FF), ("grey", 0x8E8E93FF), ("indigo", 0x6155F5FF), ("mint", 0x00C8B3FF),
    ("orange", 0xFF8D28FF), ("pink", 0xFF2D55FF), ("primary", 0x000000FF), ("purple", 0xCB30E0FF),
    ("red", 0xFF383CFF), ("secondary", 0x3C3C4399), ("teal", 0x00C3D0FF), ("white", 0xFFFFFFFF),
    ("yellow", 0xFFCC00FF),
  ])

  /// iOS 26, dark.
  static let swiftUIDark26: [NamedColor] = list([
    ("black", 0x000000FF), ("blue", 0x0091FFFF), ("brown", 0xB78A66FF), ("clear", 0x00000000), ("cyan", 0x3CD3FEFF),
    ("gray", 0x8E8E93FF), ("green", 0x30D158FF), ("grey", 0x8E8E93FF), ("indigo", 0x6D7CFFFF), ("mint", 0x00DAC3FF),
    ("orange", 0xFF9230FF), ("pink", 0xFF375FFF), ("primary", 0xFFFFFFFF), ("purple", 0xDB34F2FF),
    ("red", 0xFF4245FF), ("secondary", 0xEBEBF599), ("teal", 0x00D2E0FF), ("white", 0xFFFFFFFF),
    ("yellow", 0xFFD600FF),
  ])
}
