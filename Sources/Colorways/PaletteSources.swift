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
  init(_ paths: [String], _ options: ListOptions) throws(SourceError) {
    parts = options.assign
    try Self.check(options)
    var found: [PaletteFinder.Found] = []
    for path in paths { found += try PaletteFinder.find(path) }
    inputPaths = found.flatMap(\.files).map(\.name).filter { $0 != "standard input" }
    do throws(PaletteError) {
      palettes = try Self.read(found, PaletteOptions(reading: options.reading))
    } catch {
      throw SourceError(.badData, error.description)
    }
  }

  /// Design tokens of all files are read together.
  private static func read(
    _ found: [PaletteFinder.Found], _ options: PaletteOptions
  ) throws(PaletteError) -> [(path: String, palette: Palette)] {
    let files = found.filter { !$0.isCatalog }.flatMap(\.files)
    var read = files.isEmpty ? [] : try PaletteReader.read(files, options: options)[...]
    var palettes: [(path: String, palette: Palette)] = []
    for one in found {
      let palette =
        try one.isCatalog
        ? PaletteReader.readCatalog(one.files, name: one.name, options: options) : read.removeFirst()
      palettes.append((one.name, palette))
    }
    return palettes
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
    let colors = all.map { $0.color.alpha == 0 ? .clear : $0.color }.filter { seen.insert($0).inserted }
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
