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
  static let entranceLimit = 4

  let values: UnsafePointer<UInt32>
  let starts: UnsafePointer<UInt32>
  let first: Int
  let count: Int
  let arrivals: Storage<Arrival>
  /// Arrivals inside runs that ways go through; as places they follow the others.
  var joints: [Joint] = []
  let entrances: Storage<Entrance>
  let entranceCounts: Storage<UInt8>
  let pixelBytes: UInt32
  let alphaClasses: Storage<UInt32>
  let hues: Storage<UInt32>
  let alphas: Storage<UInt32>
  let lengths: Storage<UInt32>
  let distances: Storage<UInt32>

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
}
