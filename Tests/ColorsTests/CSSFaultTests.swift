import Colors
import Testing

/// The text of every message about a colour function.
@Suite struct CSSFaultTests {
  private static let spaces =
    "srgb, srgb-linear, display-p3, display-p3-linear, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50, xyz-d65"

  @Test(arguments: [
    ("rgb()", "rgb(): red is missing"),
    ("rgb(255 0 )", "rgb(255 0 ): blue is missing"),
    ("rgb(255, 0)", "rgb(255, 0): blue is missing"),
    ("rgb(255, 0, 0,)", "rgb(255, 0, 0,): alpha is missing"),
    ("rgb(,1,2)", "rgb(,1,2): red is missing"),
    ("rgb(1 2 3 /)", "rgb(1 2 3 /): alpha is missing"),
    ("lch(50 1)", "lch(50 1): hue is missing"),
    ("color(xyz 1 1)", "color(xyz 1 1): z is missing"),
    ("rgb(1 2 3 4 5)", "rgb(1 2 3 4 5): '4' is one value too many"),
    ("rgb(1,2,3,4,5)", "rgb(1,2,3,4,5): '5' is one value too many"),
    ("rgb(1 2 3 / 4 / 5)", "rgb(1 2 3 / 4 / 5): '/' is one value too many"),
    ("lab(0% 0 0 10%)", "lab(0% 0 0 10%): '10%' is one value too many; alpha goes after a slash: / 10%"),
    ("rgb(10px 0 0)", "rgb(10px 0 0): red: '10px' is not a number or a percentage"),
    ("rgb(0 0 foo(1 2))", "rgb(0 0 foo(1 2)): blue: 'foo(1 2)' is not a number or a percentage"),
    ("rgb(0 0 0 / #fff)", "rgb(0 0 0 / #fff): alpha: '#fff' is not a number or a percentage"),
    ("hsl(50% 50% 0%)", "hsl(50% 50% 0%): hue: '50%' is not a number or an angle in deg, grad, rad or turn"),
    ("oklch(1 0 2px)", "oklch(1 0 2px): hue: '2px' is not a number or an angle in deg, grad, rad or turn"),
    ("hwb(90, 50%, 50%)", "hwb(90, 50%, 50%): hwb() has no form with commas; write spaces, and a slash before alpha"),
    (
      "color(srgb 1, 1, 1)",
      "color(srgb 1, 1, 1): color() has no form with commas; write spaces, and a slash before alpha"
    ),
    ("rgb(255 0, 0, 0)", "rgb(255 0, 0, 0): no comma before '0'; write commas between all values or none"),
    ("rgb(0, 0, 0 / 1)", "rgb(0, 0, 0 / 1): a slash among commas; write spaces instead of the commas"),
    (
      "rgb(0, none, 0)",
      "rgb(0, none, 0): green: 'none' does not go with commas; write spaces instead of the commas"
    ),
    (
      "rgb(255, 50%, 0%)",
      "rgb(255, 50%, 0%): numbers and percentages do not mix among commas; write spaces instead of the commas, or one kind"
    ),
    ("hsl(10, 50%, 0)", "hsl(10, 50%, 0): lightness: '0' needs a percent sign among commas: 0%"),
    (
      "color(displayp3 1 1 1)",
      "color(displayp3 1 1 1): unknown colour space 'displayp3'; did you mean 'display-p3'?"
    ),
    (
      "color(lch 20% 0 10)",
      "color(lch 20% 0 10): unknown colour space 'lch'; it has a function of its own: lch()"
    ),
    ("color(CMYK 0 0 0)", "color(CMYK 0 0 0): unknown colour space 'CMYK'; known spaces: \(spaces)"),
    ("color()", "color(): color() starts with a space, one of \(spaces)"),
    ("color(1 1 1)", "color(1 1 1): color() starts with a space, one of \(spaces)"),
    (
      "rgb(from red r g b)",
      "rgb(from red r g b): a colour made from another ('from') is not read; write rgb() with its own values"
    ),
    ("rgb(0 0 0) red", "rgb(0 0 0) red: 'red' stands after the colour; one colour is due"),
    ("rgb(0 0 0));", "rgb(0 0 0));: ');' stands after the colour; one colour is due"),
    ("rgb(0 0 0]", "rgb(0 0 0]: ']' is one value too many; alpha goes after a slash: / ]"),
    ("rgb(calc(1 + 2) 0 0)", "rgb(calc(1 + 2) 0 0): calc() is not evaluated; write the number that it comes to"),
    ("rgb(1 MAX(1, 2) 0)", "rgb(1 MAX(1, 2) 0): max() is not evaluated; write the number that it comes to"),
    ("rgb(var(--r) 0 0)", "rgb(var(--r) 0 0): var() has no value outside a page; write the value itself"),
    ("css:var(--brand)", "css:var(--brand): var() has no value outside a page; write the value itself"),
    (
      "color-mix(in oklab, red, blue)",
      "color-mix(in oklab, red, blue): color-mix() is CSS Color 5 and is not read; write the colour that it comes to"
    ),
    ("rbg(0 0 0)", "unknown colour function 'rbg()'; did you mean 'rgb()'?"),
    (
      "cmyk(0, 0, 0, 0)",
      "unknown colour function 'cmyk()'; known functions: rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color"
    ),
    ("swiftui:rgb(0 0 0)", "unknown colour 'swiftui:rgb(0 0 0)'; did you mean 'rgb(0 0 0)'?"),
    ("\\6Frnge", "unknown colour '\\6Frnge'; did you mean 'orange'?"),
    ("#ff\\67 ", "#ffg: 'g' is not a hex digit (0-9, a-f)"),
  ])
  func faults(text: String, message: String) {
    let error = #expect(throws: ColorError.self) { try ColorParser.parse(text) }
    #expect(error?.description == message)
  }

  @Test func longValuesAreCut() {
    for text in [
      "rgb(\(String(repeating: "9", count: 9000))px 0 0)", "color(\(String(repeating: "x", count: 9000)) 0 0 0)",
    ] {
      let error = #expect(throws: ColorError.self) { try ColorParser.parse(text) }
      #expect((error?.message.utf8.count ?? 0) < 400)
    }
  }
}
