import FileSystem

/// Merges sorted records of several readers; of equal fingerprints, those of earlier readers come first.
struct RunMerge {
  private var readers: [RunReader]
  /// A binary heap of the readers that have records, that of the smallest one on top.
  private var heap: [Int]

  init(_ readers: [RunReader]) {
    self.readers = readers
    heap = readers.indices.filter { readers[$0].current != nil }
    for place in heap.indices.reversed() { sink(place) }
  }

  /// The next record, nil at the end.
  mutating func next() throws(FileError) -> NameRecord? {
    guard let reader = heap.first, let record = readers[reader].current else { return nil }
    try readers[reader].advance()
    if readers[reader].current == nil {
      heap[0] = heap[heap.count - 1]
      heap.removeLast()
    }
    sink(0)
    return record
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count && precedes(heap[child], heap[least]) {
        least = child
      }
      guard least != place else { return }
      heap.swapAt(place, least)
      place = least
    }
  }

  private func precedes(_ first: Int, _ second: Int) -> Bool {
    guard let left = readers[first].current, let right = readers[second].current else { return false }
    return left.fingerprint != right.fingerprint ? left.fingerprint < right.fingerprint : first < second
  }
}
