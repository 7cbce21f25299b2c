extension ParseGraph {
  /// A match of 3 bytes or more, cut into pieces of at most 258; no piece is shorter than 3.
  @inline(__always) func match(_ length: UInt32, _ distanceCost: UInt32) -> UInt32 {
    if length <= 258 { return lengths[Int(length)] + distanceCost }
    return longMatch(length, distanceCost)
  }

  func longMatch(_ length: UInt32, _ distanceCost: UInt32) -> UInt32 {
    let (pieces, rest) = length.quotientAndRemainder(dividingBy: 258)
    let whole = lengths[258] + distanceCost
    switch rest {
    case 0: return pieces * whole
    case 1, 2: return (pieces - 1) * whole + lengths[Int(255 + rest)] + lengths[3] + 2 * distanceCost
    default: return pieces * whole + lengths[Int(rest)] + distanceCost
    }
  }

  /// The cheaper way to repeat the unit before: literals (distance 0) or a match.
  @inline(__always)
  func repetition(of value: Int, bytes: UInt32) -> (cost: UInt32, distance: UInt32) {
    let unit = value == 0 ? 1 : pixelBytes
    var literal = UInt32.max
    if bytes <= 3 * unit, bytes % unit == 0 { literal = bytes / unit * (hues[value] + alphas[value]) }
    guard bytes >= 3 else { return (literal, 0) }
    let copy = match(bytes, distances[Int(unit) - 1])
    return copy < literal ? (copy, unit) : (literal, 0)
  }
}
