/// What a path to write to stands for, found before anything is touched.
enum OutputTarget {
  /// A descriptor that is open already.
  case descriptor(System.Descriptor)
  /// A device or FIFO, written straight.
  case device(String)
  /// A regular file, links followed: what it is now, nil if it does not exist yet.
  case file(String, System.Status?)

  /// The most links followed, as the system's own limit.
  private static let longestChain = 40

  /// Follows links. One that leads nowhere yet stands for the file that it names, as when a shell writes to it.
  init(_ path: String) throws(OutputError) {
    var place = path
    for _ in 0..<Self.longestChain {
      if let descriptor = StandardStream.descriptor(named: place) {
        self = .descriptor(descriptor)
        return
      }
      guard let entry = try Self.entry(place, for: path) else {
        self = .file(place, nil)
        return
      }
      if !entry.isLink {
        self = try Self.existing(place, entry, for: path)
        return
      }
      do throws(Errno) {
        place = Path.joined(Path.parent(place), try System.linkTarget(place))
      } catch {
        throw OutputError(error, path: path, operation: .create)
      }
    }
    throw OutputError(.tooManyLinks, path: path, operation: .create)
  }

  private static func existing(
    _ place: String, _ entry: System.Status, for path: String
  ) throws(OutputError) -> OutputTarget {
    switch entry.kind {
    case .directory: throw .isDirectory(path)
    case .file: .file(place, entry)
    case .other, .missing: .device(place)
    }
  }

  private static func entry(_ place: String, for path: String) throws(OutputError) -> System.Status? {
    do throws(Errno) {
      return try System.status(place, followingLinks: false)
    } catch .noSuchFile where !place.isEmpty {
      if Path.endsInSlash(place) { throw .isDirectory(path, isThere: false) }
      return nil
    } catch .notDirectory {
      if Path.endsInSlash(place) { throw OutputError(.notDirectory, path: path, operation: .create) }
      throw .folderMissing(Path.parent(place), path: path)
    } catch {
      throw OutputError(error, path: path, operation: .create)
    }
  }
}
