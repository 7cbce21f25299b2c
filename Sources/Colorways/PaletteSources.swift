import FileSystem
import Palettes
import Pixels
import ShoeDesign
import Suggestions

/// The palettes that `--assign` spreads over parts. They are read at once, since they are small.
struct PaletteSources {
  private let palettes: [(path: String, palette: Palette)]
  private let parts: [ShoePart]
  /// The files that were read.
  let inputPaths: [String]

  static let source = "--assign"
  private static let maximumBytes = 64 << 20
  /// The extensions that only palettes have.
  private static let own = ["ase", "aco", "gpl", "pal", "swatches", "hex"]
  private static let shared = ["json", "csv", "tsv", "txt"]

  /// Whether the file's name is a palette's.
  static func isNamed(_ path: String) -> Bool { own.contains(Path.extension(path).lowercased()) }

  init(_ paths: [String], _ options: ListOptions) throws(SourceError) {
    parts = options.assign
    try Self.check(options)
    var files: [PaletteFile] = []
    for path in paths {
      for file in try Self.files(path) { files.append(try Self.file(file)) }
    }
    do throws(PaletteError) {
      let read = try PaletteReader.read(files, options: PaletteOptions(reading: options.reading))
      palettes = zip(files, read).map { ($0.name, $1) }
    } catch {
      throw SourceError(.badData, error.description)
    }
    inputPaths = files.map(\.name)
  }

  private static func check(_ options: ListOptions) throws(SourceError) {
    let known = ShoePart.nameable(with: options.knownParts(options.base?.model) ?? options.assign)
    for (place, part) in options.assign.enumerated() {
      guard known.contains(part) else {
        let hint = hint(for: part.rawValue, among: known.map(\.rawValue), listedAs: "known parts")
        throw .assign("unknown part \(quotedExcerpt(part.rawValue))\(hint)")
      }
      if options.assign[..<place].contains(part) { throw .assign("the part '\(part)' comes twice") }
    }
  }

  /// The path itself, or a folder's palettes by name.
  private static func files(_ path: String) throws(SourceError) -> [String] {
    guard path != "-", FileSystem.kind(of: path) == .directory else { return [path] }
    let all: [String]
    do throws(FileError) { all = try FileSystem.list(path) } catch { throw SourceError(error) }
    let names = all.filter { name in
      !name.hasPrefix(".") && (own + shared).contains(Path.extension(name).lowercased())
    }
    if names.isEmpty { throw SourceError(.missing, "no palette in the folder \(PathBytes.quoted(path))") }
    return names.map { Path.joined(path, $0) }
  }

  private static func file(_ path: String) throws(SourceError) -> PaletteFile {
    do throws(FileError) {
      let bytes =
        try path == "-"
        ? FileSystem.readStandardInput(maximumBytes: maximumBytes) : FileSystem.read(path, maximumBytes: maximumBytes)
      return PaletteFile(name: path == "-" ? "standard input" : path, bytes: bytes)
    } catch {
      throw error.isMissing ? .missing(error, path: path) : SourceError(error)
    }
  }

  /// A source a palette, its swatches taken in order.
  func rows() throws(SourceError) -> [Source] {
    var sources: [Source] = []
    for (path, palette) in palettes {
      let count = palette.swatches.count
      guard count >= parts.count else { throw .fewSwatches(path, count, parts: parts.count) }
      var notices = warnings(path, palette)
      let rest = count % parts.count
      if rest > 0 { notices.append(.unusedSwatches(path, rest, of: count, parts: parts.count)) }
      sources.append(.swatches(SwatchRow.rows(palette, parts: parts), name: path, notices: notices))
    }
    return sources
  }

  /// Every choice of different colours of all palettes together for the parts.
  func combinations() throws(SourceError) -> (Combinations, [RowNotice]) {
    var seen: Set<RGBA8> = []
    let all = palettes.flatMap(\.palette.swatches)
    let colors = all.map(\.color).filter { seen.insert($0).inserted }
    guard colors.count >= parts.count else { throw .fewColors(colors.count, parts: parts.count) }
    guard let combinations = Combinations(source: Self.source, parts: parts, choice: .ordered(colors)) else {
      throw .tooManyCombinations(Self.source, nil)
    }
    var notices = palettes.flatMap { warnings($0.path, $0.palette) }
    if colors.count < all.count { notices.append(.sameSwatches(Self.source, all.count - colors.count)) }
    return (combinations, notices)
  }

  private func warnings(_ path: String, _ palette: Palette) -> [RowNotice] {
    palette.warnings.map { RowNotice(.palette, path, $0) }
  }
}
