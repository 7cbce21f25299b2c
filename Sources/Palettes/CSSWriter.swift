import Pixels

/// Writes custom properties of CSS, named in small letters with hyphens.
enum CSSWriter {
  static func text(_ palette: Palette) -> String {
    var identifiers = Identifiers()
    let lines = zip(palette.swatches, palette.titles).map { swatch, title in
      let words = Identifiers.words(title).map { ASCII.lowercased($0) }
      let name = identifiers.unique(words.isEmpty ? "color" : words.joined(separator: "-"), separator: "-")
      return "  --\(name): \(swatch.color);\n"
    }
    return ":root {\n" + lines.joined() + "}\n"
  }
}
