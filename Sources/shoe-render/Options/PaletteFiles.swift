import FileSystem
import Palettes

/// Palettes as they are named on the command line: files, or folders that are Xcode asset catalogs.
struct PaletteFiles {
  let paths: [String]
  let options: PaletteOptions

  /// The largest palette file that is read.
  private static let maximumBytes = 64 << 20

  /// The palettes in the order of their paths. Design tokens of all files are read together.
  func read() throws(CommandFailure) -> [Palette] {
    var palettes: [Palette?] = []
    var files: [PaletteFile] = []
    for path in paths {
      if FileSystem.kind(of: path) == .directory {
        palettes.append(try catalog(path))
      } else {
        files.append(try file(path))
        palettes.append(nil)
      }
    }
    var rest = try palettesOf(files)[...]
    return palettes.map { $0 ?? rest.removeFirst() }
  }

  private func palettesOf(_ files: [PaletteFile]) throws(CommandFailure) -> [Palette] {
    guard !files.isEmpty else { return [] }
    do {
      return try PaletteReader.read(files, options: options)
    } catch {
      throw CommandFailure(.badData, error.description)
    }
  }

  private func file(_ path: String) throws(CommandFailure) -> PaletteFile {
    do {
      let bytes =
        try path == "-"
        ? FileSystem.readStandardInput(maximumBytes: Self.maximumBytes)
        : FileSystem.read(path, maximumBytes: Self.maximumBytes)
      return PaletteFile(name: path == "-" ? "standard input" : path, bytes: bytes)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func catalog(_ folder: String) throws(CommandFailure) -> Palette {
    do {
      return try PaletteReader.readCatalog(try contents(of: folder, depth: 8), name: folder, options: options)
    } catch let error as PaletteError {
      throw CommandFailure(.badData, error.description)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// All Contents.json files below a folder.
  private func contents(of folder: String, depth: Int) throws -> [PaletteFile] {
    var files: [PaletteFile] = []
    for name in try FileSystem.list(folder) where !name.hasPrefix(".") {
      let path = Path.joined(folder, name)
      if name == "Contents.json" {
        files.append(try file(path))
      } else if depth > 0, FileSystem.kind(of: path) == .directory, !FileSystem.isLink(path) {
        files += try contents(of: path, depth: depth - 1)
      }
    }
    return files
  }
}
