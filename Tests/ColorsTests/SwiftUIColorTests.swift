import Colors
import JSON
import Pixels
import Testing

/// SwiftUI's tables against those of Apple's guidelines.
@Suite(.enabled(if: SharedJSON.isPresent, "the suites in ../shared/data are absent"))
struct SwiftUIColorTests {
  @Test(arguments: SystemColors.allCases, Appearance.allCases)
  func namesHaveTheValuesOfTheGuidelines(systemColors: SystemColors, appearance: Appearance) throws {
    let file = try #require(SharedJSON.value("swiftui-colors/colors.json").object)
    let recommended = file["recommended"]?.object?["colors"]?.object
    let colors = try #require(systemColors == .ios18 ? recommended : file["ios26_hig_june_2025"]?.object)
    let names = colors.members.map(\.key) + ["grey"]
    #expect(NamedColorTable.swiftUI.names == names.sorted())
    let reading = ColorReading(appearance: appearance, systemColors: systemColors)
    for member in colors.members {
      let expected = try color(member.value.object?[appearance.rawValue])
      #expect(try ColorParser.parse(member.key, reading: reading) == expected, "\(member.key)")
      #expect(try ColorParser.parse("swiftui:\(member.key)", reading: reading) == expected, "\(member.key)")
    }
    print("SwiftUI names, \(systemColors.rawValue), \(appearance.rawValue): \(colors.members.count)")
    #expect(colors.members.count == 18)
  }

  @Test func everyConflictWithCSSIsFound() throws {
    let rows = try #require(SharedJSON.value("swiftui-colors/css_conflicts.json").array).compactMap(\.object)
    for row in rows {
      let name = try #require(row["name"]?.string)
      let conflict = ColorParser.conflict(in: name)
      #expect((conflict != nil) == (row["conflict"]?.bool == true), "\(name)")
      if let conflict {
        #expect(try conflict.color == color(row["swiftui_light"]))
        #expect(try conflict.otherColor == RGBA8(#require(row["css_rgba8"]).bytes(), alpha: 255))
      }
    }
    let found = NamedColorTable.swiftUI.names.filter { ColorParser.conflict(in: $0) != nil }
    #expect(
      Set(found) == Set(rows.filter { $0["conflict"]?.bool == true }.compactMap { $0["name"]?.string } + ["grey"]))
    print("names that CSS also defines: \(rows.count), with another value: \(found.count)")
  }

  private func color(_ value: JSONValue?) throws -> RGBA8 {
    let numbers = try #require(value?.array)
    let channels = try numbers.prefix(3).map { try UInt8(#require($0.number?.integer)) }
    return RGBA8(channels, alpha: UInt8((try #require(numbers[3].number?.double) * 255).rounded()))
  }
}
