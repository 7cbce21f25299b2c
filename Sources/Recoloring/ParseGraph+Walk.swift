/// Where a match leads to.
extension ParseGraph {
  /// Whether this way to a place is cheaper than those known.
  @inline(__always) @discardableResult
  func relax(_ place: Int, _ cost: UInt32, _ from: Int, _ distance: UInt32, _ length: UInt32) -> Bool {
    guard cost < arrivals[place].cost else { return false }
    arrivals[place] = Arrival(cost: cost, from: UInt32(from), distance: distance, length: length)
    return true
  }

  /// How far the places after a start have been gone through.
  struct Walk {
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
  @inline(__always) func follow(_ walk: inout Walk, distance: UInt32, reach: UInt32) {
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
}
