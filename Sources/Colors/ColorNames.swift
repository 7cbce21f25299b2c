public import Pixels

/// The way back from a colour to a name.
public enum ColorNames {
  /// A name that ``ColorParser`` reads as exactly `color`, or nil where no table has it.
  ///
  /// SwiftUI's names come first, then CSS's; a CSS name that SwiftUI gives another colour has its prefix, as in
  /// `css:orange`, and is used only where no bare name fits. Of several the first by the alphabet is taken, so 0,0,0 is
  /// `black` and not `primary`.
  public static func name(for color: RGBA8) -> String? {
    if let row = NamedColorTable.swiftUI.entries.first(where: { $0.color == color }) { return row.name }
    let rows = NamedColorTable.css.entries.filter { $0.color == color }
    if let bare = rows.first(where: { NamedColorTable.swiftUI.color(named: $0.name) == nil }) { return bare.name }
    return rows.first.map { "\(NamedColorTable.css.rawValue):\($0.name)" }
  }
}
