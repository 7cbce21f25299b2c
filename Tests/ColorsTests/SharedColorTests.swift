import Colors
import JSON
import Pixels
import Testing

/// The tables and the parser against recorded colours of browsers, of web-platform-tests and of Apple's guidelines.
@Suite(.enabled(if: SharedJSON.isPresent, "the suites in ../shared/data are absent"))
struct SharedColorTests {
  @Test func cssNamesAreThoseOfTheStandard() throws {
    let named = try #require(SharedJSON.value("csscolor/named.json").object)
    #expect(named.members.count == 149)
    #expect(NamedColorTable.css.names == named.members.map(\.key).sorted())
    for member in named.members {
      let bytes = try bytes(of: member.value)
      let expected = RGBA8(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
      #expect(NamedColorTable.css.color(named: member.key) == expected)
      #expect(try ColorParser.parse("CSS:\(member.key.uppercased())") == expected)
      let isShadowed = NamedColorTable.swiftUI.color(named: member.key) != nil
      #expect(try isShadowed || ColorParser.parse(member.key) == expected)
    }
  }

  @Test func swiftUINamesAreThoseOfIOS13To18() throws {
    let file = try SharedJSON.value("swiftui-colors/colors.json")
    let colors = try #require(file.object?["recommended"]?.object?["colors"]?.object)
    let names = colors.members.map(\.key) + ["grey"]
    #expect(NamedColorTable.swiftUI.names == names.sorted())
    for member in colors.members {
      let light = try #require(member.value.object?["light"]?.array)
      let channels = try light.prefix(3).map { try UInt8(#require($0.number?.integer)) }
      let opacity = try #require(light[3].number?.double)
      let expected = RGBA8(
        red: channels[0], green: channels[1], blue: channels[2], alpha: UInt8((opacity * 255).rounded()))
      #expect(try ColorParser.parse(member.key) == expected)
      #expect(try ColorParser.parse("swiftui:\(member.key)") == expected)
    }
  }

  /// Cases with CSS escapes or comments, which need the tokens of CSS, are left out by their `needs` field.
  @Test func hexAndNamesAreReadAsBrowsersDo() throws {
    let cases = try #require(SharedJSON.value("csscolor/cases.json").array).compactMap(\.object)
    let relevant = cases.filter { ["hex", "keyword"].contains($0["category"]?.string) && !needsTokens($0) }
    #expect(relevant.count == 684)
    for one in relevant {
      let input = try #require(one["input"]?.string)
      let expected = try expectation(of: one)
      #expect((try? ColorParser.parse("css:\(input)")) == expected, "\(one["id"]?.string ?? ""): \(input)")
      if one["category"]?.string == "hex" { #expect((try? ColorParser.parse(input)) == expected) }
    }
  }

  private func needsTokens(_ one: JSONObject) -> Bool {
    let needs = one["needs"]?.array?.compactMap(\.string) ?? []
    return needs.contains("escape") || needs.contains("comment")
  }

  /// The colour, or nil where the input must be refused. `currentcolor` is CSS, but has no value outside a page.
  private func expectation(of one: JSONObject) throws -> RGBA8? {
    let hasValue = one["needs"]?.array?.first?.string != "currentcolor"
    guard hasValue, one["valid"]?.bool == true else { return nil }
    // A few sources give no bytes of their own; for hex, clipping changes nothing.
    let recorded = try #require(one["expected_srgb8"]?.array ?? one["srgb8_clip"]?.array)
    let bytes = try bytes(of: .array(recorded))
    let alpha = try #require(one["expected_alpha8"]?.number?.integer)
    return RGBA8(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: UInt8(alpha))
  }

  private func bytes(of value: JSONValue) throws -> [UInt8] {
    try #require(value.array).map { try UInt8(#require($0.number?.integer)) }
  }
}
