import Colors
import JSON
import Pixels

/// What a page needs to read colours as the program does: the tables of names, the palette, the way into the gamut.
enum ColorData {
  static func json(_ reading: ColorReading) -> JSONValue {
    let tables =
      NamedColorTable.allCases.filter { $0 == reading.names }
      + NamedColorTable.allCases.filter { $0 != reading.names }
    let palette = reading.palette.map { palette in
      palette.names.compactMap { name in palette.color(named: name).map { swatch(name, $0) } }
    }
    return .object([
      "tables": .array(tables.map { .array([.string($0.rawValue), table($0, reading)]) }),
      "palette": .array(palette ?? []), "gamut": .string(reading.gamut.rawValue),
    ])
  }

  static func swatch(_ name: String, _ color: RGBA8) -> JSONValue {
    .object(["name": .string(name), "color": .string(color.description)])
  }

  private static func table(_ table: NamedColorTable, _ reading: ColorReading) -> JSONValue {
    .object(
      JSONObject(
        table.names.compactMap { name in
          table.color(named: name, reading: reading).map { (name, .string($0.description)) }
        }))
  }
}
