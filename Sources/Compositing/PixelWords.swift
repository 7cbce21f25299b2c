import Pixels

extension SIMD8<UInt32> {
  /// Whether any bit of any lane is set.
  @inline(__always) var hasAnyBit: Bool {
    let quarters = unsafeBitCast(self, to: SIMD4<UInt64>.self)
    let halves = quarters.lowHalf | quarters.highHalf
    return halves[0] | halves[1] != 0
  }

  /// Writes the lanes as the pixels `range` of `colors`, which are at most eight. A word has red in its lowest byte, so
  /// that it is a pixel as it lies in memory.
  @inline(__always) func store(in colors: UnsafeMutableBufferPointer<RGBA8>, _ range: Range<Int>) {
    if UInt32(1).littleEndian == 1, range.count == Self.scalarCount {
      UnsafeMutableRawPointer(colors.baseAddress! + range.lowerBound).storeBytes(of: self, as: Self.self)
    } else {
      for place in range { colors[place] = RGBA8(word: self[place - range.lowerBound]) }
    }
  }
}

extension RGBA8 {
  /// The pixel of a word that has red in its lowest byte.
  fileprivate init(word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }
}
