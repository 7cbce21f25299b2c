import Pixels

/// The colours of weight rows one at a time: Float64 decides wherever its proven error cannot reach a rounding
/// boundary; elsewhere whole numbers do.
struct RowResolver: Sendable {
  let table: WeightTable
  let background: RGBA8
  let transfer: Transfer
  private let exact: ExactCompositing
  private let groundAlpha: Double
  private let error: Double

  init(table: WeightTable, background: RGBA8, transfer: Transfer) {
    self.table = table
    self.background = background
    self.transfer = transfer
    exact = ExactCompositing(table: table, transfer: transfer, background: background)
    groundAlpha = Double(background.alpha) / 255
    error = table.relativeError
  }

  /// The row's weights, the ground's times its alpha, and their sum: the row's alpha.
  func coverage(ofRow row: Int) -> (ground: Double, sum: Double) {
    let stride = table.layerCount + 1
    let ground = table.weights[row * stride] * groundAlpha
    var sum = ground
    for weight in row * stride + 1..<(row + 1) * stride { sum += table.weights[weight] }
    return (ground, sum)
  }

  /// The row's rounded alpha.
  func alpha(ofRow row: Int) -> UInt8 {
    let halves = coverage(ofRow: row).sum * 510
    let guess = min(255, Int(halves / 2 + 0.5))
    let margin = halves * error
    if guess > 0, abs(halves - Double(2 * guess - 1)) <= margin {
      return UInt8(exact.alpha(ofRow: row, reaches: guess) ? guess : guess - 1)
    }
    if guess < 255, abs(halves - Double(2 * guess + 1)) <= margin {
      return UInt8(exact.alpha(ofRow: row, reaches: guess + 1) ? guess + 1 : guess)
    }
    return UInt8(guess)
  }

  /// The row's colour for tints of the table's alphas, bottom to top.
  func color(ofRow row: Int, tints: [RGBA8]) -> RGBA8 {
    let alpha = alpha(ofRow: row)
    guard alpha > 0 else { return .clear }
    let (ground, sum) = coverage(ofRow: row)
    func sample(_ channel: ColorChannel) -> UInt8 {
      var color = ground * transfer.values[Int(background[channel])]
      for layer in tints.indices {
        color += table.weights[row * (tints.count + 1) + layer + 1] * transfer.values[Int(tints[layer][channel])]
      }
      return byte(ofColor: color / sum, row, channel, tints)
    }
    return RGBA8(red: sample(.red), green: sample(.green), blue: sample(.blue), alpha: alpha)
  }

  private func byte(ofColor value: Double, _ row: Int, _ channel: ColorChannel, _ tints: [RGBA8]) -> UInt8 {
    let guess = transfer.byte(for: value)
    let margin = value * error
    if guess > 0, abs(value - transfer.boundaries[guess]) <= margin {
      return UInt8(exact.color(ofRow: row, tints, reaches: guess, in: channel) ? guess : guess - 1)
    }
    if guess < 255, abs(value - transfer.boundaries[guess + 1]) <= margin {
      return UInt8(exact.color(ofRow: row, tints, reaches: guess + 1, in: channel) ? guess + 1 : guess)
    }
    return UInt8(guess)
  }
}
