import Colors
import Pixels
import Testing

@Suite struct ColorNamesTests {
  @Test func everyNameFoundReadsBack() throws {
    for table in NamedColorTable.allCases {
      for name in table.names {
        let color = try #require(table.color(named: name))
        let found = try #require(ColorNames.name(for: color))
        #expect(try ColorParser.parse(found) == color)
      }
    }
  }

  @Test(arguments: [
    ("#ff9500", "orange"), ("#ffa500", "css:orange"), ("#000", "black"), ("#0000", "clear"), ("#8e8e93", "gray"),
    ("#808080", "css:gray"), ("#00ffff", "aqua"), ("#ff6347", "tomato"), ("#3c3c4399", "secondary"),
    ("#010203", nil), ("#ff950080", nil), ("#fff0", nil),
  ])
  func names(hex: String, name: String?) throws {
    #expect(ColorNames.name(for: try ColorParser.parse(hex)) == name)
  }

  @Test func tablesAreSortedAndHoldNoNameTwice() {
    for table in NamedColorTable.allCases {
      let names = table.names.map { Array($0.utf8) }
      #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
  }
}
