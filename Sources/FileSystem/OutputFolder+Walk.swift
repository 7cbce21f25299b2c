extension OutputFolder {
  /// Calls `body` with the name of each file in the folder and below, in no order: slashes stand between folders.
  /// Hidden files and folders are passed over; a symbolic link is a file here, wherever it leads.
  public func forEachFile(_ body: (_ name: String) -> Void) throws(FileError) {
    do throws(WalkFailure) {
      try Self.walk(descriptor, below: [], body)
    } catch {
      throw FileError(path: path(of: PathBytes.decode(error.name)), operation: .list, errno: error.errno)
    }
  }

  private struct WalkFailure: Error {
    let name: [UInt8]
    let errno: Errno
  }

  /// Sub-folders are entered when all names of a folder have been read, so that few are open at once.
  private static func walk(
    _ folder: System.Descriptor, below prefix: [UInt8], _ body: (String) -> Void
  ) throws(WalkFailure) {
    var subfolders: [[UInt8]] = []
    do throws(Errno) {
      try System.forEachName(in: folder) { (name) throws(Errno) in
        if name.first == UInt8(ascii: ".") { return }
        if try isFolder(name, in: folder) {
          subfolders.append(name)
        } else {
          body(PathBytes.decode(prefix + name))
        }
      }
    } catch {
      throw WalkFailure(name: prefix, errno: error)
    }
    for name in subfolders { try enter(name, in: folder, below: prefix, body) }
  }

  private static func enter(
    _ name: [UInt8], in folder: System.Descriptor, below prefix: [UInt8], _ body: (String) -> Void
  ) throws(WalkFailure) {
    let descriptor: System.Descriptor
    do throws(Errno) {
      descriptor = try System.openFolder(name.terminated, in: folder)
    } catch {
      throw WalkFailure(name: prefix + name, errno: error)
    }
    defer { try? System.closeFile(descriptor) }
    try walk(descriptor, below: prefix + name + [FolderEntryName.slash], body)
  }

  private static func isFolder(_ name: [UInt8], in folder: System.Descriptor) throws(Errno) -> Bool {
    do throws(Errno) {
      return try System.status(name.terminated, in: folder).kind == .directory
    } catch {
      // Removed meanwhile.
      guard error == .noSuchFile else { throw error }
      return false
    }
  }
}
