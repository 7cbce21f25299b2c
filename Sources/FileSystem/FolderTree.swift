/// The sub-folders of an open folder, each opened at most once while it is in use.
///
/// Each is opened from the one above it and never through a symbolic link, so that no name leads out of the folder,
/// whatever stands in it. The last few stay open: files come in the order of a list, and neighbours share a folder.
/// Used by one thread at a time.
final class FolderTree {
  private let root: System.Descriptor
  private var open: [(folder: [UInt8], descriptor: System.Descriptor)] = []

  private static let most = 8

  /// Why a sub-folder cannot be had: which, and the system's reason.
  struct Failure: Error {
    let folder: [UInt8]
    let errno: Errno
  }

  /// The tree below `root`, which must stay open as long.
  init(root: System.Descriptor) {
    self.root = root
  }

  deinit {
    for entry in open { try? System.closeFile(entry.descriptor) }
  }

  /// The descriptor of a sub-folder (`a/b`, empty for the root itself), valid until the next call. Folders that are
  /// missing are made where `making`, else ``Errno/noSuchFile`` is thrown.
  func descriptor(of folder: [UInt8], making: Bool) throws(Failure) -> System.Descriptor {
    if folder.isEmpty { return root }
    if let place = open.lastIndex(where: { $0.folder == folder }) {
      if place != open.count - 1 { open.append(open.remove(at: place)) }
      return open[open.count - 1].descriptor
    }
    let descriptor = try walk(folder, making: making)
    if open.count == Self.most { try? System.closeFile(open.removeFirst().descriptor) }
    open.append((folder, descriptor))
    return descriptor
  }

  /// Closes a sub-folder, because it is to be removed, or is no longer there.
  func forget(_ folder: [UInt8]) {
    guard let place = open.lastIndex(where: { $0.folder == folder }) else { return }
    try? System.closeFile(open.remove(at: place).descriptor)
  }

  private func walk(_ folder: [UInt8], making: Bool) throws(Failure) -> System.Descriptor {
    var current = root
    var end = 0
    while end < folder.count {
      let start = end == 0 ? 0 : end + 1
      end = folder[start...].firstIndex(of: FolderEntryName.slash) ?? folder.count
      let name = Array(folder[start..<end]).terminated
      let parent = current
      defer { if parent != root { try? System.closeFile(parent) } }
      do throws(Errno) {
        current = try step(name, in: parent, making: making)
      } catch {
        throw Failure(folder: Array(folder[..<end]), errno: error)
      }
    }
    return current
  }

  private func step(_ name: [CChar], in parent: System.Descriptor, making: Bool) throws(Errno) -> System.Descriptor {
    do throws(Errno) {
      return try System.openFolder(name, in: parent)
    } catch {
      guard making, error == .noSuchFile else { throw error }
    }
    do throws(Errno) {
      try System.makeFolder(name, in: parent)
    } catch {
      // Another thread or process was first.
      guard error == .exists else { throw error }
    }
    return try System.openFolder(name, in: parent)
  }
}
