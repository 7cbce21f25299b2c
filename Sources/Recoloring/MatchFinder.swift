/// An earlier place from which bytes can be copied.
struct MatchCandidate: BitwiseCopyable {
  /// How far back it is; the highest bit tells whether the byte before agrees too.
  private let bits: UInt32
  /// How many bytes agree.
  let reach: UInt32

  init(distance: UInt32, reach: UInt32, agreesBefore: Bool) {
    bits = distance | (agreesBefore ? 1 << 31 : 0)
    self.reach = reach
  }

  @inline(__always) var distance: UInt32 { bits & 0x7FFF_FFFF }
  @inline(__always) var agreesBefore: Bool { bits >> 31 == 1 }
}

/// An earlier run that ends as a run does: with the same value, before the same next value or hue.
struct AlignedRun: BitwiseCopyable {
  let distance: UInt32
  /// How many bytes before the end agree, at most those of the run but for its first unit.
  let back: UInt32
  /// How many bytes beyond the end agree.
  let beyond: UInt32
  /// Whether the byte before those agrees too.
  let agreesBefore: Bool
}

/// Finds earlier places that agree with the scanlines, run by run.
///
/// At the start of a run: earlier runs of the same value and next value or hue, aligned at their ends, that are at least as
/// long; how far they agree is told by comparing runs, never pixels. Beside these, the run's value alone: the nearest earlier
/// unit, the nearest run that is as long, and the nearest pixel of the same red, green and blue. A unit is a pixel, or one
/// zero byte. Candidates go by rising distance and rising reach: a farther one is kept only if it reaches farther.
///
/// Inside a run: the aligned runs of any length.
struct MatchFinder: ~Copyable {
  private let values: UnsafePointer<UInt32>
  private let starts: UnsafePointer<UInt32>
  private let count: Int
  private let pixelBytes: UInt32
  private let alphas: Storage<UInt32>
  private let hues: Storage<UInt32>
  /// For each hash of two values the last run with them, plus 1; for each run, by its number mod 2^16, the one before.
  private let pairHeads = Storage<UInt32>(repeating: 0, count: 1 << 16)
  private let pairLinks = Storage<UInt32>(repeating: 0, count: 1 << 16)
  private let valueHeads: Storage<UInt32>
  private let valueLinks = Storage<UInt32>(repeating: 0, count: 1 << 16)
  private let hueHeads: Storage<UInt32>

  /// Of each run that is asked for, the candidates at its start, and where they end in the list.
  private(set) var candidates: [MatchCandidate] = []
  private(set) var candidateEnds: [UInt32] = []
  /// Of each run that is asked for, the aligned runs, and where they end in the list.
  private(set) var aligned: [AlignedRun] = []
  private(set) var alignedEnds: [UInt32] = []

  /// How many earlier runs are looked at.
  var pairDepth = 24
  var valueDepth = 12
  /// A match of so many bytes over so many runs is taken whole; the places inside are not looked at.
  var niceLength: UInt32 = 4096
  var niceRuns = 8
  /// How many runs are compared beyond a run's end.
  var longestComparison = 1 << 14

  /// The runs must outlive the finder.
  init(values: UnsafePointer<UInt32>, starts: UnsafePointer<UInt32>, count: Int, classes: PixelClasses) {
    self.values = values
    self.starts = starts
    self.count = count
    pixelBytes = UInt32(classes.pixelBytes)
    alphas = Storage(classes.alphas)
    hues = Storage(classes.hues)
    valueHeads = Storage(repeating: 0, count: classes.valueCount)
    hueHeads = Storage(repeating: 0, count: classes.valueCount)
  }

  /// Finds the candidates of a range of runs, for which those before it have been asked in order. No match goes beyond the
  /// range.
  mutating func find(in range: Range<Int>) {
    candidates.removeAll(keepingCapacity: true)
    candidateEnds.removeAll(keepingCapacity: true)
    aligned.removeAll(keepingCapacity: true)
    alignedEnds.removeAll(keepingCapacity: true)
    var skipped = range.lowerBound
    for run in range {
      if run >= skipped { skipped = find(at: run, limit: range.upperBound) }
      candidateEnds.append(UInt32(candidates.count))
      alignedEnds.append(UInt32(aligned.count))
      insert(run)
    }
  }

  @inline(__always) private func length(_ run: Int) -> UInt32 { starts[run + 1] &- starts[run] }

  @inline(__always) private func pairHash(_ run: Int) -> Int {
    Int(truncatingIfNeeded: (values[run] &* 0x9E37_79B1 ^ hues[Int(values[run + 1])] &* 0x85EB_CA6B) >> 16)
  }

  private func insert(_ run: Int) {
    let value = Int(values[run])
    if value > 0 {
      valueLinks[run & 0xFFFF] = valueHeads[value]
      valueHeads[value] = UInt32(run + 1)
      hueHeads[Int(hues[value])] = UInt32(run + 1)
    }
    if run + 1 < count {
      let hash = pairHash(run)
      pairLinks[run & 0xFFFF] = pairHeads[hash]
      pairHeads[hash] = UInt32(run + 1)
    }
  }

  /// The alpha before byte `start` of a run.
  @inline(__always) private func alphaBefore(_ start: UInt32, in run: Int) -> UInt32 {
    if start > starts[run] { return alphas[Int(values[run])] }
    return run == 0 ? .max : alphas[Int(values[run - 1])]
  }

  /// The first run after this that must be asked for.
  private mutating func find(at run: Int, limit: Int) -> Int {
    var startReach: UInt32 = 2  // no match is shorter than 3
    let length = length(run)
    if values[run] > 0 { startReach = findValue(at: run, length: length) }
    guard run + 1 < limit else { return run + 1 }
    return findAligned(at: run, length: length, limit: limit, startReach: startReach)
  }

  /// Places with the run's value or hue, whatever follows them there. Returns the longest reach.
  private mutating func findValue(at run: Int, length: UInt32) -> UInt32 {
    let start = starts[run]
    let before = alphaBefore(start, in: run)
    var reach: UInt32 = 2
    /// Copies `bytes`, the last of them `tail` before the end of `other`.
    func append(_ other: Int, bytes: UInt32, tail: UInt32) {
      let source = starts[other + 1] - tail
      guard bytes > reach, start - source <= DeflateAlphabet.window else { return }
      reach = bytes
      candidates.append(
        MatchCandidate(
          distance: start - source, reach: bytes, agreesBefore: alphaBefore(source, in: other) == before))
    }
    if pixelBytes == 4 {
      let other = Int(hueHeads[Int(hues[Int(values[run])])]) - 1
      if other >= 0, values[other] != values[run] { append(other, bytes: 3, tail: 4) }
    }
    var next = Int(valueHeads[Int(values[run])])
    var depth = valueDepth
    while next > 0, depth > 0 {
      let other = next - 1
      guard run - other < 0x10000, start - starts[other + 1] < DeflateAlphabet.window else { break }
      let available = self.length(other)
      if reach < pixelBytes, length > pixelBytes {
        append(other, bytes: pixelBytes, tail: pixelBytes)
      }
      if available >= length {
        append(other, bytes: length, tail: length)
        return reach
      }
      next = Int(valueLinks[other & 0xFFFF])
      depth -= 1
    }
    return reach
  }

  /// Earlier runs that end as this one does.
  private mutating func findAligned(at run: Int, length: UInt32, limit: Int, startReach: UInt32) -> Int {
    var startReach = startReach
    let restLength = length - (values[run] == 0 ? 1 : pixelBytes)
    var farthest = (back: UInt32(0), beyond: UInt32(0))
    let before = alphaBefore(starts[run], in: run)
    let alpha = alphas[Int(values[run])]
    let nextHue = hues[Int(values[run + 1])]
    var next = Int(pairHeads[pairHash(run)])
    var depth = pairDepth
    while next > 0, depth > 0 {
      let other = next - 1
      guard run - other < 0x10000 else { break }
      let distance = starts[run + 1] - starts[other + 1]
      guard distance <= DeflateAlphabet.window else { break }
      next = Int(pairLinks[other & 0xFFFF])
      // Others of the same hash do not count: the parse shall not hang on how rows are numbered.
      guard values[other] == values[run], hues[Int(values[other + 1])] == nextHue else { continue }
      depth -= 1
      let available = self.length(other)
      let (beyond, last) = agreement(after: run, and: other, limit: limit)
      if available >= length, length + beyond > startReach {
        startReach = length + beyond
        let agrees = alphaBefore(starts[run] - distance, in: other) == before
        candidates.append(MatchCandidate(distance: distance, reach: startReach, agreesBefore: agrees))
      }
      let back = min(available, restLength)
      if restLength > 0, beyond > farthest.beyond || (back > farthest.back && beyond > 0) {
        farthest = (max(back, farthest.back), max(beyond, farthest.beyond))
        let agrees = back == restLength && alphaBefore(starts[run + 1] - back - distance, in: other) == alpha
        aligned.append(AlignedRun(distance: distance, back: back, beyond: beyond, agreesBefore: agrees))
      }
      if beyond >= niceLength, last - run >= niceRuns { return last }
    }
    return run + 1
  }

  /// How many bytes agree beyond the ends of two runs, and the first run that does not agree wholly.
  private func agreement(after run: Int, and other: Int, limit: Int) -> (bytes: UInt32, last: Int) {
    var here = run + 1
    var there = other + 1
    let stop = min(limit, run + longestComparison)
    var bytes: UInt32 = 0
    while here < stop {
      if values[here] != values[there] { return (bytes + commonHue(values[here], values[there]), here) }
      let length = length(here)
      let available = self.length(there)
      if length > available { return (bytes + available, here) }
      bytes += length
      here += 1
      if length < available {
        return (bytes + (here < stop ? commonHue(values[here], values[there]) : 0), here)
      }
      there += 1
    }
    return (bytes, here)
  }

  /// How many bytes agree of two pixels of different values: those before the alpha, or none.
  @inline(__always) private func commonHue(_ here: UInt32, _ there: UInt32) -> UInt32 {
    pixelBytes == 4 && here > 0 && there > 0 && hues[Int(here)] == hues[Int(there)] ? 3 : 0
  }
}
