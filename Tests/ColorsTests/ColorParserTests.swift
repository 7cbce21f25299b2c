import Colors
import Pixels
import Testing

@Suite struct ColorParserTests {
  @Test(
    arguments: [
      ("orange", 255, 149, 0, 255), ("css:orange", 255, 165, 0, 255), ("swiftui:orange", 255, 149, 0, 255),
      ("purple", 175, 82, 222, 255), ("gray", 142, 142, 147, 255), ("grey", 142, 142, 147, 255),
      ("css:grey", 128, 128, 128, 255), ("swiftui:grey", 142, 142, 147, 255), ("tomato", 255, 99, 71, 255),
      ("white", 255, 255, 255, 255), ("black", 0, 0, 0, 255), ("clear", 0, 0, 0, 0), ("transparent", 0, 0, 0, 0),
      ("primary", 0, 0, 0, 255), ("secondary", 60, 60, 67, 153), ("  Orange\n", 255, 149, 0, 255),
      ("\t\r\u{C}oRANGE", 255, 149, 0, 255), ("CSS: Orange ", 255, 165, 0, 255), ("SwiftUI:mint", 0, 199, 190, 255),
      ("#f80", 255, 136, 0, 255), ("#F808", 255, 136, 0, 136), ("#ff9500", 255, 149, 0, 255),
      ("#Ff950080", 255, 149, 0, 128), (" #000 ", 0, 0, 0, 255), ("css:#ff9500", 255, 149, 0, 255),
      ("#C31306", 195, 19, 6, 255), ("#bf1942cc", 191, 25, 66, 204),
    ] as [(String, UInt8, UInt8, UInt8, UInt8)])
  func colors(text: String, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) throws {
    #expect(try ColorParser.parse(text) == RGBA8(red: red, green: green, blue: blue, alpha: alpha))
  }

  private static let forms =
    "a colour is a SwiftUI or CSS name, hex such as #ff9500, or a CSS function such as rgb(255 149 0)"

  @Test(arguments: [
    ("", "an empty colour; \(forms)"),
    (" \n", "an empty colour; \(forms)"),
    ("#", "# has 0 digits; a hex colour has 3, 4, 6 or 8"),
    ("#f", "#f has 1 digit; a hex colour has 3, 4, 6 or 8"),
    ("#12345", "#12345 has 5 digits; a hex colour has 3, 4, 6 or 8"),
    ("#123456789", "#123456789 has 9 digits; a hex colour has 3, 4, 6 or 8"),
    ("#fffg", "#fffg: 'g' is not a hex digit (0-9, a-f)"),
    ("#ff é", "#ff é: ' ' is not a hex digit (0-9, a-f)"),
    ("##ff9500", "##ff9500: '#' is not a hex digit (0-9, a-f)"),
    ("#ff9500;", "#ff9500;: ';' is not a hex digit (0-9, a-f)"),
    ("#\u{FF11}23", "#\u{FF11}23: '\u{FF11}' is not a hex digit (0-9, a-f)"),
    ("ff9500", "unknown colour 'ff9500'; did you mean '#ff9500'?"),
    ("FF9500", "unknown colour 'FF9500'; did you mean '#ff9500'?"),
    ("0xFF9500", "unknown colour '0xFF9500'; did you mean '#ff9500'?"),
    ("123", "unknown colour '123'; did you mean '#123'?"),
    ("facade", "unknown colour 'facade'; did you mean '#facade'?"),
    ("fff", "unknown colour 'fff'; did you mean '#fff'?"),
    ("ornage", "unknown colour 'ornage'; did you mean 'orange'?"),
    ("Ornage", "unknown colour 'Ornage'; did you mean 'orange'?"),
    ("tomatoe", "unknown colour 'tomatoe'; did you mean 'tomato'?"),
    ("light gray", "unknown colour 'light gray'; did you mean 'lightgray'?"),
    (".orange", "unknown colour '.orange'; did you mean 'orange'?"),
    ("css:ornge", "unknown colour 'css:ornge'; did you mean 'css:orange'?"),
    ("css:mint", "unknown colour 'css:mint'; did you mean 'swiftui:mint'?"),
    ("swiftui:tomato", "unknown colour 'swiftui:tomato'; did you mean 'css:tomato'?"),
    ("swiftui:#fff", "unknown colour 'swiftui:#fff'; did you mean '#fff'?"),
    ("sunset over lake", "unknown colour 'sunset over lake'; \(forms)"),
    ("css:", "unknown colour 'css:'; \(forms)"),
    ("blac\u{212A}", "unknown colour 'blac\u{212A}'; did you mean 'black'?"),
    ("\u{A0}red", "unknown colour 'U+00A0red'; did you mean 'red'?"),
    ("or\u{0}ange", "unknown colour 'orU+0000ange'; did you mean 'orange'?"),
    ("swiftu:red", "unknown prefix 'swiftu:'; did you mean 'swiftui:'?"),
    ("html:red", "unknown prefix 'html:'; known prefixes: css:, swiftui:, palette:"),
    (":red", "unknown prefix ':'; known prefixes: css:, swiftui:, palette:"),
    ("currentColor", "'currentColor' has a value only inside a page; \(forms)"),
    ("css:CanvasText", "'css:CanvasText' has a value only inside a page; \(forms)"),
  ])
  func faults(text: String, message: String) {
    let error = #expect(throws: ColorError.self) { try ColorParser.parse(text) }
    #expect(error?.description == message)
  }

  @Test func suggestionsAreColours() throws {
    for word in ["ornage", "ff9500", "css:ornge", "css:mint", "swiftui:tomato", "grn", "facade", "0xff9500"] {
      let error = try #require(throws: ColorError.self) { try ColorParser.parse(word) }
      guard case .unknownName(let meant?) = error.kind else {
        Issue.record("no suggestion for \(word)")
        continue
      }
      #expect(throws: Never.self) { try ColorParser.parse(meant) }
    }
  }

  @Test func longValuesAreCut() {
    let error = #expect(throws: ColorError.self) { try ColorParser.parse(String(repeating: "x", count: 10_000)) }
    #expect((error?.message.utf8.count ?? 0) < 200)
  }
}
