/// Writes bits into memory, least significant first. The memory must have room for 8 bytes more than are written.
struct BitWriter {
  private var next: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  init(_ start: UnsafeMutableRawPointer) { next = start }

  /// Appends `length` bits, 0...56; those of `value` above must be 0.
  @inline(__always) mutating func write(_ value: UInt64, _ length: UInt64) {
    bits |= value &<< count
    count &+= length
    next.storeBytes(of: bits.littleEndian, as: UInt64.self)
    next += Int(count &>> 3)
    bits = bits &>> (count & 56)
    count &= 7
  }

  /// The byte that the next bit goes to, and how many of its bits are taken.
  var place: (byte: UnsafeMutableRawPointer, bits: Int) { (next, Int(count)) }

  /// Fills up the last byte, and returns the place behind it.
  mutating func finish() -> UnsafeMutableRawPointer {
    if count > 0 {
      next.storeBytes(of: UInt8(truncatingIfNeeded: bits), as: UInt8.self)
      next += 1
    }
    return next
  }
}

/// Writes bits from the last to the first: what is written later comes before. The memory must have room for 8 bytes more
/// than are written.
struct BackwardBitWriter {
  private(set) var next: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var count: UInt64

  /// The bits end `padding` bits, 0...7, before `end`.
  init(_ end: UnsafeMutableRawPointer, padding: Int) {
    next = end
    count = UInt64(padding)
  }

  /// Puts `length` bits, 1...56, before the others; those of `value` above must be 0.
  @inline(__always) mutating func write(_ value: UInt64, _ length: UInt64) {
    count &+= length
    bits |= value &<< (0 &- count)  // 64 - count places up
    (next - 8).storeBytes(of: bits.littleEndian, as: UInt64.self)
    next -= Int(count &>> 3)
    bits = bits &<< (count & 56)
    count &= 7
  }

  /// The byte before the others with the bits left over in its highest places.
  var rest: UInt8 { UInt8(truncatingIfNeeded: bits >> 56) }
}
