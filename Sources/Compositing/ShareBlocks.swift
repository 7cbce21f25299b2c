import Pixels

/// What share each colour has in each row, eight rows side by side: what is left to do for a colorway are sums of
/// products, in Float32.
///
/// A column is what a share belongs to: the ground, if it has any alpha, and each layer whose tint has any. A row whose
/// rounded alpha is 0 has no shares.
struct ShareBlocks: Sendable {
  typealias Lanes = SIMD8<Float>
  typealias Words = SIMD8<UInt32>

  /// The rows in a block.
  static let width = 8

  /// For each column its number among ground and layers, the ground's being 0.
  private let columns: [Int]
  /// Block by block and column by column the shares of eight rows; those beyond the last row have none.
  private let shares: [Lanes]
  /// Block by block the rounded alphas of eight rows, each in the highest byte.
  private let alphas: [Words]
  /// The largest relative error of a mixture, with u = 2^-24 and C columns: a share was computed in Float64 (e) and
  /// rounded to Float32 (u), in linear light the value of a colour too (u), their product is rounded (u) and so are C - 1
  /// sums of non-negative terms. That is e + (C + 2) u to first order, and all higher orders together are below u.
  ///
  /// Shares below 2^-126, which Float32 holds with fewer digits, add less than 2^-140 in all: far less than the u that
  /// roundings take on top, of 1 step in sRGB and of the least threshold, above 2^-13, in linear light.
  let relativeError: Float

  init(_ resolver: RowResolver) {
    let (table, count) = (resolver.table, resolver.table.count)
    columns =
      (resolver.background.alpha > 0 ? [0] : [])
      + table.tintAlphas.indices.filter { table.tintAlphas[$0] > 0 }.map { $0 + 1 }
    relativeError = Float(table.relativeError) + Float(columns.count + 4) * 0x1p-24
    let blocks = (count + Self.width - 1) / Self.width
    var shares = [Lanes](repeating: .zero, count: blocks * columns.count)
    var alphas = [Words](repeating: .zero, count: blocks)
    for row in 0..<count {
      let (block, lane) = (row / Self.width, row % Self.width)
      let alpha = resolver.alpha(ofRow: row)
      guard alpha > 0 else { continue }
      alphas[block][lane] = UInt32(alpha) << 24
      let (ground, sum) = resolver.coverage(ofRow: row)
      for (place, column) in columns.enumerated() {
        let weight = column == 0 ? ground : table.weights[row * (table.layerCount + 1) + column]
        shares[block * columns.count + place][lane] = Float(weight / sum)
      }
    }
    self.shares = shares
    self.alphas = alphas
  }

  /// Writes the colour of every row. Rows that `rounding` is not sure of are asked of `decide`.
  @inline(__always) func mix(
    _ tints: [RGBA8], on background: RGBA8, _ rounding: some MixtureRounding,
    into colors: UnsafeMutableBufferPointer<RGBA8>, decide: (Int) -> RGBA8
  ) {
    withUnsafeTemporaryAllocation(of: Lanes.self, capacity: columns.count * 3) { values in
      for (place, column) in columns.enumerated() {
        let color = column == 0 ? background : tints[column - 1]
        for channel in ColorChannel.allCases {
          values[place * 3 + channel.rawValue] = Lanes(repeating: rounding.value(of: color[channel]))
        }
      }
      shares.withUnsafeBufferPointer { shares in
        for block in alphas.indices {
          let (words, doubts) = mix(block, shares, values, rounding)
          let start = block * Self.width
          words.store(in: colors, start..<min(start + Self.width, colors.count))
          guard doubts.hasAnyBit else { continue }
          for lane in 0..<Self.width where doubts[lane] > 0 {
            colors[start + lane] = decide(start + lane)
          }
        }
      }
    }
  }

  /// The pixels of one block, and for each whether it is in doubt: not 0.
  @inline(__always) private func mix(
    _ block: Int, _ shares: UnsafeBufferPointer<Lanes>, _ values: UnsafeMutableBufferPointer<Lanes>,
    _ rounding: some MixtureRounding
  ) -> (words: Words, doubts: Words) {
    var (red, green, blue) = (Lanes.zero, Lanes.zero, Lanes.zero)
    let start = block * columns.count
    for column in 0..<columns.count {
      let share = shares[start + column]
      red += share * values[column * 3]
      green += share * values[column * 3 + 1]
      blue += share * values[column * 3 + 2]
    }
    let (r, g, b) = (rounding.bytes(of: red), rounding.bytes(of: green), rounding.bytes(of: blue))
    return (r.bytes | g.bytes &<< 8 | b.bytes &<< 16 | alphas[block], r.doubts | g.doubts | b.doubts)
  }
}
