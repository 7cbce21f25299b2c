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

  /// Fills up the last byte, and returns the place behind it.
  mutating func finish() -> UnsafeMutableRawPointer {
    if count > 0 {
      next.storeBytes(of: UInt8(truncatingIfNeeded: bits), as: UInt8.self)
      next += 1
    }
    return next
  }
}
