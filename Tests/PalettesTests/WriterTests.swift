import JSON
import Palettes
import Pixels
import Testing

@Suite struct WriterTests {
  private static let swatches = [
    Swatch(name: "Sunset Red", group: "Warm", color: RGBA8(red: 255, green: 45, blue: 85), kind: .global),
    Swatch(name: "sunset-red", group: "Warm", color: RGBA8(red: 1, green: 2, blue: 3), kind: .spot),
    Swatch(color: RGBA8(red: 4, green: 5, blue: 6)),
    Swatch(name: "Ünïcode 🌅", group: "Cold", color: RGBA8(red: 127, green: 128, blue: 129)),
    Swatch(name: "default", group: "Warm", color: RGBA8(red: 0, green: 0, blue: 0)),
    Swatch(name: "2 tone", color: RGBA8(red: 9, green: 9, blue: 9)),
  ]
  private static let palette = Palette(name: "Mine", swatches: swatches)
  private static let glass = Palette(
    name: "Glass", swatches: [Swatch(name: "Pane", color: RGBA8(red: 1, green: 2, blue: 3, alpha: 4))] + swatches)

  /// Every byte value in every channel.
  private static let bytes = Palette(
    name: "All",
    swatches: (0...255).map { (value: Int) in
      let byte = UInt8(value)
      return Swatch(name: "c\(value)", color: RGBA8(red: byte, green: 255 - byte, blue: byte ^ 0x55))
    })

  @Test(arguments: [PaletteWriter.Format.ase, .gpl, .dtcg], [palette, bytes])
  func writtenFilesReadBack(format: PaletteWriter.Format, palette: Palette) throws {
    let written = try PaletteWriter.write(palette, as: format)
    let read = try PaletteReader.read(written, name: "written")
    #expect(colors(read) == colors(palette))
    if format != .dtcg { #expect(read.swatches.map(\.name) == palette.swatches.map(\.name)) }
    if format == .ase { #expect(read.swatches == palette.swatches) }
  }

  /// Groups bring colours together in design tokens, so the order does not count.
  private func colors(_ palette: Palette) -> [String] { palette.swatches.map(\.color.description).sorted() }

  @Test func opacity() throws {
    for format in [PaletteWriter.Format.gpl, .dtcg] {
      let written = try PaletteWriter.write(Self.glass, as: format)
      #expect(try PaletteReader.read(written, name: "x").swatches[0].color.description == "#01020304")
    }
    #expect(throws: PaletteError(.noOpacity(format: "ASE", swatch: "Pane", color: "#01020304"), at: .file)) {
      try PaletteWriter.write(Self.glass, as: .ase)
    }
    #expect(
      PaletteError(.noOpacity(format: "ASE", swatch: "Pane", color: "#01020304"), at: .file).description
        == "ASE has no opacity, and 'Pane' is #01020304; write gpl, css, dtcg or swift")
  }

  @Test func longNamesAreRefused() {
    let palette = Palette(name: "p", swatches: [Swatch(name: String(repeating: "a", count: 65535), color: .clear)])
    let opaque = Palette(
      name: "p",
      swatches: palette.swatches.map { Swatch(name: $0.name, color: RGBA8(red: 0, green: 0, blue: 0)) })
    do {
      _ = try PaletteWriter.write(opaque, as: .ase)
      Issue.record("a name of 65535 units was written")
    } catch {
      #expect(
        error.description
          == "'\(String(repeating: "a", count: 40))…' is longer than 65534 characters of UTF-16; shorten it")
    }
  }

  @Test func css() throws {
    let text = String(decoding: try PaletteWriter.write(Self.glass, as: .css), as: UTF8.self)
    #expect(
      text == """
        :root {
          --pane: #01020304;
          --sunset-red: #ff2d55;
          --sunset-red-2: #010203;
          --color-4: #040506;
          --n-code: #7f8081;
          --default: #000000;
          --2-tone: #090909;
        }

        """)
  }

  @Test func swift() throws {
    let text = String(decoding: try PaletteWriter.write(Self.glass, as: .swift), as: UTF8.self)
    #expect(
      text == """
        import SwiftUI

        extension Color {
          public static let pane = Color(.sRGB, red: 1 / 255, green: 2 / 255, blue: 3 / 255, opacity: 4 / 255)
          public static let sunsetRed = Color(.sRGB, red: 255 / 255, green: 45 / 255, blue: 85 / 255)
          public static let sunsetRed2 = Color(.sRGB, red: 1 / 255, green: 2 / 255, blue: 3 / 255)
          public static let color4 = Color(.sRGB, red: 4 / 255, green: 5 / 255, blue: 6 / 255)
          public static let nCode = Color(.sRGB, red: 127 / 255, green: 128 / 255, blue: 129 / 255)
          public static let default2 = Color(.sRGB, red: 0 / 255, green: 0 / 255, blue: 0 / 255)
          public static let color2Tone = Color(.sRGB, red: 9 / 255, green: 9 / 255, blue: 9 / 255)
        }

        """)
  }

  @Test func tokens() throws {
    let names = ["a", "a.b", "a", "{x}", "$y", "q/r", "..", "color.blue.0"]
    let palette = Palette(
      name: "p",
      swatches: names.enumerated().map { index, name in
        Swatch(name: name, group: index == 7 ? "color.blue" : nil, color: RGBA8(red: UInt8(index), green: 0, blue: 0))
      })
    let read = try PaletteReader.read(PaletteWriter.write(palette, as: .dtcg), name: "x")
    #expect(
      read.lines.sorted() == [
        "a #000000", "a 2.b #010000", "a 3 #020000", "color #060000", "color 2.blue.0 #070000", "q.r #050000",
        "x #030000", "y #040000",
      ])
    #expect(read.warnings.isEmpty)
  }

  @Test(.enabled(if: Samples.isPresent, Samples.absence)) func aseHasTheLayoutOfTheSamples() throws {
    for name in [
      "ase/ColorPaletteCodable__control.ase", "ase/nord__nord.ase", "ase/swatch__white_swatch_no_folder.ase",
    ] {
      let sample = try Samples.bytes(name)
      #expect(try PaletteWriter.write(PaletteReader.read(sample, name: name), as: .ase) == sample, "\(name)")
    }
  }

  @Test(.enabled(if: Samples.isPresent, Samples.absence)) func gplHasTheLayoutOfTheSamples() throws {
    let sample = try Samples.bytes("gpl/solarized__solarized.gpl")
    let written = try PaletteWriter.write(PaletteReader.read(sample, name: "x"), as: .gpl)
    let lines = { (bytes: [UInt8]) in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("Columns") }
    }
    #expect(lines(written) == lines(sample))
  }

  @Test func lineBreaksLeaveNames() throws {
    let palette = Palette(name: "a\nb", swatches: [Swatch(name: "c\r\nd", color: RGBA8(red: 1, green: 2, blue: 3))])
    let read = try PaletteReader.read(PaletteWriter.write(palette, as: .gpl), name: "x")
    #expect(read.name == "a b")
    #expect(read.lines == ["c  d #010203"])
  }
}
