extension ParseGraph {
  /// Appends the operations of the way that ``solve(_:)`` found.
  func appendOperations(to operations: inout [ParseOperation]) {
    var way = ReversedOperations()
    var place = 3 * count
    while place > 0 {
      let step = arrivals[place]
      let from = Int(step.from)
      let value = values[first + (place - 1) / 3]
      if step.distance == 0 {
        literals(step, value, from: from, to: place, &way)
      } else {
        let reached = position(from) + step.length
        let end = position(place)
        if reached < end {
          let (_, distance) = repetition(of: Int(value), bytes: end - reached)
          way.repeat(value, bytes: end - reached, distance: distance, unit: unit((place - 1) / 3))
        }
        way.append(match: step.length, distance: step.distance)
      }
      place = from
      while place > 3 * count {
        let joint = joints[place - 3 * count - 1]
        way.append(match: joint.length, distance: joint.distance)
        place = Int(joint.from)
      }
    }
    operations.append(contentsOf: way.operations.reversed())
  }

  private func literals(_ step: Arrival, _ value: UInt32, from: Int, to place: Int, _ way: inout ReversedOperations) {
    if place % 3 == 1 {
      way.append(hue: value)
    } else if from % 3 == 1 {
      way.operations.append(ParseOperation(.alpha, of: value))
    } else {
      way.repeat(value, bytes: step.length, distance: 0, unit: unit((place - 1) / 3))
    }
  }

  private func position(_ place: Int) -> UInt32 {
    if place > 3 * count { return joints[place - 3 * count - 1].position }
    let start = starts[first + place / 3]
    switch place % 3 {
    case 0: return start
    case 1: return start + 3
    default: return start + unit(place / 3)
    }
  }
}

/// Operations from the last to the first.
private struct ReversedOperations {
  var operations: [ParseOperation] = []

  /// A pixel's bytes before the alpha; with the literal alpha behind them they make one operation.
  mutating func append(hue value: UInt32) {
    if operations.last == ParseOperation(.alpha, of: value) {
      operations[operations.count - 1] = ParseOperation(.whole, of: value)
    } else {
      operations.append(ParseOperation(.hue, of: value))
    }
  }

  mutating func append(match length: UInt32, distance: UInt32) {
    var rest = Int(length)
    while rest > 0 {
      let piece = rest <= 258 ? rest : rest - 258 >= 3 ? 258 : rest - 3
      operations.append(ParseOperation(length: piece, distance: Int(distance)))
      rest -= piece
    }
  }

  /// A distance of 0 stands for literals.
  mutating func `repeat`(_ value: UInt32, bytes: UInt32, distance: UInt32, unit: UInt32) {
    if distance > 0 { return append(match: bytes, distance: distance) }
    for _ in 0..<bytes / unit { operations.append(ParseOperation(.whole, of: value)) }
  }
}
