import JSON

/// Reads palettes in any of the forms of ``PaletteFormat``, which is recognised by content alone.
public enum PaletteReader {
  /// The palette in `bytes`. Throws where it is none, is damaged, or holds no colour.
  ///
  /// - Parameter name: the file's name or path, for messages and for a palette without a name of its own.
  public static func read(
    _ bytes: [UInt8], name: String, options: PaletteOptions = PaletteOptions()
  ) throws(PaletteError) -> Palette {
    try read([PaletteFile(name: name, bytes: bytes)], options: options)[0]
  }

  /// A palette a file, in order. Design tokens of all files are read together, so that aliases may lead from one into
  /// another; a path that several other files have is the last one's, with a warning.
  public static func read(
    _ files: [PaletteFile], options: PaletteOptions = PaletteOptions()
  ) throws(PaletteError) -> [Palette] {
    var contents: [PaletteContent] = []
    for file in files {
      do { contents.append(try PaletteContent(file)) } catch { throw error.named(file.name) }
    }
    let tokens = try TokenFiles(zip(files, contents).map { (file: $0, content: $1) })
    var palettes: [Palette] = []
    for (index, file) in files.enumerated() {
      do {
        let draft = try contents[index].draft(tokens: tokens, index: index, options: options)
        palettes.append(try draft.palette(file, contents[index].format, options))
      } catch {
        throw error.named(file.name)
      }
    }
    try tokens.checkMode(options.mode)
    return palettes
  }

  /// The form of `bytes`. Throws where it is none, or where text that must be JSON is damaged.
  public static func format(of bytes: [UInt8]) throws(PaletteError) -> PaletteFormat {
    try PaletteContent(PaletteFile(name: "", bytes: bytes)).format
  }
}
