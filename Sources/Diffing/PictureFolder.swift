public import FileSystem

/// The pictures in a folder and below: its PNGs, by their names relative to it.
public struct PictureFolder: Sendable {
  /// The folder's path as it was given.
  public let path: String
  /// The names in the order of their bytes, slashes between folders. Hidden files and folders do not count.
  public let names: [String]

  /// Lists the pictures of a folder.
  public init(_ path: String) throws(FileError) {
    self.path = path
    var names: [String] = []
    try OutputFolder(reading: path).forEachFile { name in
      if Path.extension(name).lowercased() == "png" { names.append(name) }
    }
    self.names = PairName.sorted(names.map(PairName.init)).map(\.text)
  }

  /// A picture's path.
  public func path(of name: String) -> String { Path.joined(path, name) }
}
