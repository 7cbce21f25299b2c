import FileSystem
public import ShoeRender

/// Compares the pictures of a run with the manifest of an earlier one, whose pictures need not be there.
///
/// A picture is known by its file name, and is the same while its key is. Memory holds 17 bytes for each picture of the
/// old manifest (the name's fingerprint, its line's place in the file, and whether it was met again); lines themselves
/// are read again when asked for, so names and keys are compared in full. With 400,000 rows reading the old manifest
/// takes 0.7 s, each verdict 3 microseconds, and the search for what was removed 0.7 s; memory grows by 9 MB.
public final class ChangeDetector: @unchecked Sendable {
  // Unchecked: `places` is not changed after init, and of `met` each thread writes elements of its own, as no two rows
  // of a batch have one file name.
  private let file: FileBlocks
  private let places: [Place]
  private let met: UnsafeMutablePointer<Bool>

  private struct Place {
    let fingerprint: UInt64
    let offset: Int
  }

  /// What became of a picture.
  public enum Verdict: Equatable, Sendable {
    /// The old manifest has none of this name.
    case added
    /// It has one with another key.
    case changed(from: ManifestEntry)
    /// It has it, with the same key, and so with these bytes and digests.
    case unchanged(ManifestEntry)
  }

  /// Reads the manifest of an earlier run. It must be a regular file; it stays open, so a new manifest may take its
  /// place.
  public init(since path: String) throws(ManifestError) {
    do throws(FileError) {
      file = try FileBlocks(path)
    } catch {
      throw .unreadable(error)
    }
    places = try Self.places(in: file)
    met = .allocate(capacity: places.count)
    met.initialize(repeating: false, count: places.count)
  }

  deinit { met.deallocate() }

  /// What became of the picture with this file name; it counts as met. Threads may ask at once, for different names.
  public func verdict(on name: String, key: PictureKey) throws(ManifestError) -> Verdict {
    guard let (place, old) = try find(name) else { return .added }
    met[place] = true
    return old.key == key ? .unchanged(old) : .changed(from: old)
  }

  /// The old pictures that no verdict was asked for, in the old order: ask when all rows have been. Those of rows with
  /// a number in `failedRows` are left out, since nothing says that these are gone.
  public func removed(exceptRows failedRows: Set<Int> = []) -> RemovedPictures {
    RemovedPictures(detector: self, reader: ManifestReader(file), failedRows: failedRows)
  }

  /// Whether the picture of an old line, which begins at `offset`, has been met.
  fileprivate func isMet(_ name: String, at offset: Int) throws(ManifestError) -> Bool {
    let fingerprint = FileNameSet.fingerprint(of: name)
    let place = places.firstPlace { $0.fingerprint >= fingerprint }
    let same = places[place...].prefix { $0.fingerprint == fingerprint }
    if same.count == 1, places[place].offset == offset { return met[place] }
    guard let (place, _) = try find(name) else { return false }
    return met[place]
  }

  private func find(_ name: String) throws(ManifestError) -> (place: Int, ManifestEntry)? {
    let fingerprint = FileNameSet.fingerprint(of: name)
    var place = places.firstPlace { $0.fingerprint >= fingerprint }
    while place < places.count, places[place].fingerprint == fingerprint {
      if let entry = try entry(at: places[place].offset), entry.file.utf8.elementsEqual(name.utf8) {
        return (place, entry)
      }
      place += 1
    }
    return nil
  }

  private func entry(at offset: Int) throws(ManifestError) -> ManifestEntry? {
    var reader = ManifestReader(file, from: offset, blockSize: 1 << 10)
    guard case .done(let entry) = try reader.next() else { return nil }
    return entry
  }

  private static func places(in file: FileBlocks) throws(ManifestError) -> [Place] {
    var reader = ManifestReader(file)
    var places: [Place] = []
    var offset = 0
    while let row = try reader.next() {
      if case .done(let entry) = row {
        places.append(Place(fingerprint: FileNameSet.fingerprint(of: entry.file), offset: offset))
      }
      offset = reader.nextOffset
    }
    // By place too, so that of two lines with one name the first counts.
    places.sort { ($0.fingerprint, $0.offset) < ($1.fingerprint, $1.offset) }
    return places
  }
}

/// The pictures of an old manifest that a run did not meet, read from it one by one.
public struct RemovedPictures {
  let detector: ChangeDetector
  var reader: ManifestReader
  let failedRows: Set<Int>

  /// The next one; nil when there are no more.
  public mutating func next() throws(ManifestError) -> ManifestEntry? {
    while true {
      let offset = reader.nextOffset
      guard let row = try reader.next() else { return nil }
      guard case .done(let entry) = row, !failedRows.contains(entry.index) else { continue }
      if try !detector.isMet(entry.file, at: offset) { return entry }
    }
  }
}
