/// The cheapest way through a range of runs, by dynamic programming over the ends of runs.
///
/// Each run has three places at which steps begin and end: its start; where pixels have four bytes, before the alpha of its
/// first pixel; and one unit after its start, where it is longer. A match that ends elsewhere inside a run is taken together
/// with the repetition of the unit before, up to the run's end.
struct ParseGraph: ~Copyable {
  /// The cheapest step that leads to a place: where it comes from, and how. A distance of 0 stands for literals.
  struct Arrival: BitwiseCopyable {
    var cost: UInt32
    var from: UInt32
    var distance: UInt32
    var length: UInt32
  }

  let values: UnsafePointer<UInt32>
  let starts: UnsafePointer<UInt32>
  let first: Int
  let count: Int
  let arrivals: Storage<Arrival>
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
    pixelBytes = UInt32(classes.pixelBytes)
    alphaClasses = Storage(classes.alphas)
    hues = Storage(costs.hues)
    alphas = Storage(costs.alphas)
    lengths = Storage(costs.lengths)
    distances = Storage(costs.distances)
  }

  /// Finds the cheapest way with the given candidates, two lists a run.
  func solve(_ candidates: borrowing MatchFinder) {
    candidates.candidates.withUnsafeBufferPointer { list in
      candidates.ends.withUnsafeBufferPointer { ends in
        // A list without candidates has no address, and is not looked at.
        withUnsafeTemporaryAllocation(of: MatchCandidate.self, capacity: 1) { none in
          solve(list.baseAddress ?? UnsafePointer(none.baseAddress!), ends.baseAddress!)
        }
      }
    }
  }

  private func solve(_ list: UnsafePointer<MatchCandidate>, _ ends: UnsafePointer<UInt32>) {
    arrivals[0].cost = 0
    var begin = 0
    for run in 0..<count {
      let middle = Int(ends[2 * run])
      let end = Int(ends[2 * run + 1])
      let start = starts[first + run]
      let unit = unit(run)
      let isLong = starts[first + run + 1] - start > unit
      let afterUnit = isLong ? 3 * run + 2 : 3 * run + 3
      let hasAlpha = pixelBytes == 4 && values[first + run] > 0
      passStart(run, afterUnit: hasAlpha ? 3 * run + 1 : afterUnit, list, begin..<middle)
      if hasAlpha {
        let following = isLong || run + 1 == count ? middle..<end : end..<Int(ends[2 * run + 2])
        passAlpha(run, afterUnit: afterUnit, isLong: isLong, list, following)
      }
      if isLong { passRest(run, list, middle..<end) }
      begin = end
    }
  }

  /// Bytes of a run's unit.
  @inline(__always) func unit(_ run: Int) -> UInt32 { values[first + run] == 0 ? 1 : pixelBytes }

  @inline(__always)
  private func passStart(
    _ run: Int, afterUnit: Int, _ list: UnsafePointer<MatchCandidate>, _ candidates: Range<Int>
  ) {
    let cost = arrivals[3 * run].cost
    guard cost < .max else { return }
    relax(afterUnit, cost + hues[Int(values[first + run])], 3 * run, 0, min(unit(run), 3))
    follow(list, candidates, from: 3 * run, cost: cost, at: starts[first + run], run: run)
  }

  /// Before the alpha of a run's first pixel: what agrees from the next place on, and one byte before.
  @inline(__always)
  private func passAlpha(
    _ run: Int, afterUnit: Int, isLong: Bool, _ list: UnsafePointer<MatchCandidate>, _ candidates: Range<Int>
  ) {
    let place = 3 * run + 1
    let cost = arrivals[place].cost
    guard cost < .max else { return }
    let value = Int(values[first + run])
    relax(afterUnit, cost + alphas[value], place, 0, 1)
    if isLong, first + run > 0, alphaClasses[Int(values[first + run - 1])] == alphaClasses[value] {
      let length = starts[first + run + 1] - starts[first + run] - 3
      relax(3 * run + 3, cost + match(length, distances[3]), place, 4, length)
    }
    for index in candidates where list[index].agreesBefore {
      var longer = MatchCandidate(distance: list[index].distance, reach: list[index].reach + 1, agreesBefore: false)
      withUnsafePointer(to: &longer) { longer in
        follow(longer, 0..<1, from: place, cost: cost, at: starts[first + run] + 3, run: run)
      }
    }
  }

  @inline(__always)
  private func passRest(_ run: Int, _ list: UnsafePointer<MatchCandidate>, _ candidates: Range<Int>) {
    let place = 3 * run + 2
    let cost = arrivals[place].cost
    guard cost < .max else { return }
    let start = starts[first + run] + unit(run)
    let length = starts[first + run + 1] - start
    let (more, distance) = repetition(of: Int(values[first + run]), bytes: length)
    relax(3 * run + 3, cost + more, place, distance, length)
    follow(list, candidates, from: place, cost: cost, at: start, run: run)
  }

  @inline(__always)
  private func relax(_ place: Int, _ cost: UInt32, _ from: Int, _ distance: UInt32, _ length: UInt32) {
    if cost < arrivals[place].cost {
      arrivals[place] = Arrival(cost: cost, from: UInt32(from), distance: distance, length: length)
    }
  }

  /// Takes each candidate to every place that it reaches and nearer ones do not.
  @inline(__always)
  private func follow(
    _ list: UnsafePointer<MatchCandidate>, _ range: Range<Int>, from: Int, cost: UInt32, at start: UInt32, run: Int
  ) {
    var place = run
    var covered: UInt32 = 2  // no match is shorter than 3
    for index in range {
      let (distance, reach) = (list[index].distance, list[index].reach)
      let distanceCost = distances[DeflateAlphabet.distanceSymbol(Int(distance))]
      while true {
        let begin = starts[first + place]
        let end = starts[first + place + 1]
        let unit = unit(place)
        if end - start <= reach {
          if end - begin > unit, begin + unit > start + covered {
            let length = begin + unit - start
            relax(3 * place + 2, cost + match(length, distanceCost), from, distance, length)
          }
          let length = end - start
          if length > covered { relax(3 * place + 3, cost + match(length, distanceCost), from, distance, length) }
          place += 1
          if place == count { return }
          continue
        }
        // It ends within this run, or at its start.
        let last = start + reach
        guard reach > covered, last > begin else { break }
        if last < begin + unit {
          relax(3 * place + 1, cost + match(reach, distanceCost), from, distance, reach)
          break
        }
        if begin + unit > start + covered {
          let length = begin + unit - start
          relax(3 * place + 2, cost + match(length, distanceCost), from, distance, length)
        }
        if last > begin + unit {
          let (more, _) = repetition(of: Int(values[first + place]), bytes: end - last)
          relax(3 * place + 3, cost + match(reach, distanceCost) + more, from, distance, reach)
        }
        break
      }
      covered = max(covered, reach)
    }
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
    if bytes <= 3 * unit { literal = bytes / unit * (hues[value] + alphas[value]) }
    guard bytes >= 3 else { return (literal, 0) }
    let copy = match(bytes, distances[Int(unit) - 1])
    return copy < literal ? (copy, unit) : (literal, 0)
  }
}
