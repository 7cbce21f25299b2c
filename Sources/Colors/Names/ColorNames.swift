public import Pixels

/// The way back from a colour to a name.
public enum ColorNames {
  /// A name that ``ColorParser`` reads as exactly `color` in the same `reading`, or nil where no table has it.
  ///
  /// The names of the reading's first table come first; a name of the second that the first gives another colour has
  /// its prefix, as in `css:orange`, and is used only where no bare name fits. Of several the first by the alphabet is
  /// taken, so 0,0,0 is `black` and not `primary`.
  public static func name(for color: RGBA8, reading: ColorReading = .standard) -> String? {
    let (first, second) = (reading.tables[0], reading.tables[1])
    if let row = first.entries(reading).first(where: { $0.color == color }) { return row.name }
    let rows = second.entries(reading).filter { $0.color == color }
    if let bare = rows.first(where: { first.color(named: $0.name, reading: reading) == nil }) { return bare.name }
    return rows.first.map { "\(second.rawValue):\($0.name)" }
  }
}
