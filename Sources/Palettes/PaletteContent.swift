import JSON

/// A file taken apart as far as its format needs.
enum PaletteContent {
  case ase([UInt8])
  case aco([UInt8])
  case procreate([UInt8])
  case gpl(TextLines)
  case jasc(TextLines)
  case csv([UInt8], TextLines)
  case hexList(TextLines)
  case tokens(JSONValue)
  case colorSet(JSONValue, name: String)
  case json(JSONValue)

  init(_ file: PaletteFile) throws(PaletteError) {
    let bytes = file.bytes
    let text = Encoding.withoutMark(bytes)
    guard text.contains(where: { !ASCII.isBlank($0) }) else { throw PaletteError(.empty, at: .file) }
    if let kind = ForeignFile.kind(bytes) ?? Encoding.foreign(bytes).map(PaletteError.Kind.encoding) {
      throw PaletteError(kind, at: .file)
    }
    if let binary = Self.binary(bytes) {
      self = binary
    } else if bytes.contains(0) {
      throw PaletteError(.unknownBinary, at: .file)
    } else if let first = text.first(where: { !ASCII.isBlank($0) }), "{[".utf8.contains(first) {
      self = try Self.json(file)
    } else {
      self = try Self.text(bytes)
    }
  }

  private static func binary(_ bytes: [UInt8]) -> PaletteContent? {
    if bytes.starts(with: ASEReader.signature) { return .ase(bytes) }
    if bytes.starts(with: "PK\u{3}\u{4}".utf8) || bytes.starts(with: "PK\u{5}\u{6}".utf8) { return .procreate(bytes) }
    if bytes.starts(with: [0, 1]) || bytes.starts(with: [0, 2]) { return .aco(bytes) }
    return nil
  }

  private static func text(_ bytes: [UInt8]) throws(PaletteError) -> PaletteContent {
    let lines = try TextLines(bytes)
    if let kind = ForeignFile.kind(lines) { throw PaletteError(kind, at: .file) }
    let first = lines.filled.first?.text ?? ""
    if first.hasPrefix(GPLReader.signature) { return .gpl(lines) }
    if first == JASCReader.signature { return .jasc(lines) }
    return CSVReader.isTable(lines) ? .csv(bytes, lines) : .hexList(lines)
  }

  private static func json(_ file: PaletteFile) throws(PaletteError) -> PaletteContent {
    let value: JSONValue
    do { value = try JSONReader.parse(file.bytes) } catch {
      throw PaletteError(.json(error), at: .json(path: "", position: error.position))
    }
    if ColorSetReader.isColorSet(value) { return .colorSet(value, name: AssetPath(file.name)?.name ?? file.stem) }
    return TokenTree.holdsTokens(value) ? .tokens(value) : .json(value)
  }

  var format: PaletteFormat {
    switch self {
    case .ase: .ase
    case .aco: .aco
    case .procreate: .procreate
    case .gpl: .gpl
    case .jasc: .jasc
    case .csv: .csv
    case .hexList: .hexList
    case .tokens: .tokens
    case .colorSet: .colorSet
    case .json: .json
    }
  }

  func draft(tokens: TokenFiles, index: Int, options: PaletteOptions) throws(PaletteError) -> PaletteDraft {
    switch self {
    case .ase(let bytes): try ASEReader.read(bytes)
    case .aco(let bytes): try ACOReader.read(bytes)
    case .procreate(let bytes): try ProcreateReader.read(bytes, options)
    case .gpl(let lines): try GPLReader.read(lines)
    case .jasc(let lines): try JASCReader.read(lines)
    case .csv(let bytes, let lines): try CSVReader.read(bytes, lines, options.reading)
    case .hexList(let lines): try HexListReader.read(lines)
    case .tokens: try tokens.draft(index, options: options)
    case .colorSet(let value, let name): try ColorSetReader.read(value, name: name, options: options)
    case .json(let value): try JSONPaletteReader.read(value, options.reading)
    }
  }
}
