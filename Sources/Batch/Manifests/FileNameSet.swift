import Synchronization

/// Names of files, of which 8 bytes each are kept: a fingerprint, seeded anew for each process. Two of a million names
/// share one with a probability below 10^-7, so "not in the set" is certain, and "in the set" nearly so.
public final class FileNameSet: Sendable {
  private struct State {
    var fingerprints: [UInt64] = []
    var isSorted = true
  }

  private let state = Mutex(State())

  /// An empty set.
  public init() {}

  /// Adds a name, from any thread.
  public func insert(_ name: String) {
    let fingerprint = Self.fingerprint(of: name)
    state.withLock { state in
      state.fingerprints.append(fingerprint)
      state.isSorted = false
    }
  }

  /// Whether the name was added, from any thread. The first question after an addition sorts the set.
  public func contains(_ name: String) -> Bool {
    let fingerprint = Self.fingerprint(of: name)
    return state.withLock { state in
      if !state.isSorted {
        state.fingerprints.sort()
        state.isSorted = true
      }
      let place = state.fingerprints.firstPlace { $0 >= fingerprint }
      return place < state.fingerprints.count && state.fingerprints[place] == fingerprint
    }
  }

  /// 64 bits of a name's bytes. Swift's own hash of a string would hold two spellings of an accented letter to be one.
  static func fingerprint(of name: String) -> UInt64 {
    var hasher = Hasher()
    var name = name
    name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

extension Array {
  /// The first place from which on `isReached` holds; the count where it never does. Elements must be sorted by it.
  func firstPlace(where isReached: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
