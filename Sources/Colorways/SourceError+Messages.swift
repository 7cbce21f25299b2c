import FileSystem
import Suggestions

/// The words for everything that can be wrong with a source as a whole.
extension SourceError {
  init(_ error: FileError) { self.init(error.isMissing ? .missing : .unreadable, error.description) }

  /// `path` names nothing; a file of a similar name is offered.
  static func missing(_ error: FileError, path: String) -> SourceError {
    let folder = Path.parent(path)
    let names = ((try? FileSystem.list(folder)) ?? []).filter { !$0.hasPrefix(".") }
    let near = suggestion(for: Path.lastComponent(path), among: names)
    let place = near.map { folder == "." && !path.hasPrefix("./") ? $0 : Path.joined(folder, $0) }
    return SourceError(.missing, error.description + (place.map(didYouMean) ?? ""))
  }

  static func noMatch(_ pattern: String) -> SourceError {
    SourceError(.missing, "no file matches \(PathBytes.quoted(pattern))")
  }

  /// A folder without configurations; `others` are lists in it.
  static func noConfigurations(in folder: String, others: [String]) -> SourceError {
    let way = others.first.map { "; it holds \(PathBytes.quoted($0)), which is a list: name the file itself" }
    return SourceError(.missing, "no configuration (*.json) in the folder \(PathBytes.quoted(folder))\(way ?? "")")
  }

  static let noSource = SourceError(.usage, "no source; give a file, a folder, '-' or --matrix")

  static let standardInputTwice = SourceError(.usage, "standard input ('-') can be read only once")

  static func encoding(_ name: String, source: String) -> SourceError {
    let code = name.hasPrefix("UTF-32") ? "UTF-32" : "UTF-16"
    return SourceError(
      .badData,
      "\(source): the text is in \(name); save it as UTF-8 (in Excel: 'CSV UTF-8'), or convert it: "
        + "iconv -f \(code) -t UTF-8")
  }

  /// A file of another kind, known by its first bytes.
  static func foreign(_ kind: String, advice: String, source: String) -> SourceError {
    SourceError(.badData, "\(source): this is \(kind); \(advice)")
  }

  static func table(_ source: String, line: Int = 1, _ message: String) -> SourceError {
    SourceError(.badData, "\(source):\(line): \(message)")
  }
}

extension SourceError {
  static func matrix(_ message: String) -> SourceError {
    SourceError(.usage, "--matrix: \(message); write it like 'base=white,black; side=orange,#0a84ff'")
  }

  static func matrixWithSources(_ first: String) -> SourceError {
    SourceError(
      .usage,
      "--matrix makes the list by itself; leave \(PathBytes.quoted(first)) out, or give it by --base to set what the matrix leaves open"
    )
  }

  static let matrixWithAssign = SourceError(.usage, "--matrix and --assign exclude each other")

  static func palette(_ source: String) -> SourceError {
    SourceError(
      .usage,
      "\(source): this is a palette; say which parts take its swatches in order, such as --assign base,side,sole,cage,outline"
    )
  }

  static func assign(_ message: String) -> SourceError { SourceError(.usage, "--assign: \(message)") }

  static func fewSwatches(_ source: String, _ count: Int, parts: Int) -> SourceError {
    let swatches = count == 1 ? "1 swatch" : "\(count) swatches"
    return SourceError(.badData, "\(source): \(swatches), but --assign names \(parts) parts")
  }

  static func fewColors(_ count: Int, parts: Int) -> SourceError {
    let colors = count == 1 ? "1 colour" : "\(count) different colours"
    return SourceError(
      .badData, "the palettes have \(colors), but --assign names \(parts) parts, and each takes another")
  }

  static let sampleOfNothing = SourceError(
    .usage, "--sample takes some of all combinations; give them by --matrix, or by a palette and --assign")

  static func sampleCount(_ count: Int) -> SourceError {
    SourceError(.usage, "--sample \(count): the number must be at least 1")
  }

  static func sampleTooLarge(_ sample: Int, of count: UInt128) -> SourceError {
    SourceError(
      .usage,
      "--sample \(sample): there \(count == 1 ? "is" : "are") only \(count) different \(count == 1 ? "colorway" : "colorways")"
    )
  }

  static func tooManyCombinations(_ source: String, _ count: UInt128?) -> SourceError {
    let many = count.map { "\($0) combinations" } ?? "more than 2^128 combinations"
    let way = count == nil ? "give fewer colours" : "--sample N takes N different ones"
    return SourceError(.usage, "\(source): \(many) are too many for one list; \(way)")
  }
}
