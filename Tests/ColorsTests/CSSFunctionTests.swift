import Colors
import Pixels
import Testing

/// Colour functions whose bytes follow by hand, and the corners of the syntax.
@Suite struct CSSFunctionTests {
  @Test(
    arguments: [
      ("rgb(255 149 0)", 255, 149, 0, 255), ("RGBA(255, 149, 0, 50%)", 255, 149, 0, 128),
      ("rgb(100% 50% 0 / .2)", 255, 128, 0, 51), ("rgb(none 0 255 / none)", 0, 0, 255, 0),
      // Numbers need no space where the next one starts with a sign; beyond the range they are clipped.
      ("rgb(10-5+3)", 10, 0, 3, 255), ("rgb(1e3 2.55E2 .5e1)", 255, 255, 5, 255),
      ("rgb(1e999 -1e999 0)", 255, 0, 0, 255),
      // Ties go up: 10% is 25.5.
      ("rgb(10% 30% 50%)", 26, 77, 128, 255), ("rgb(70%, 90%, 10%, 0.9)", 179, 230, 26, 230),
      ("rgb(127.5 0.5 254.5)", 128, 1, 255, 255), ("rgb(127.4999999 0.4999999 0)", 127, 0, 0, 255),
      ("hsl(120deg 100% 50%)", 0, 255, 0, 255), ("hsl(120, 100%, 25%, 1)", 0, 128, 0, 255),
      ("hsla(-240 100 50)", 0, 255, 0, 255), ("hsl(0.5turn 100% 50%)", 0, 255, 255, 255),
      ("hsl(100grad 100% 50%)", 128, 255, 0, 255), ("hsl(36000000120 100% 50%)", 0, 255, 0, 255),
      ("hsl(1e999 100% 50%)", 255, 0, 0, 255),
      ("hsl(0 0% 10%)", 26, 26, 26, 255), ("hsl(0 -50% 20%)", 51, 51, 51, 255),
      ("hwb(240 20% 20%)", 51, 51, 204, 255), ("hwb(0 80% 120% / 50%)", 102, 102, 102, 128),
      ("lab(100% 0 0)", 255, 255, 255, 255), ("lch(50 0 none)", 119, 119, 119, 255),
      ("oklab(1 0 0)", 255, 255, 255, 255), ("oklch(0% 0.4 none / 0.4)", 0, 0, 0, 102),
      ("color(srgb 1 .5 0)", 255, 128, 0, 255), ("color(srgb-linear 1 0.2140411405 0 / 1)", 255, 128, 0, 255),
      ("color(DISPLAY-P3 0.5 0.5 0.5)", 128, 128, 128, 255), ("color(rec2020 none none none)", 0, 0, 0, 255),
      ("color(prophoto-rgb 1 1 1)", 255, 255, 255, 255), ("color(a98-rgb 0 0 0)", 0, 0, 0, 255),
      // Comments and escapes.
      ("rgb(/*:*/255/**/149/**/0)", 255, 149, 0, 255), ("/**/ rgb(255 149 0) /* end", 255, 149, 0, 255),
      ("\\72 gb(255 149 0)", 255, 149, 0, 255), ("rgb(no\\6E e 0 0)", 0, 0, 0, 255),
      ("#f\\66 0", 255, 255, 0, 255), ("#ff0/**/", 255, 255, 0, 255), ("css:\\6F range", 255, 165, 0, 255),
      ("\\6F range", 255, 149, 0, 255), ("css: rgb(255 149 0) ", 255, 149, 0, 255),
      // CSS closes what is open at the end.
      ("rgb(255 149 0", 255, 149, 0, 255), ("hsl(120 100% 50% /1", 0, 255, 0, 255),
    ] as [(String, UInt8, UInt8, UInt8, UInt8)])
  func colors(text: String, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) throws {
    #expect(try ColorParser.parse(text) == RGBA8(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Every grey of every space with white at 1, 1, 1 is grey, and ties go up in each.
  @Test(arguments: ["srgb", "display-p3"])
  func greysStayGrey(space: String) throws {
    for tenth in 0...1000 {
      let color = try ColorParser.parse("color(\(space) \(tenth)e-3 \(tenth)e-3 \(tenth)e-3)")
      let byte = UInt8((tenth * 510 + 1000) / 2000)
      #expect(color == RGBA8(red: byte, green: byte, blue: byte), "\(tenth)")
    }
  }

  /// All decimals of hue-free HSL, against whole numbers.
  @Test func lightnessIsRoundedHalfUp() throws {
    for tenths in 0...1000 {
      let byte = UInt8((tenths * 510 + 1000) / 2000)
      let text = "\(tenths / 10).\(tenths % 10)%"
      #expect(try ColorParser.parse("hsl(77 0% \(text))") == RGBA8(red: byte, green: byte, blue: byte))
      #expect(try ColorParser.parse("rgb(\(text) 0 0)").red == byte)
    }
  }

  @Test func saturationIsRoundedHalfUp() throws {
    // Red of hsl(0 s l) is l (1 + s) up to 50% lightness: whole numbers of a hundred-millionth.
    for s in 0...100 {
      for l in 0...50 {
        let byte = UInt8((l * (100 + s) * 510 + 10_000) / 20_000)
        #expect(try ColorParser.parse("hsl(0 \(s)% \(l)%)").red == byte, "\(s) \(l)")
      }
    }
  }

  @Test func clippingIsAnOption() throws {
    let text = "color(display-p3 0 1 0)"
    #expect(try ColorParser.parse(text, reading: ColorReading(gamut: .clip)) == RGBA8(red: 0, green: 255, blue: 0))
    let mapped = try ColorParser.parse(text)
    #expect(mapped.green < 255 && mapped.blue > 0)
  }
}
