import Palettes
import Testing

/// The whole text of every error about a text file.
@Suite struct TextErrorTests {
  private static let forms =
    "palettes are read from ASE, ACO, GPL, JASC PAL, .swatches, design tokens, colour sets, JSON, CSV and hex lists"

  @Test(arguments: [
    ("", "f: the file is empty; \(forms)"), (" \r\n\t", "f: the file is empty; \(forms)"),
    ("\u{FEFF}", "f: the file is empty; \(forms)"),
    (
      "GIMP Palette\nName: X\nColumns: 2\n#\n",
      "f: no colour in a GIMP palette; found: the header 'Name: X', the header 'Columns: 2'; add a "
        + "colour, or give another file"
    ),
    (
      "GIMP Palette\n1 2\n",
      "f: line 2: expected three numbers from 0 to 255 and a name, such as '255 149 0 Sunset', found '1 2'"
    ),
    (
      "GIMP Palette\n\n1 2 x\n",
      "f: line 3: expected three numbers from 0 to 255 and a name, such as '255 149 0 Sunset', found '1 2 x'"
    ),
    ("GIMP Palette\n1 2 256\n", "f: line 2: '256' is not a whole number from 0 to 255; correct it"),
    ("GIMP Palette\n1 -2 3\n", "f: line 2: '-2' is not a whole number from 0 to 255; correct it"),
    (
      "GIMP Palette\nChannels: RGBA\n1 2 3 A\n",
      "f: line 3: expected four numbers from 0 to 255 and a name, such as '255 149 0 255 Sunset', found '1 2 3 A'"
    ),
    (
      "JASC-PAL",
      "f: a JASC palette has JASC-PAL, 0100 and the number of colours on 3 lines, and there is 1 "
        + "line; fetch it again if it was cut short"
    ),
    ("JASC-PAL\n0100\nx\n", "f: line 3: expected the number of colours, found 'x'; write it in digits"),
    (
      "JASC-PAL\n0100\n2\n1 2 3\n",
      "f: line 3: the file counts 2 colours and has 1; fetch it again if it was cut short, or correct the count"
    ),
    (
      "JASC-PAL\n0100\n1\n1 2 3 Red\n",
      "f: line 4: expected three numbers from 0 to 255, such as '255 149 0', found '1 2 3 Red'"
    ),
    ("JASC-PAL\n0100\n1\n1 2 300\n", "f: line 4: '300' is not a whole number from 0 to 255; correct it"),
    ("JASC-PAL\n0100\n0\n", "f: no colour in a JASC palette; found: a count of 0; add a colour, or give another file"),
    (
      "hello\nworld\n",
      "f: no colour in the text; found: 2 lines, the first 'hello'; add a colour, or give another file"
    ),
    ("; nothing\n# here\n", "f: no colour in the text; found: 2 comments; add a colour, or give another file"),
    (
      "#ff9500\nSunset\n", "f: line 2: no hex colour in 'Sunset'; write one a line, such as #ff9500 or '#ff9500 Sunset'"
    ),
    (
      "name,shade\nA,b\n",
      "f: line 1: the columns 'name', 'shade' hold no colour; name them name and color, or name, r, g and b"
    ),
    ("name,hex\n", "f: no colour in a CSV table; found: the columns name, hex; add a colour, or give another file"),
    ("name,hex\nA,\n", "f: line 2: the row has no 'hex'; fill the cell or remove the row"),
    ("name,hex\nA,gren\n", "f: line 2: unknown colour 'gren'; did you mean 'green'?"),
    ("name,hex\n\"A,#fff\n", "f: line 2: the quote that opens here is not closed; close it with '\"'"),
    ("r,g,b\n1,2,0.5\n", "f: line 2: '0.5' is not a whole number from 0 to 255; correct it"),
    ("hex,alpha\n#fff,255\n", "f: line 2: alpha: 255 is outside 0...1; correct it"),
    ("{\"a\": }", "f: 1:7: expected a value, found '}'"),
    ("{\"a\": 1}", "f: 1:7: a: expected a colour, such as \"#ff9500\" or [1, 0.58, 0], found a number; correct it"),
    ("{\"a\": [1, 2]}", "f: 1:7: a: expected 3 components, found 2; write three"),
    ("{\"a\": [149, 0, 0]}", "f: 1:7: a: red: 149 looks like 0...255; divide by 255: 0.5843"),
    ("{\"a\": \"gren\"}", "f: 1:7: a: unknown colour 'gren'; did you mean 'green'?"),
    ("{}", "f: no colour in a JSON palette; found: an object without members; add a colour, or give another file"),
    ("[]", "f: no colour in a JSON palette; found: an empty array; add a colour, or give another file"),
    ("<svg/>", "f: this is XML or HTML; export the colours as ASE, GPL, design tokens or CSV"),
    ("%PDF-1.7", "f: this is a PDF document; give the palette itself, such as ASE, GPL or a list of hex colours"),
    (
      "8BPS\u{0}", "f: this is a Photoshop document; give the palette itself, such as ASE, GPL or a list of hex colours"
    ),
    ("8BCB\u{0}", "f: this is an Adobe colour book, whose colours are licensed; save your own swatches as ASE or ACO"),
    ("bplist00", "f: this is a binary property list; export the colours as ASE, GPL or JSON"),
    ("abc\u{0}def", "f: this is no palette that is known; \(forms)"),
    ("\u{0}\u{3}\u{0}\u{1}", "f: this is no palette that is known; \(forms)"),
  ]) func errors(text: String, message: String) { #expect(failure(text, name: "f") == message) }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x23, 0], "f: the text is in UTF-16 (little-endian); save it as UTF-8"),
      ([0xFE, 0xFF, 0, 0x23], "f: the text is in UTF-16 (big-endian); save it as UTF-8"),
      ([0x23, 0, 0x66, 0, 0x66, 0], "f: the text is in UTF-16 (little-endian); save it as UTF-8"),
      ([0, 0x23, 0, 0x66, 0, 0x66], "f: the text is in UTF-16 (big-endian); save it as UTF-8"),
      ([0xFF, 0xFE, 0, 0, 0x23, 0, 0, 0], "f: the text is in UTF-32 (little-endian); save it as UTF-8"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x23], "f: the text is in UTF-32 (big-endian); save it as UTF-8"),
      (
        Array("#fff\n#000 Schw\u{FC}".unicodeScalars.map { UInt8($0.value) }),
        "f: line 2: the text is not UTF-8; save it as UTF-8"
      ),
      (
        [0x89, 0x50, 0x4E, 0x47],
        "f: this is a PNG picture; give the palette itself, such as ASE, GPL or a list of hex colours"
      ),
      ([0x1F, 0x8B, 8], "f: this is packed with gzip; unpack it first"),
      (
        [0xFF, 0xD8, 0xFF],
        "f: this is a JPEG picture; give the palette itself, such as ASE, GPL or a list of hex colours"
      ),
    ] as [([UInt8], String)])
  func bytes(bytes: [UInt8], message: String) { #expect(failure(bytes, name: "f") == message) }
}
