/// The pixels of a row whose words differ, one after another, with what becomes known of them.
///
/// The memory is for one row of a given width and used again for each.
final class ChangedPixels<Word: PixelWord> {
  /// How many there are.
  private(set) var count = 0
  /// Their columns, ascending.
  let columns: UnsafeMutablePointer<Int32>
  /// The expected pixels.
  let expected: UnsafeMutablePointer<Word>
  /// The actual pixels.
  let actual: UnsafeMutablePointer<Word>
  /// CIEDE2000, estimated.
  let deltas: UnsafeMutablePointer<Float>
  /// What was decided.
  let verdicts: UnsafeMutablePointer<PixelVerdict>
  private let width: Int

  init(width: Int) {
    // Kernels write whole vectors.
    let room = width + 16
    self.width = width
    columns = .allocate(capacity: room)
    expected = .allocate(capacity: room)
    actual = .allocate(capacity: room)
    deltas = .allocate(capacity: room)
    verdicts = .allocate(capacity: room)
    expected.initialize(repeating: 0, count: room)
    actual.initialize(repeating: 0, count: room)
    deltas.initialize(repeating: 0, count: room)
    verdicts.initialize(repeating: .equal, count: room)
  }

  deinit {
    columns.deallocate()
    expected.deallocate()
    actual.deallocate()
    deltas.deallocate()
    verdicts.deallocate()
  }

  /// Finds the pixels of a row that differ. Equal ones are passed over 16 words at a time.
  func collect(_ one: UnsafePointer<Word>, _ other: UnsafePointer<Word>) {
    count = 0
    var x = 0
    while x < width {
      let end = min(x + 16, width)
      if end - x == 16, Self.areEqual(one + x, other + x) {
        x = end
        continue
      }
      append(one, other, x..<end)
      x = end
    }
  }

  private static func areEqual(_ one: UnsafePointer<Word>, _ other: UnsafePointer<Word>) -> Bool {
    let bytes = 16 * MemoryLayout<Word>.size
    var difference = SIMD8<UInt64>.zero
    for offset in stride(from: 0, to: bytes, by: 64) {
      let first = UnsafeRawPointer(one).loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
      let second = UnsafeRawPointer(other).loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
      difference |= first ^ second
    }
    let quarters = difference.lowHalf | difference.highHalf
    let halves = quarters.lowHalf | quarters.highHalf
    return halves[0] | halves[1] == 0
  }

  /// Adds those of `places` that differ: each is written, and kept by moving on.
  @inline(__always)
  private func append(_ one: UnsafePointer<Word>, _ other: UnsafePointer<Word>, _ places: Range<Int>) {
    var next = count
    for x in places {
      let (first, second) = (one[x], other[x])
      columns[next] = Int32(truncatingIfNeeded: x)
      expected[next] = first
      actual[next] = second
      next += first == second ? 0 : 1
    }
    count = next
  }

  /// Keeps those for which `isKept` holds; how many were dropped.
  func filter(_ isKept: (Int) -> Bool) -> Int {
    var next = 0
    for index in 0..<count where isKept(index) {
      columns[next] = columns[index]
      expected[next] = expected[index]
      actual[next] = actual[index]
      deltas[next] = deltas[index]
      verdicts[next] = verdicts[index]
      next += 1
    }
    defer { count = next }
    return count - next
  }
}
