/// The cheapest way through a range of runs, by dynamic programming over the ends of runs.
///
/// Each run has three places at which steps begin and end: its start; where pixels have four bytes, before the alpha of its
/// first pixel; and one unit after its start, where it is longer. A match may also end anywhere inside a run, and the next
/// begin there: such pairs are looked for run by run, among the cheapest matches that come in and those that lead out.
struct ParseGraph: ~Copyable {
  /// The cheapest step that leads to a place: where it comes from, and how. A distance of 0 stands for literals.
  struct Arrival: BitwiseCopyable {
    var cost: UInt32
    var from: UInt32
    var distance: UInt32
    var length: UInt32
  }

  /// A match that ends inside a run.
  struct Joint: BitwiseCopyable {
    var from: UInt32
    var distance: UInt32
    var length: UInt32
    var position: UInt32
  }

  /// A match that can end inside a run, at any byte up to `last`. Its cost is that of its start.
  struct Entrance: BitwiseCopyable {
    var cost: UInt32
    var from: UInt32
    var distance: UInt32
    var start: UInt32
    var last: UInt32
  }

  /// The most entrances that are kept a run.
  private static let entranceLimit = 4

  let values: UnsafePointer<UInt32>
  let starts: UnsafePointer<UInt32>
  let first: Int
  let count: Int
  let arrivals: Storage<Arrival>
  /// Arrivals inside runs that ways go through; as places they follow the others.
  private(set) var joints: [Joint] = []
  private let entrances: Storage<Entrance>
  private let entranceCounts: Storage<UInt8>
  private let pixelBytes: UInt32
  private let alphaClasses: Storage<UInt32>
  private let hues: Storage<UInt32>
  private let alphas: Storage<UInt32>
  private let lengths: Storage<UInt32>
  private let distances: Storage<UInt32>

  /// `values` and `starts` are those of all runs; `range` is what is to be parsed.
  init(
    values: UnsafePointer<UInt32>, starts: UnsafePointer<UInt32>, range: Range<Int>, classes: PixelClasses,
    costs: ParseCosts
  ) {
    self.values = values
    self.starts = starts
    first = range.lowerBound
    count = range.count
    arrivals = Storage(
      repeating: Arrival(cost: .max, from: 0, distance: 0, length: 0), count: 3 * range.count + 3)
    entrances = Storage(
      repeating: Entrance(cost: 0, from: 0, distance: 0, start: 0, last: 0), count: range.count * Self.entranceLimit)
    entranceCounts = Storage(repeating: 0, count: range.count)
    pixelBytes = UInt32(classes.pixelBytes)
    alphaClasses = Storage(classes.alphas)
    hues = Storage(costs.hues)
    alphas = Storage(costs.alphas)
    lengths = Storage(costs.lengths)
    distances = Storage(costs.distances)
  }

  /// Finds the cheapest way with the given candidates.
  mutating func solve(_ finder: borrowing MatchFinder) {
    arrivals[0].cost = 0
    let candidates = finder.candidates.span
    let aligned = finder.aligned.span
    var begin = 0
    var alignedBegin = 0
    for run in 0..<count {
      let end = Int(finder.candidateEnds[run])
      let alignedEnd = Int(finder.alignedEnds[run])
      let unit = unit(run)
      let length = starts[first + run + 1] - starts[first + run]
      let isLong = length > unit
      let hasAlpha = pixelBytes == 4 && values[first + run] > 0
      let afterUnit = isLong ? 3 * run + 2 : 3 * run + 3
      passStart(run, afterUnit: hasAlpha ? 3 * run + 1 : afterUnit, candidates, begin..<end)
      if hasAlpha {
        passAlpha(run, afterUnit: afterUnit)
        if isLong {
          for index in alignedBegin..<alignedEnd where aligned[unchecked: index].agreesBefore {
            let next = aligned[unchecked: index]
            passAlpha(run, distance: next.distance, reach: next.back + next.beyond + 1)
          }
        } else if run + 1 < count {
          for index in end..<Int(finder.candidateEnds[run + 1]) where candidates[unchecked: index].agreesBefore {
            let next = candidates[unchecked: index]
            passAlpha(run, distance: next.distance, reach: next.reach + 1)
          }
        }
      }
      if isLong {
        passRest(run, aligned, alignedBegin..<alignedEnd)
        passInside(run, aligned, alignedBegin..<alignedEnd)
      }
      (begin, alignedBegin) = (end, alignedEnd)
    }
  }

  /// Bytes of a run's unit.
  @inline(__always) func unit(_ run: Int) -> UInt32 { values[first + run] == 0 ? 1 : pixelBytes }

  @inline(__always)
  private func passStart(_ run: Int, afterUnit: Int, _ candidates: Span<MatchCandidate>, _ range: Range<Int>) {
    let cost = arrivals[3 * run].cost
    guard cost < .max else { return }
    relax(afterUnit, cost + hues[Int(values[first + run])], 3 * run, 0, min(unit(run), 3))
    var walk = Walk(from: 3 * run, start: starts[first + run], cost: cost, place: run)
    for index in range {
      let candidate = candidates[unchecked: index]
      follow(&walk, distance: candidate.distance, reach: candidate.reach)
    }
  }

  /// Before the alpha of a run's first pixel.
  @inline(__always) private func passAlpha(_ run: Int, afterUnit: Int) {
    let cost = arrivals[3 * run + 1].cost
    guard cost < .max else { return }
    let value = Int(values[first + run])
    relax(afterUnit, cost + alphas[value], 3 * run + 1, 0, 1)
    if afterUnit == 3 * run + 2, first + run > 0, alphaClasses[Int(values[first + run - 1])] == alphaClasses[value] {
      let start = starts[first + run] + 3
      let length = starts[first + run + 1] - start
      relax(3 * run + 3, cost + match(length, distances[3]), 3 * run + 1, 4, length)
      enter(run, Entrance(cost: cost, from: UInt32(3 * run + 1), distance: 4, start: start, last: start + length))
    }
  }

  /// What agrees from the next place on, and one byte before.
  @inline(__always) private func passAlpha(_ run: Int, distance: UInt32, reach: UInt32) {
    let cost = arrivals[3 * run + 1].cost
    guard cost < .max else { return }
    var walk = Walk(from: 3 * run + 1, start: starts[first + run] + 3, cost: cost, place: run)
    follow(&walk, distance: distance, reach: reach)
  }

  @inline(__always) private func passRest(_ run: Int, _ aligned: Span<AlignedRun>, _ range: Range<Int>) {
    let place = 3 * run + 2
    let cost = arrivals[place].cost
    guard cost < .max else { return }
    let unit = unit(run)
    let start = starts[first + run] + unit
    let length = starts[first + run + 1] - start
    let (more, distance) = repetition(of: Int(values[first + run]), bytes: length)
    relax(3 * run + 3, cost + more, place, distance, length)
    var walk = Walk(from: place, start: start, cost: cost, place: run)
    for index in range where aligned[unchecked: index].back == length {
      follow(&walk, distance: aligned[unchecked: index].distance, reach: length + aligned[unchecked: index].beyond)
    }
  }

  /// Joins matches inside a run: those that come in with the repetition of the unit before, and with those that lead out.
  @inline(__always)
  private mutating func passInside(_ run: Int, _ aligned: Span<AlignedRun>, _ range: Range<Int>) {
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
  private struct Junction {
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
  @inline(__always) private func consider(_ entrance: Entrance, _ best: inout Junction) {
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
  @inline(__always) private mutating func cheapestRepetition(_ run: Int) -> Entrance {
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
  @inline(__always) private func enter(_ run: Int, _ entrance: Entrance) {
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

  /// Whether this way to a place is cheaper than those known.
  @inline(__always) @discardableResult
  private func relax(_ place: Int, _ cost: UInt32, _ from: Int, _ distance: UInt32, _ length: UInt32) -> Bool {
    guard cost < arrivals[place].cost else { return false }
    arrivals[place] = Arrival(cost: cost, from: UInt32(from), distance: distance, length: length)
    return true
  }

  /// How far the places after a start have been gone through.
  private struct Walk {
    let from: Int
    let start: UInt32
    let cost: UInt32
    /// The run whose places come next.
    var place: Int
    /// Places up to here have been reached by nearer matches; none is shorter than 3.
    var covered: UInt32 = 2
    /// Whether any place was reached more cheaply than before.
    var isOfUse = false

    init(from: Int, start: UInt32, cost: UInt32, place: Int) {
      (self.from, self.start, self.cost, self.place) = (from, start, cost, place)
    }
  }

  /// Takes a match to every place that it reaches and nearer ones do not.
  @inline(__always) private func follow(_ walk: inout Walk, distance: UInt32, reach: UInt32) {
    let distanceCost = distances[DeflateAlphabet.distanceSymbol(Int(distance))]
    let start = walk.start
    func relax(_ place: Int, _ length: UInt32) {
      if self.relax(place, walk.cost + match(length, distanceCost), walk.from, distance, length) { walk.isOfUse = true }
    }
    func enter(_ last: UInt32) {
      walk.isOfUse = true
      self.enter(
        walk.place, Entrance(cost: walk.cost, from: UInt32(walk.from), distance: distance, start: start, last: last))
    }
    guard reach > walk.covered else { return }
    let last = start + reach
    while true {
      let begin = starts[first + walk.place]
      let end = starts[first + walk.place + 1]
      let unit = unit(walk.place)
      let isLong = end - begin > unit
      if end > last {
        // It ends within this run, or at its start.
        guard last > begin else { break }
        if last < begin + unit {
          relax(3 * walk.place + 1, reach)
          break
        }
        if begin + unit > start + walk.covered { relax(3 * walk.place + 2, begin + unit - start) }
        if last > begin + unit { enter(last) }
        break
      }
      if isLong, begin + unit > start + walk.covered { relax(3 * walk.place + 2, begin + unit - start) }
      if end - start > walk.covered {
        relax(3 * walk.place + 3, end - start)
        if isLong, end - start > 258 { enter(end) }
      }
      walk.place += 1
      if walk.place == count { break }
    }
    walk.covered = reach
  }

  /// A match of 3 bytes or more, cut into pieces of at most 258; no piece is shorter than 3.
  @inline(__always) private func match(_ length: UInt32, _ distanceCost: UInt32) -> UInt32 {
    if length <= 258 { return lengths[Int(length)] + distanceCost }
    return longMatch(length, distanceCost)
  }

  private func longMatch(_ length: UInt32, _ distanceCost: UInt32) -> UInt32 {
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
