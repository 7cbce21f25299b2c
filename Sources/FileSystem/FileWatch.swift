/// Waits for files to be saved: written and closed, or moved into place.
///
/// What belongs to one save counts once: after the first event those that follow within ``quiet`` milliseconds are taken with it. On
/// Linux the system tells (inotify on the files' folders, so that a save by renaming is seen); where it cannot, and on other systems,
/// files are looked at every ``interval`` milliseconds.
public final class FileWatch {
  static let quiet: Int32 = 20
  static let interval: Int32 = 100

  private let paths: [String]
  private var way: any FileWatching

  /// Watches files, which need not be there. What changes from now on is seen by ``waitForSave()``.
  ///
  /// A symbolic link is watched together with what it leads to.
  public init(_ paths: [String]) {
    self.paths = paths.flatMap(Self.linked)
    way = Self.way(self.paths)
  }

  /// Waits until one of the files has been saved.
  public func waitForSave() {
    way.wait()
  }

  private static func way(_ paths: [String]) -> any FileWatching {
    #if canImport(Glibc) || canImport(Musl)
      if let notices = FolderNotices(paths) { return notices }
    #endif
    return FilePolling(paths)
  }

  /// The path and, where it is a symbolic link, all that it leads to one after the other.
  private static func linked(_ path: String) -> [String] {
    var places = [path]
    while places.count < 40, let target = try? System.linkTarget(places[places.count - 1]) {
      places.append(Path.joined(Path.parent(places[places.count - 1]), target))
    }
    return places
  }
}

/// A way to see that files are saved.
protocol FileWatching {
  /// Waits until one of the files has been saved since the last call, or since the beginning.
  mutating func wait()
}

/// Looks at files again and again.
struct FilePolling: FileWatching {
  private let paths: [String]
  private var known: [System.Version?]

  init(_ paths: [String]) {
    self.paths = paths
    known = paths.map(System.version)
  }

  /// A file that is being written changes at each look; it is saved when it no longer does. One that is gone is not saved.
  mutating func wait() {
    while true {
      System.pause(milliseconds: FileWatch.interval)
      var current = paths.map(System.version)
      guard zip(known, current).contains(where: { $1 != nil && $0 != $1 }) else {
        known = current
        continue
      }
      while true {
        System.pause(milliseconds: FileWatch.quiet)
        let next = paths.map(System.version)
        if next == current { break }
        current = next
      }
      known = current
      return
    }
  }
}
