import FileSystem

/// Where a model's files go. Files that hold the right bytes are left alone.
struct OutputFolder {
  let path: String

  func write(_ bytes: [UInt8], to name: String) throws(Fault) {
    let file = Path.joined(path, name)
    do {
      try FileSystem.createDirectories(Path.parent(file))
      try AtomicFile.write(bytes, to: file)
    } catch {
      throw Fault(file, "\(error)")
    }
  }

  func write(_ text: String, to name: String) throws(Fault) { try write(Array(text.utf8), to: name) }
}
