/// Matches that end inside a run, and what follows them there.
extension ParseGraph {
  /// Joins matches inside a run: those that come in with the repetition of the unit before, and with those that lead out.
  @inline(__always)
  mutating func passInside(_ run: Int, _ aligned: Span<AlignedRun>, _ range: Range<Int>) {
    let repetition = cheapestRepetition(run)
    let count = Int(entranceCounts[run])
    let list = entrances.base + run * Self.entranceLimit
    let end = starts[first + run + 1]
    for index in range {
      let exit = aligned[unchecked: index]
      let earliest = max(end - exit.back, starts[first + run] + unit(run))
      var best = Junction(earliest: earliest, remainder: end + exit.beyond)
      consider(repetition, &best)
      for number in 0..<count where list[number].distance != exit.distance { consider(list[number], &best) }
      guard best.cost < .max else { continue }
      var walk = Walk(from: 3 * self.count + 1 + joints.count, start: best.joint.position, cost: best.cost, place: run)
      follow(&walk, distance: exit.distance, reach: end - best.joint.position + exit.beyond)
      if walk.isOfUse { joints.append(best.joint) }
    }
  }

  /// The best place found for one match to end and another to begin.
  struct Junction {
    /// Where the second match can begin.
    let earliest: UInt32
    /// Where it ends.
    let remainder: UInt32
    var joint = Joint(from: 0, distance: 0, length: 0, position: 0)
    /// Of the first match.
    var cost = UInt32.max
    /// Of both, but for the second one's distance.
    var sum = UInt32.max
  }

  /// Tries the last and the first place at which a match can end, and those after whole pieces of 258 bytes.
  @inline(__always) func consider(_ entrance: Entrance, _ best: inout Junction) {
    guard entrance.cost < .max, entrance.last >= best.earliest else { return }
    let distanceCost = distances[DeflateAlphabet.distanceSymbol(Int(entrance.distance))]
    func consider(_ position: UInt32) {
      guard position >= best.earliest, position <= entrance.last, position >= entrance.start + 3 else { return }
      let cost = entrance.cost + match(position - entrance.start, distanceCost)
      let sum = cost + match(max(3, best.remainder - position), 0)
      guard sum < best.sum else { return }
      (best.sum, best.cost) = (sum, cost)
      best.joint = Joint(
        from: entrance.from, distance: entrance.distance, length: position - entrance.start, position: position)
    }
    consider(entrance.last)
    consider(best.earliest)
    consider(entrance.start + (entrance.last - entrance.start) / 258 * 258)
  }

  /// Ends the run by repeating a unit, after each match that comes in. Returns the cheapest such repetition, or that of the
  /// run's first unit.
  @inline(__always) mutating func cheapestRepetition(_ run: Int) -> Entrance {
    let begin = starts[first + run]
    let end = starts[first + run + 1]
    let unit = unit(run)
    let place = 3 * run + 2
    var best = Entrance(
      cost: arrivals[place].cost, from: UInt32(place), distance: unit, start: begin + unit, last: end)
    var bestSum = best.cost
    if best.cost < .max { bestSum += repetition(of: Int(values[first + run]), bytes: end - best.start).cost }
    var bestJoint: Joint?
    let list = entrances.base + run * Self.entranceLimit
    for index in 0..<Int(entranceCounts[run]) {
      let entrance = list[index]
      let distanceCost = distances[DeflateAlphabet.distanceSymbol(Int(entrance.distance))]
      func consider(_ position: UInt32) {
        guard position < end, position >= begin + unit else { return }
        let (more, distance) = repetition(of: Int(values[first + run]), bytes: end - position)
        guard more < .max else { return }
        let length = position - entrance.start
        let cost = entrance.cost + match(length, distanceCost)
        relax(3 * run + 3, cost + more, Int(entrance.from), entrance.distance, length)
        guard cost + more < bestSum, distance > 0 else { return }
        bestSum = cost + more
        best = Entrance(cost: cost, from: 0, distance: unit, start: position, last: end)
        bestJoint = Joint(from: entrance.from, distance: entrance.distance, length: length, position: position)
      }
      consider(entrance.last)
      let pieces = (min(entrance.last, end) - entrance.start) / 258
      if pieces > 0 { consider(entrance.start + 258 * pieces) }
      // The first piece that ends inside the run.
      let piece = (begin + unit + 257 - entrance.start) / 258
      if piece < pieces { consider(entrance.start + 258 * piece) }
    }
    if let bestJoint {
      best.from = UInt32(3 * count + 1 + joints.count)
      joints.append(bestJoint)
    }
    return best
  }

  /// Keeps a match that can end inside a run, if it is among the cheapest.
  @inline(__always) func enter(_ run: Int, _ entrance: Entrance) {
    let list = entrances.base + run * Self.entranceLimit
    let count = Int(entranceCounts[run])
    if count < Self.entranceLimit {
      list[count] = entrance
      entranceCounts[run] = UInt8(count + 1)
      return
    }
    func estimate(_ entrance: Entrance) -> UInt32 {
      entrance.cost + distances[DeflateAlphabet.distanceSymbol(Int(entrance.distance))]
        + lengths[Int(min(258, entrance.last - entrance.start))]
    }
    var worst = 0
    var worstCost = estimate(list[0])
    for index in 1..<count {
      let cost = estimate(list[index])
      if cost > worstCost { (worst, worstCost) = (index, cost) }
    }
    if estimate(entrance) < worstCost { list[worst] = entrance }
  }
}
