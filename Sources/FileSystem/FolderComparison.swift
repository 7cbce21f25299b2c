/// What stands under a name in an open folder, compared with the bytes that shall stand there.
enum FolderComparison {
  /// Nothing.
  case missing
  /// A regular file with exactly these bytes.
  case same
  /// A regular file with others: what it is, and its first bytes as far as they were asked for.
  case different(System.Status, start: [UInt8])
  /// A symbolic link, a folder, a device: no regular file.
  case other(System.Status)

  /// Looks at the size first; bytes are read only where it fits, else as many of the first as `start` asks for.
  init(
    _ name: [CChar], in folder: System.Descriptor, bytes: UnsafeRawBufferPointer, start: Int
  ) throws(Errno) {
    let entry: System.Status
    do throws(Errno) {
      entry = try System.status(name, in: folder)
    } catch .noSuchFile {
      self = .missing
      return
    }
    guard entry.kind == .file, !entry.isLink else {
      self = .other(entry)
      return
    }
    guard let descriptor = try? System.openFile(name, in: folder, .existingReadOnly) else {
      self = .different(entry, start: [])
      return
    }
    defer { try? System.closeFile(descriptor) }
    if entry.size == bytes.count, Self.holds(descriptor, bytes) {
      self = .same
    } else {
      self = .different(entry, start: Self.firstBytes(descriptor, start))
    }
  }

  private static func holds(_ descriptor: System.Descriptor, _ bytes: UnsafeRawBufferPointer) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      var place = 0
      while let count = try? System.readBytes(descriptor, into: buffer), count > 0 {
        guard place + count <= bytes.count,
          System.areEqual(bytes.baseAddress! + place, buffer.baseAddress!, count: count)
        else { return false }
        place += count
      }
      return place == bytes.count
    }
  }

  private static func firstBytes(_ descriptor: System.Descriptor, _ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let found = bytes.withUnsafeMutableBytes { buffer in
      (try? System.readBytes(descriptor, at: 0, into: buffer)) ?? 0
    }
    return Array(bytes.prefix(found))
  }
}
