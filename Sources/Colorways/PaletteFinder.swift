import FileSystem
import Palettes

/// Finds and reads the files of palettes: a file is one, a folder holds some, by name, and a folder *.xcassets is one of an
/// asset catalog's colours.
enum PaletteFinder {
  /// A palette's files: one, or a catalog's.
  struct Found {
    let name: String
    let files: [PaletteFile]
    let isCatalog: Bool
  }

  private static let maximumBytes = 64 << 20
  /// The extensions that only palettes have.
  private static let own = ["ase", "aco", "gpl", "pal", "swatches", "hex"]
  private static let shared = ["json", "csv", "tsv", "txt"]
  private static let catalog = "xcassets"

  /// Whether the name is a palette's and nothing else's.
  static func isNamed(_ path: String) -> Bool { (own + [catalog]).contains(Path.extension(path).lowercased()) }

  /// The palettes that a path names.
  static func find(_ path: String) throws(SourceError) -> [Found] {
    guard path != "-", FileSystem.kind(of: path) == .directory else {
      let file = try file(path)
      return [Found(name: file.name, files: [file], isCatalog: false)]
    }
    if Path.extension(path).lowercased() == catalog {
      return [Found(name: path, files: try contents(of: path, depth: 8), isCatalog: true)]
    }
    var found: [Found] = []
    for name in try visible(path) where (own + shared + [catalog]).contains(Path.extension(name).lowercased()) {
      found += try find(Path.joined(path, name))
    }
    if found.isEmpty { throw SourceError(.missing, "no palette in the folder \(PathBytes.quoted(path))") }
    return found
  }

  /// All Contents.json files below a catalog's folder.
  private static func contents(of folder: String, depth: Int) throws(SourceError) -> [PaletteFile] {
    var files: [PaletteFile] = []
    for name in try visible(folder) {
      let path = Path.joined(folder, name)
      if name == "Contents.json" {
        files.append(try file(path))
      } else if depth > 0, FileSystem.kind(of: path) == .directory, !FileSystem.isLink(path) {
        files += try contents(of: path, depth: depth - 1)
      }
    }
    return files
  }

  private static func visible(_ folder: String) throws(SourceError) -> [String] {
    do throws(FileError) {
      return try FileSystem.list(folder).filter { !$0.hasPrefix(".") }
    } catch {
      throw SourceError(error)
    }
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
}
