import Colors
import Pixels
import Testing

@Suite struct ColorReadingTests {
  @Test(arguments: [
    ("orange", ColorReading(), "#ff9500"), ("orange", ColorReading(names: .css), "#ffa500"),
    ("orange", ColorReading(appearance: .dark), "#ff9f0a"), ("orange", ColorReading(systemColors: .ios26), "#ff8d28"),
    ("orange", ColorReading(appearance: .dark, systemColors: .ios26), "#ff9230"),
    ("swiftui:orange", ColorReading(names: .css, appearance: .dark), "#ff9f0a"),
    ("css:orange", ColorReading(appearance: .dark), "#ffa500"), ("mint", ColorReading(names: .css), "#00c7be"),
    ("primary", ColorReading(appearance: .dark), "#ffffff"), ("tomato", ColorReading(appearance: .dark), "#ff6347"),
    ("secondary", ColorReading(appearance: .dark), "#ebebf599"),
  ])
  func namesAreReadAsTheReadingSays(text: String, reading: ColorReading, hex: String) throws {
    #expect(try ColorParser.parse(text, reading: reading).description == hex)
  }

  @Test(
    arguments: [
      ("orange", ColorReading(), "orange read as SwiftUI 255,149,0; CSS has 255,165,0"),
      (" ORANGE\n", ColorReading(names: .css), "orange read as CSS 255,165,0; SwiftUI has 255,149,0"),
      ("\\6F range/**/", ColorReading(), "orange read as SwiftUI 255,149,0; CSS has 255,165,0"),
      ("grey", ColorReading(appearance: .dark), "grey read as SwiftUI 142,142,147; CSS has 128,128,128"),
      ("yellow", ColorReading(systemColors: .ios26), "yellow read as SwiftUI 255,204,0; CSS has 255,255,0"),
      ("css:orange", ColorReading(), nil), ("swiftui:orange", ColorReading(), nil), ("black", ColorReading(), nil),
      ("mint", ColorReading(), nil), ("tomato", ColorReading(), nil), ("#ff9500", ColorReading(), nil),
      ("rgb(255 149 0)", ColorReading(), nil), ("no colour", ColorReading(), nil), ("rgb(", ColorReading(), nil),
      ("", ColorReading(), nil),
    ] as [(String, ColorReading, String?)])
  func conflicts(text: String, reading: ColorReading, notice: String?) {
    #expect(ColorParser.conflict(in: text, reading: reading)?.description == notice)
  }

  /// The way back to a name is the parser's own way forth, in every reading.
  @Test func namesReadBackInEveryReading() throws {
    for reading in readings {
      for table in NamedColorTable.allCases {
        for name in table.names {
          let color = try #require(table.color(named: name, reading: reading))
          let found = try #require(ColorNames.name(for: color, reading: reading))
          #expect(try ColorParser.parse(found, reading: reading) == color, "\(name)")
        }
      }
    }
  }

  @Test func everyTableIsSortedAndHasTheSameNames() {
    for reading in readings {
      for table in NamedColorTable.allCases {
        #expect(table.names.allSatisfy { table.color(named: $0, reading: reading) != nil })
      }
    }
  }

  private var readings: [ColorReading] {
    NamedColorTable.allCases.flatMap { names in
      Appearance.allCases.flatMap { appearance in
        SystemColors.allCases.map { ColorReading(names: names, appearance: appearance, systemColors: $0) }
      }
    }
  }
}
