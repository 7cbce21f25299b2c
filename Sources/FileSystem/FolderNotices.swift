#if canImport(Glibc) || canImport(Musl)
  /// The system's notices about the folders of files: inotify of Linux.
  final class FolderNotices: FileWatching {
    private let descriptor: System.Descriptor
    /// The names that matter, by the number of their folder.
    private var names: [Int32: Set<String>] = [:]

    /// Nil where the system does not watch: it has no notices, or the user has too many already.
    init?(_ paths: [String]) {
      guard let descriptor = try? System.openNotices() else { return nil }
      self.descriptor = descriptor
      for path in paths {
        guard let folder = try? System.watch(Path.parent(path), descriptor) else {
          if FileSystem.kind(of: Path.parent(path)) == .directory { return nil }
          // A folder that is not there cannot hold the file; its neighbours are watched all the same.
          continue
        }
        names[folder, default: []].insert(Path.lastComponent(path))
      }
    }

    deinit { try? System.closeFile(descriptor) }

    func wait() {
      while true {
        guard let notices = try? System.notices(descriptor) else {
          return System.pause(milliseconds: FileWatch.interval)
        }
        guard notices.contains(where: isOfFile) else { continue }
        while System.canRead(descriptor, within: FileWatch.quiet) { _ = try? System.notices(descriptor) }
        return
      }
    }

    private func isOfFile(_ notice: System.Notice) -> Bool {
      notice.isOverflow || names[notice.folder]?.contains(notice.name) == true
    }
  }
#endif
