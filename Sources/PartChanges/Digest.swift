/// FNV-1a of 64 bits (Fowler, Noll and Vo), for keys that group pairs: the same on any machine.
struct Digest {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes in a number, its low byte first.
  mutating func add(_ value: UInt32) {
    for shift: UInt32 in [0, 8, 16, 24] { hash = (hash ^ UInt64(value >> shift & 255)) &* 0x100_0000_01B3 }
  }

  /// 16 hex digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
