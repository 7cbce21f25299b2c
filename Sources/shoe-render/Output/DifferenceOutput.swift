import Diffing
import FileSystem
import PNGCodec

/// Where the difference picture of two files goes.
enum DifferenceOutput {
  /// Refuses what must not be written, before any work is done.
  static func check(_ path: String, inputs: [String], isForced: Bool) throws(CommandFailure) {
    if path != "-", FileSystem.kind(of: path) == .directory {
      throw CommandFailure(
        .cannotCreate, "-o \(PathBytes.quoted(path)) is a folder; the difference of two files is one picture")
    }
    try PictureOutput(path: path, force: isForced).check(inputs: inputs)
  }

  static func write(_ picture: [UInt8], to path: String) throws {
    try PictureOutput(path: path, force: true).write(picture)
  }
}

/// Where the difference pictures of two folders go: a folder, under the pairs' names.
final class DifferenceFolder: Sendable {
  let folder: OutputFolder

  /// Throws where the folder is one of those compared: pictures would be taken for goldens.
  init(_ path: String, sides: [String]) throws {
    if path == "-" {
      throw CommandFailure(
        .usage, "the pictures of several pairs go into a folder, not to standard output; give -o FOLDER")
    }
    if let same = sides.first(where: { FileSystem.isSameFile($0, path) }) {
      throw CommandFailure(
        .cannotCreate, "-o \(PathBytes.quoted(path)) is the folder \(PathBytes.quoted(same)) that is compared")
    }
    if let side = sides.first(where: { Self.isInside(path, $0) }) {
      throw CommandFailure(
        .cannotCreate,
        "-o \(PathBytes.quoted(path)) is inside \(PathBytes.quoted(side)), which is compared; its pictures would be taken for more of those"
      )
    }
    folder = try OutputFolder(path)
  }

  /// Whether a folder, which may have to be made, lies below another. What exists of it is looked up link by link.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    var above = Path.parent(path)
    while FileSystem.kind(of: above) == .missing, above != Path.parent(above) { above = Path.parent(above) }
    if FileSystem.kind(of: path) == .directory { above = Path.joined(path, "..") }
    while FileSystem.kind(of: above) == .directory {
      if FileSystem.isSameFile(above, folder) { return true }
      let next = Path.joined(above, "..")
      if FileSystem.isSameFile(above, next) { return false }
      above = next
    }
    return false
  }

  /// Writes the picture of a pair and returns its path.
  func write(_ picture: [UInt8], for name: String) throws(OutputError) -> String {
    let rule = ReplacementRule.files(with: PNGDecoder.signature, called: "PNG")
    try FolderWriter(folder, replacing: rule).write(picture, to: name)
    return folder.path(of: name)
  }

  /// Removes what earlier runs left for pairs that have no picture now.
  func removeStale(except current: Set<[UInt8]>) throws {
    try DifferencePictures.removeStale(in: folder, except: current)
  }
}
