public import Pixels

extension WeightTable {
  /// The colour of every row: source-over of the tints onto the background, straight, rounded once, half up, exactly
  /// (see ``BlendSpace``). A row whose rounded alpha is 0 is 0,0,0,0.
  ///
  /// Tints are given bottom to top; their alphas must be `tintAlphas`, anything else is a programmer error and traps.
  ///
  /// Float64 decides wherever its proven error cannot reach a rounding boundary; elsewhere whole numbers do.
  public func colors(tints: [RGBA8], background: RGBA8 = .clear, blend: BlendSpace = .srgb) -> [RGBA8] {
    precondition(tints.map(\.alpha) == tintAlphas, "weights hold for tints of their own alphas only")
    let resolver = ColorResolver(table: self, tints: tints, background: background, transfer: Transfer(blend))
    return (0..<count).map { resolver.color(ofRow: $0) }
  }
}

private struct ColorResolver {
  let table: WeightTable
  let transfer: Transfer
  let exact: ExactCompositing
  let groundAlpha: Double
  /// For red, green and blue the values of ground and tints in the blend space.
  let values: [[Double]]
  let error: Double

  init(table: WeightTable, tints: [RGBA8], background: RGBA8, transfer: Transfer) {
    self.table = table
    self.transfer = transfer
    exact = ExactCompositing(table: table, transfer: transfer, tints: tints, background: background)
    groundAlpha = Double(background.alpha) / 255
    error = table.relativeError
    values = ColorChannel.allCases.map { channel in
      ([background] + tints).map { Double(transfer.decode[Int($0[channel])]) }
    }
  }

  func color(ofRow row: Int) -> RGBA8 {
    let stride = table.layerCount + 1
    let weights = table.weights[row * stride..<(row + 1) * stride]
    let ground = weights[weights.startIndex] * groundAlpha
    let coverage = weights.dropFirst().reduce(ground, +)
    let alpha = byte(ofAlpha: coverage, row)
    guard alpha > 0 else { return .clear }
    func sample(_ channel: ColorChannel) -> UInt8 {
      let values = values[channel.rawValue]
      var sum = ground * values[0]
      for layer in 1..<stride { sum += weights[weights.startIndex + layer] * values[layer] }
      return byte(ofColor: sum / coverage, row, channel)
    }
    return RGBA8(red: sample(.red), green: sample(.green), blue: sample(.blue), alpha: alpha)
  }

  private func byte(ofAlpha alpha: Double, _ row: Int) -> UInt8 {
    let halves = alpha * 510
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

  private func byte(ofColor value: Double, _ row: Int, _ channel: ColorChannel) -> UInt8 {
    let guess = transfer.byte(for: value)
    let margin = value * error
    if guess > 0, abs(value - transfer.boundaries[guess]) <= margin {
      return UInt8(exact.color(ofRow: row, reaches: guess, in: channel) ? guess : guess - 1)
    }
    if guess < 255, abs(value - transfer.boundaries[guess + 1]) <= margin {
      return UInt8(exact.color(ofRow: row, reaches: guess + 1, in: channel) ? guess + 1 : guess)
    }
    return UInt8(guess)
  }
}
