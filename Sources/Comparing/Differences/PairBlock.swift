import CDeltaE

/// Memory for a block of pairs in linear light, and the quick formula over them.
///
/// The widest registers that the processor has are used; the result does not depend on which.
final class PairBlock {
  /// Pairs in a block.
  static let capacity = Int(CDELTAE_BLOCK)
  private static let step = Int(CDELTAE_STEP)

  private let variant = cdeltae_widest()
  private let tables = LightTables.shared
  private let planes: UnsafeMutablePointer<Float>
  private let block: cdeltae_block

  init() {
    planes = .allocate(capacity: 6 * Self.capacity)
    planes.initialize(repeating: 0, count: 6 * Self.capacity)
    block = cdeltae_block(expected: planes, actual: planes + 3 * Self.capacity)
  }

  deinit { planes.deallocate() }

  /// Sets the pair at `index`.
  @inline(__always) func set(_ index: Int, expected: SIMD3<Float>, actual: SIMD3<Float>) {
    for channel in 0..<3 {
      block.expected[channel * Self.capacity + index] = expected[channel]
      block.actual[channel * Self.capacity + index] = actual[channel]
    }
  }

  /// Sets the first `count` pairs to opaque pixels; alpha is not looked at.
  func set(expected: UnsafePointer<UInt32>, actual: UnsafePointer<UInt32>, count: Int) {
    tables.levels.withUnsafeBufferPointer {
      cdeltae_decode(variant, expected, actual, count, $0.baseAddress!, block)
    }
  }

  /// The differences of the first `count` pairs, no number where they cannot be had; false where there may be such.
  ///
  /// `output` has room for `count` rounded up to a multiple of 16, and all of it is written.
  func differences(count: Int, into output: UnsafeMutablePointer<Float>) -> Bool {
    let whole = (count + Self.step - 1) / Self.step * Self.step
    return tables.shares.withUnsafeBufferPointer { cdeltae_differences(variant, block, whole, $0.baseAddress!, output) }
  }
}
