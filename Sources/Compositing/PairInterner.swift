/// Numbers distinct 64-bit keys densely, in the order in which they first appear.
///
/// An open-addressing table of indices into `keys`, at most half full: four times as fast as a `Dictionary` here.
struct PairInterner {
  private(set) var keys: [UInt64] = []
  private var slots: [UInt32]
  private var shift: UInt64

  init() {
    slots = [UInt32](repeating: .max, count: 256)
    shift = 64 - 8
  }

  /// The number of `key`, a new one if it has not been seen before.
  mutating func index(of key: UInt64) -> UInt32 {
    var slot = Self.hash(key) >> shift
    let last = UInt64(slots.count - 1)
    while slots[Int(slot)] != .max {
      if keys[Int(slots[Int(slot)])] == key { return slots[Int(slot)] }
      slot = (slot + 1) & last
    }
    let index = UInt32(keys.count)
    slots[Int(slot)] = index
    keys.append(key)
    if keys.count * 2 > slots.count { grow() }
    return index
  }

  private mutating func grow() {
    slots = [UInt32](repeating: .max, count: slots.count * 2)
    shift -= 1
    let last = UInt64(slots.count - 1)
    for (index, key) in keys.enumerated() {
      var slot = Self.hash(key) >> shift
      while slots[Int(slot)] != .max { slot = (slot + 1) & last }
      slots[Int(slot)] = UInt32(index)
    }
  }

  /// Fibonacci hashing (Knuth, TAOCP 3, 6.4) of a key folded once, since neighbours differ in few bits.
  private static func hash(_ key: UInt64) -> UInt64 { (key ^ (key >> 32)) &* 0x9E37_79B9_7F4A_7C15 }
}
