import Diffing
import FileSystem
import PNGCodec

/// Where the difference picture of two files goes.
enum DifferenceOutput {
  /// Refuses what must not be written, before any work is done.
  static func check(_ path: String, inputs: [String], isForced: Bool) throws(CommandFailure) {
    if FileSystem.kind(of: path) == .directory {
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
    if let same = sides.first(where: { FileSystem.isSameFile($0, path) }) {
      throw CommandFailure(
        .cannotCreate, "-o \(PathBytes.quoted(path)) is the folder \(PathBytes.quoted(same)) that is compared")
    }
    folder = try OutputFolder(path)
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
