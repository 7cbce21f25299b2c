/// Makes Huffman codes whose lengths are limited, always the same one for the same counts.
struct HuffmanBuilder: ~Copyable {
  private let keys: Storage<UInt64>
  private let sorted: Storage<UInt64>
  private let depths: Storage<UInt32>

  /// Room for an alphabet of `symbolCount` symbols.
  init(symbolCount: Int) {
    keys = Storage(repeating: 0, count: symbolCount + 1)
    sorted = Storage(repeating: 0, count: symbolCount + 1)
    depths = Storage(repeating: 0, count: 2 * symbolCount)
  }

  /// Writes the code length of each symbol, 0 for those that never come. `limit` is at most 15, and 2^limit at least the
  /// number of symbols. One symbol alone gets length 1.
  func lengths(
    of counts: UnsafePointer<UInt32>, symbolCount: Int, limit: Int, into lengths: UnsafeMutablePointer<UInt8>
  ) {
    var used = 0
    for symbol in 0..<symbolCount {
      lengths[symbol] = 0
      keys[used] = UInt64(counts[symbol]) << 16 | UInt64(symbol)
      used += counts[symbol] > 0 ? 1 : 0
    }
    guard used > 1 else {
      if used == 1 { lengths[Int(keys[0] & 0xFFFF)] = 1 }
      return
    }
    sort(used)
    merge(used)
    var lengthCounts = Self.lengthCounts(of: depths, used: used, limit: limit)
    Self.enforce(limit: limit, on: &lengthCounts)
    // The rarest symbols get the longest codes.
    var place = 0
    for length in (1...limit).reversed() {
      for _ in 0..<lengthCounts[length] {
        lengths[Int(keys[place] & 0xFFFF)] = UInt8(length)
        place += 1
      }
    }
  }

  /// Sorts the keys, by count and then by symbol: radix sort by as many bytes of the count as there are. It is stable, and
  /// symbols come in order.
  private func sort(_ used: Int) {
    var all: UInt64 = 0
    for index in 0..<used { all |= keys[index] }
    var (source, target) = (keys.base, sorted.base)
    var shift: UInt64 = 16
    while all >> shift > 0 {
      Self.sort(source, used, byByteAt: shift, into: target)
      swap(&source, &target)
      shift += 8
    }
    if source != keys.base { keys.base.update(from: source, count: used) }
  }

  private static func sort(
    _ keys: UnsafePointer<UInt64>, _ used: Int, byByteAt shift: UInt64, into sorted: UnsafeMutablePointer<UInt64>
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { places in
      places.initialize(repeating: 0)
      for index in 0..<used { places[Int(keys[index] >> shift & 255)] &+= 1 }
      var sum: UInt32 = 0
      for digit in 0..<256 {
        let count = places[digit]
        places[digit] = sum
        sum &+= count
      }
      for index in 0..<used {
        let digit = Int(keys[index] >> shift & 255)
        sorted[Int(places[digit])] = keys[index]
        places[digit] &+= 1
      }
    }
  }

  /// Huffman's algorithm on sorted counts with two queues: leaves, and inner nodes in the order in which they are made.
  /// Leaves the depth of each leaf in `depths`, and of each inner node from `used` on.
  ///
  /// Which queue comes next cannot be foretold, so nothing branches on it: behind each queue's end lies a count above all.
  private func merge(_ used: Int) {
    // Inner node k has its count in sorted[k]; its parent in depths[used + k]. A leaf's parent is in depths[leaf].
    keys[used] = .max
    var leaf = 0
    var inner = 0
    for made in 0..<used - 1 {
      sorted[made] = .max
      var sum: UInt64 = 0
      for _ in 0..<2 {
        let (leafCount, innerCount) = (keys[leaf] >> 16, sorted[inner])
        let isLeaf = leafCount <= innerCount
        depths[isLeaf ? leaf : used &+ inner] = UInt32(truncatingIfNeeded: made)
        sum &+= isLeaf ? leafCount : innerCount
        leaf &+= isLeaf ? 1 : 0
        inner &+= isLeaf ? 0 : 1
      }
      sorted[made] = sum
    }
    depths[used + used - 2] = 0
    for node in (0..<used - 2).reversed() { depths[used + node] = depths[used + Int(depths[used + node])] &+ 1 }
    for leaf in 0..<used { depths[leaf] = depths[used + Int(depths[leaf])] &+ 1 }
  }

  private static func lengthCounts(of depths: borrowing Storage<UInt32>, used: Int, limit: Int) -> [16 of Int] {
    var counts = [16 of Int](repeating: 0)
    for leaf in 0..<used { counts[min(Int(depths[leaf]), limit)] += 1 }
    return counts
  }

  /// Makes the code complete again after codes were shortened to `limit`: each step takes one of those, and lengthens the
  /// longest shorter code to make room for two beside each other, so that Kraft's sum falls by one unit.
  private static func enforce(limit: Int, on counts: inout [16 of Int]) {
    var sum = 0
    for length in 1...limit { sum += counts[length] << (limit - length) }
    while sum > 1 << limit {
      counts[limit] -= 1
      var length = limit - 1
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      counts[length + 1] += 2
      sum -= 1
    }
  }

  /// Writes the code of each symbol, its bits in the order in which deflate stores them (RFC 1951, 3.2.2).
  static func codes(
    of lengths: UnsafePointer<UInt8>, symbolCount: Int, into codes: UnsafeMutablePointer<UInt16>
  ) {
    var next = [16 of UInt16](repeating: 0)
    for symbol in 0..<symbolCount { next[Int(lengths[symbol])] += 1 }
    next[0] = 0
    var code: UInt16 = 0
    var previous: UInt16 = 0
    for length in 1..<16 {
      code = (code &+ previous) << 1
      previous = next[length]
      next[length] = code
    }
    for symbol in 0..<symbolCount {
      let length = Int(lengths[symbol])
      codes[symbol] = next[length] &<< UInt16(truncatingIfNeeded: 16 &- length)
      next[length] &+= length > 0 ? 1 : 0
    }
    for symbol in 0..<symbolCount { codes[symbol] = reversed(codes[symbol]) }
  }

  @inline(__always) private static func reversed(_ bits: UInt16) -> UInt16 {
    var bits = bits
    bits = (bits >> 1 & 0x5555) | (bits & 0x5555) << 1
    bits = (bits >> 2 & 0x3333) | (bits & 0x3333) << 2
    bits = (bits >> 4 & 0x0F0F) | (bits & 0x0F0F) << 4
    return bits.byteSwapped
  }
}

/// A code in arrays, for what is made once.
struct HuffmanCode {
  let lengths: [UInt8]
  let codes: [UInt16]

  init(counts: [UInt32], limit: Int) {
    let count = counts.count
    let builder = HuffmanBuilder(symbolCount: count)
    let lengths = [UInt8](unsafeUninitializedCapacity: count) { buffer, made in
      builder.lengths(of: counts, symbolCount: count, limit: limit, into: buffer.baseAddress!)
      made = count
    }
    codes = [UInt16](unsafeUninitializedCapacity: count) { buffer, made in
      HuffmanBuilder.codes(of: lengths, symbolCount: count, into: buffer.baseAddress!)
      made = count
    }
    self.lengths = lengths
  }
}
