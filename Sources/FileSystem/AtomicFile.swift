/// Writes outputs so that a file that exists is whole.
public enum AtomicFile {
  /// What became of the output.
  public enum Outcome: Sendable {
    /// There was none.
    case created
    /// There was another.
    case replaced
    /// It held these bytes already; it was left alone, and so was its time.
    case unchanged
    /// It is a device, a FIFO or an open descriptor, and got the bytes.
    case written
  }

  /// Writes beside `path` under the name `.NAME.part`, then renames, so that a reader sees the old file or the new one.
  /// On failure the old file is as it was and the temporary file is removed.
  ///
  /// - A file that holds the same bytes is left alone.
  /// - A new file has mode 0666 less umask, another keeps its mode, and its owner where the user may give files away.
  ///   A file that the user may not write to is not replaced, though its folder would allow it.
  /// - A symbolic link stays and the file it leads to is replaced, or made. Other hard links keep the old bytes.
  /// - Devices, FIFOs and paths such as `/dev/stdout` are written straight.
  /// - The folder must exist.
  /// - With `replacing: false` anything that exists at `path`, were it a link that leads nowhere, is an error (`exists`).
  /// - Several writers of one output, in one process or many, take turns: see ``TemporaryFile``.
  ///
  /// The bytes are with the system then, not on the disk for certain: a loss of power can lose them.
  /// The corresponding C function is `rename`.
  @discardableResult
  public static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool = true
  ) throws(OutputError) -> Outcome {
    if !replacing { try refuseExisting(path) }
    switch try OutputTarget(path) {
    case .descriptor(let descriptor):
      try writing(path, .write) { () throws(Errno) in try System.writeAll(bytes, to: descriptor) }
      return .written
    case .device(let place):
      try writeStraight(bytes, to: place, path: path)
      return .written
    case .file(let place, let old?):
      if holds(place, bytes, size: old.size) {
        TemporaryFile.removeLeftover(for: place)
        return .unchanged
      }
      try writing(path, .create) { () throws(Errno) in try System.checkWritable(place) }
      try writeBeside(bytes, place, path: path, replacing: old)
      return .replaced
    case .file(let place, nil):
      try writeBeside(bytes, place, path: path, replacing: nil, mustBeNew: !replacing)
      return .created
    }
  }

  private static func refuseExisting(_ path: String) throws(OutputError) {
    guard let entry = try? System.status(path, followingLinks: false) else { return }
    if FileSystem.kind(of: path) == .directory { throw .isDirectory(path) }
    if entry.isLink ? FileSystem.kind(of: path) != .other : entry.kind == .file { throw .exists(path) }
  }

  private static func writeStraight(_ bytes: [UInt8], to place: String, path: String) throws(OutputError) {
    let descriptor = try writing(path, .create) { () throws(Errno) in try System.openFile(place, .writing) }
    do throws(Errno) {
      try System.writeAll(bytes, to: descriptor)
    } catch {
      try? System.closeFile(descriptor)
      throw OutputError(error, path: path, operation: .write)
    }
    try writing(path, .write) { () throws(Errno) in try System.closeFile(descriptor) }
  }

  private static func writeBeside(
    _ bytes: [UInt8], _ place: String, path: String, replacing old: System.Status?, mustBeNew: Bool = false
  ) throws(OutputError) {
    let file = try temporaryFile(for: place, path: path)
    do throws(OutputError) {
      try writing(path, .write) { () throws(Errno) in try file.write(bytes) }
      try writing(path, .create) { () throws(Errno) in
        if let old { try System.copyPermissions(of: old, to: file.descriptor) }
        try mustBeNew ? file.move(toNew: place) : file.move(to: place)
      }
    } catch {
      file.remove()
      throw error.cause.isExisting ? .exists(path) : error
    }
  }

  static func temporaryFile(for place: String, path: String) throws(OutputError) -> TemporaryFile {
    do throws(Errno) {
      return try TemporaryFile(for: place)
    } catch {
      if error == .noSuchFile || error == .notDirectory { throw .folderMissing(Path.parent(place), path: path) }
      let temporary = TemporaryFile.path(for: place)
      if [.tooManyLinks, .isDirectory, .permissionDenied].contains(error),
        (try? System.status(temporary, followingLinks: false)) != nil
      {
        throw .inTheWay(temporary, error, path: path)
      }
      throw OutputError(error, path: path, operation: .create)
    }
  }

  /// Whether the file has exactly these bytes; no, where it cannot be read.
  private static func holds(_ place: String, _ bytes: [UInt8], size: Int) -> Bool {
    guard size == bytes.count, let old = try? FileSystem.read(place, maximumBytes: size) else { return false }
    return old == bytes
  }

  private static func writing<Value>(
    _ path: String, _ operation: FileError.Operation, _ call: () throws(Errno) -> Value
  ) throws(OutputError) -> Value {
    do {
      return try call()
    } catch {
      throw OutputError(error, path: path, operation: operation)
    }
  }
}
