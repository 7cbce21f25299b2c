import FileSystem
import Pixels
import ShoeDesign

/// Finds out what each source is.
struct SourcePlan {
  private(set) var sources: [Source] = []
  private(set) var inputPaths: [String] = []
  private(set) var canBeReadTwice = true
  private let options: ListOptions

  init(_ names: [String], _ options: ListOptions) throws(SourceError) {
    self.options = options
    if let count = options.sample, count < 1 { throw .sampleCount(count) }
    for mapping in options.columns { _ = try ColumnTitles.field(named: mapping.column, options) }
    if names.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    if let matrix = options.matrix {
      if let first = names.first { throw .matrixWithSources(first) }
      if !options.assign.isEmpty { throw .matrixWithAssign }
      try add(MatrixText(matrix, options))
      return
    }
    if names.isEmpty { throw .noSource }
    let paths = try Self.expanded(names)
    if !options.assign.isEmpty {
      try add(PaletteSources(paths, options))
      return
    }
    if options.sample != nil { throw .sampleOfNothing }
    for path in paths { try add(path) }
  }

  /// The records of all sources, where that is known.
  var count: Int? {
    var sum = 0
    for source in sources {
      guard let count = source.count else { return nil }
      sum += count
    }
    return sum
  }

  /// Patterns that name no file themselves, replaced by what matches them.
  private static func expanded(_ names: [String]) throws(SourceError) -> [String] {
    var paths: [String] = []
    for name in names {
      if Glob.isPattern(name), FileSystem.kind(of: name) == .missing {
        let matches = Glob.matches(name)
        if matches.isEmpty { throw .noMatch(name) }
        paths += matches
      } else {
        paths.append(name)
      }
    }
    return paths
  }

  private mutating func add(_ path: String) throws(SourceError) {
    if path == "-" {
      sources.append(.standardInput)
      canBeReadTwice = false
      return
    }
    let kind = FileSystem.kind(of: path)
    if kind != .missing, PaletteFinder.isNamed(path) { throw .palette(path) }
    switch kind {
    case .directory:
      let folder = try ConfigurationFolder(path)
      sources.append(.folder(folder))
      inputPaths += folder.names.map { Path.joined(path, $0) }
    case .file, .other, .missing: try addFile(path)
    }
  }

  private mutating func addFile(_ path: String) throws(SourceError) {
    let source = Source.file(path)
    let isStream = FileSystem.isDescriptor(path) || FileSystem.kind(of: path) == .other
    if isStream { canBeReadTwice = false } else { try source.check(options) }
    sources.append(source)
    inputPaths.append(path)
  }

  private mutating func add(_ matrix: MatrixText) throws(SourceError) {
    let all = Combinations(source: MatrixText.source, parts: matrix.parts, choice: .each(matrix.colors))
    guard let all else { throw .tooManyCombinations(MatrixText.source, nil) }
    sources = [.combinations(all, try sample(of: all), notices: matrix.notices)]
  }

  private mutating func add(_ palettes: PaletteSources) throws(SourceError) {
    inputPaths = palettes.inputPaths
    canBeReadTwice = true
    if options.sample == nil {
      sources = try palettes.rows()
    } else {
      let (all, notices) = try palettes.combinations()
      sources = [.combinations(all, try sample(of: all), notices: notices)]
    }
  }

  private func sample(of all: Combinations) throws(SourceError) -> Sample? {
    guard let count = options.sample else {
      guard all.count <= UInt128(Int.max) else { throw .tooManyCombinations(all.source, all.count) }
      return nil
    }
    guard UInt128(count) <= all.count else { throw .sampleTooLarge(count, of: all.count) }
    return Sample(permutation: KeyedPermutation(count: all.count, key: options.seed), count: count)
  }
}
