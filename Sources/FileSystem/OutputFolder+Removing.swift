extension OutputFolder {
  /// Removes a regular file that begins with `signature`, and the folders above it that are then empty, up to this one.
  /// False where there is no such file. A name that could lead out of the folder names none, nor does one behind a
  /// link.
  public func remove(_ name: String, beginningWith signature: [UInt8]) throws(OutputError) -> Bool {
    guard let entry = try? FolderEntryName(name) else { return false }
    let tree = FolderTree(root: descriptor)
    guard let place = try? tree.descriptor(of: entry.folder, making: false) else { return false }
    let leaf = entry.leaf.terminated
    guard let status = try? System.status(leaf, in: place), status.kind == .file, !status.isLink,
      Self.begins(leaf, in: place, with: signature)
    else { return false }
    do throws(Errno) {
      try System.removeName(leaf, in: place)
    } catch {
      throw OutputError(error, path: path(of: name), operation: .create)
    }
    removeEmpty(entry.folder, tree)
    return true
  }

  private func removeEmpty(_ folder: [UInt8], _ tree: FolderTree) {
    var folder = folder
    while !folder.isEmpty {
      let cut = folder.lastIndex(of: FolderEntryName.slash)
      let parent = cut.map { Array(folder[..<$0]) } ?? []
      let name = Array(folder[(cut.map { $0 + 1 } ?? 0)...]).terminated
      guard let place = try? tree.descriptor(of: parent, making: false),
        (try? System.removeFolder(name, in: place)) != nil
      else { return }
      folder = parent
    }
  }

  private static func begins(_ leaf: [CChar], in folder: System.Descriptor, with signature: [UInt8]) -> Bool {
    guard let descriptor = try? System.openFile(leaf, in: folder, .existingReadOnly) else { return false }
    defer { try? System.closeFile(descriptor) }
    return (try? FileSystem.readBytes(descriptor, upTo: signature.count)) == signature
  }
}
