import FileSystem

/// The name that a layer set takes from its folder.
enum FolderName {
  /// The folder's own name, also where it is given as `.` or `a/..`; without the ending of an asset catalog.
  static func of(_ folder: String) throws(FileError) -> String {
    var name = Path.lastComponent(folder)
    if name == "." || name == ".." {
      name = lastName(Path.joined(try FileSystem.currentDirectory, folder))
    }
    return Path.extension(name) == "xcassets" ? Path.stem(name) : name
  }

  private static func lastName(_ absolutePath: String) -> String {
    var names: [Substring] = []
    for name in absolutePath.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names.last.map(String.init) ?? "/"
  }
}
