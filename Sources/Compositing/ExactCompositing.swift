import Pixels

/// Source-over of one weight row in exact integers. Slower than Float64 by two orders, so it is asked only where
/// Float64 lies too near a rounding boundary.
struct ExactCompositing: Sendable {
  private let table: WeightTable
  private let transfer: Transfer
  private let background: RGBA8
  /// What each layer multiplies the common denominator by: its largest coverage, times 255 where its tint is translucent.
  private let denominators: [UInt64]

  /// Which whole numbers hold every intermediate value: 64 or 128 bits, or any length.
  private enum Width: Sendable {
    case bits64, bits128, any

    init(bits: Int) { self = bits <= 64 ? .bits64 : bits <= 128 ? .bits128 : .any }
  }

  private let colorWidth: Width
  /// Alpha is compared with multiples of 1 / 510, which needs 9 bits more than the denominators.
  private let alphaWidth: Width

  init(table: WeightTable, transfer: Transfer, background: RGBA8) {
    self.table = table
    self.transfer = transfer
    self.background = background
    denominators = zip(table.tuples.maxima, table.tintAlphas).map { UInt64($0) * ($1 == 255 ? 1 : 255) }
    let bits = (denominators + [255, table.rows.totalArea]).reduce(0) {
      $0 + UInt64.bitWidth - $1.leadingZeroBitCount
    }
    colorWidth = Width(bits: bits + transfer.bitWidth)
    alphaWidth = Width(bits: bits + 9)
  }

  /// Whether the row's colour in `channel` is at least the threshold of `byte`. Tints are given bottom to top.
  func color(ofRow row: Int, _ tints: [RGBA8], reaches byte: Int, in channel: ColorChannel) -> Bool {
    let threshold = transfer.thresholds[byte]
    let values = ([background] + tints).map { transfer.decode[Int($0[channel])] }
    return switch colorWidth {
    case .bits64: color(row, values, threshold, UInt64.self)
    case .bits128: color(row, values, threshold, UInt128.self)
    case .any: color(row, values, threshold, BigNatural.self)
    }
  }

  /// Whether the row's alpha, times 255, is at least `byte` - 1/2.
  func alpha(ofRow row: Int, reaches byte: Int) -> Bool {
    switch alphaWidth {
    case .bits64: alpha(row, byte, UInt64.self)
    case .bits128: alpha(row, byte, UInt128.self)
    case .any: alpha(row, byte, BigNatural.self)
    }
  }

  private func color<N: ExactNatural>(_ row: Int, _ values: [UInt64], _ threshold: UInt64, _: N.Type) -> Bool {
    let sums = sums(ofRow: row, values, N.self)
    return sums.color >= sums.alpha * N(threshold)
  }

  private func alpha<N: ExactNatural>(_ row: Int, _ byte: Int, _: N.Type) -> Bool {
    let sums = sums(ofRow: row, [UInt64](repeating: 0, count: denominators.count + 1), N.self)
    return byte == 0 || sums.alpha * N(510) >= sums.whole * N(UInt64(2 * byte - 1))
  }

  /// The row's premultiplied value and alpha over the common denominator `whole`.
  private func sums<N: ExactNatural>(
    ofRow row: Int, _ values: [UInt64], _: N.Type
  ) -> (color: N, alpha: N, whole: N) {
    var (color, alpha, whole) = (N(0), N(0), N(0))
    for share in table.rows.offsets[row]..<table.rows.offsets[row + 1] {
      let tuple = sums(ofTuple: Int(table.rows.tuples[share]), values, N.self)
      let area = N(table.rows.areas[share])
      (color, alpha, whole) = (color + tuple.color * area, alpha + tuple.alpha * area, whole + tuple.whole * area)
    }
    return (color, alpha, whole)
  }

  /// Source-over from the bottom up; each layer multiplies the denominator by its own.
  private func sums<N: ExactNatural>(
    ofTuple tuple: Int, _ values: [UInt64], _: N.Type
  ) -> (color: N, alpha: N, whole: N) {
    let ground = N(UInt64(background.alpha))
    var (color, alpha, whole) = (ground * N(values[0]), ground, N(255))
    for (layer, denominator) in denominators.enumerated() {
      let tintAlpha = table.tintAlphas[layer]
      let scale = tintAlpha == 255 ? 1 : UInt64(tintAlpha)
      let covered = UInt64(table.tuples.coverages[tuple * denominators.count + layer]) * scale
      let rest = N(denominator - covered)
      let added = whole * N(covered)
      color = color * rest + added * N(values[layer + 1])
      alpha = alpha * rest + added
      whole = whole * N(denominator)
    }
    return (color, alpha, whole)
  }
}
