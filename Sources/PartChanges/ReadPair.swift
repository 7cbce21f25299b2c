import Compositing
import LayerSets
import Pixels
import Reports
import ShoeDesign
import ShoeRender

/// A pair of pictures that have been read, and what is found of it.
struct ReadPair {
  let sides: (expected: PairReader.Side, actual: PairReader.Side)
  let store: WeightsStore
  let naming: ColorNaming
  var findings = PartFindings()

  init(sides: (expected: PairReader.Side, actual: PairReader.Side), store: WeightsStore, naming: ColorNaming) {
    self.sides = sides
    self.store = store
    self.naming = naming
  }

  private var readings: (before: Reading, after: Reading)? {
    guard let before = sides.expected.reading, let after = sides.actual.reading else { return nil }
    return (before, after)
  }

  /// Equal pixels: at most the files differ.
  mutating func reportEqualPixels(digests: (String?, String?)) {
    report(CoverageFinding())
    guard let one = digests.0, let other = digests.1, one != other else { return }
    findings.change = .metadataOnly
    findings.cause = ChangeCause(key: "metadata", words: "change of metadata or encoding alone")
  }

  /// A picture that moved kept colours and shapes.
  mutating func reportMove(_ move: Translation) {
    if let reading = sides.expected.reading {
      findings.parts = rows(before: reading, after: reading, CoverageFinding())
    }
    findings.change = .moved(x: move.x, y: move.y)
    findings.cause = ChangeCause(key: "moved:\(move.x),\(move.y)", words: "move by \(move.x), \(move.y) pixels")
  }

  /// Pictures of two sizes.
  mutating func reportSizes() {
    guard let (before, after) = readings, before.weights.layerSet.name == after.weights.layerSet.name,
      before.fit.deviating == 0, after.fit.deviating == 0
    else { return }
    let recolored = recoloredParts(before, after)
    let counts = PartCounts(
      before.weights, before.weights, (sides.expected.picture.words, sides.expected.picture.words))
    findings.parts = counts.parts.indices.map { place in
      let part = counts.parts[place]
      let isRecolored = recolored.contains(part.rawValue)
      return PartReport(
        part: part.rawValue, pixels: counts.pixels[place], changed: isRecolored ? counts.pixels[place] : 0,
        color: colorChange(of: part, before, after), isReshaped: false)
    }
    guard recolored.isEmpty else { return reportRecoloring(recolored, before, after) }
    guard before.blend == after.blend else { return noteBlend(before, after) }
    let sizes = (sides.expected.picture.size, sides.actual.picture.size)
    findings.change = .resized
    findings.cause = ChangeCause(
      key: "resized:\(sizes.0)>\(sizes.1)", words: "change of size from \(sizes.0) to \(sizes.1)")
  }

  /// Pictures of one size whose pixels differ.
  mutating func reportChange() {
    let isAlphaOnly = AlphaChange.isOnlyChange(from: sides.expected.picture, to: sides.actual.picture)
    guard let (before, after) = readings else {
      if isAlphaOnly { reportAlpha() }
      return
    }
    let isProven = before.isProven && after.isProven
    let coverage = coverage(before, after)
    report(isAlphaOnly && !isProven ? nil : coverage)
    if isAlphaOnly, !isProven { return reportAlpha() }
    guard let coverage else { return }
    findings.notes += coverage.notes
    reportKind(coverage, before, after)
  }
}

extension ReadPair {
  /// What became of coverage; nil where it is not known.
  func coverage(_ before: Reading, _ after: Reading) -> CoverageFinding? {
    let (first, second) = (before.weights, after.weights)
    if first.hasMasks(of: second) {
      guard before.fit.deviating > 0 || after.fit.deviating > 0 else { return CoverageFinding() }
      return coverageOfPixels(before, after)
    }
    guard before.isProven, after.isProven else { return nil }
    return CoverageFinding(store.maskChange(first, second), parts: union(first.parts, second.parts))
  }

  private func coverageOfPixels(_ before: Reading, _ after: Reading) -> CoverageFinding? {
    let size = sides.expected.picture.size
    guard size.area <= LowerStacks.mostPixels else { return nil }
    let reshaping = Reshaping(
      before: before, after: after, sides.expected.picture.words, sides.actual.picture.words)
    var masks: (before: String, after: String)?
    if let one = sides.expected.recipe?.masks, let other = sides.actual.recipe?.masks, one != other {
      masks = (one, other)
    }
    return CoverageFinding(reshaping, before: before, masks: masks, size: size)
  }

  func union(_ parts: [ShoePart], _ more: [ShoePart]) -> [ShoePart] {
    parts + more.filter { !parts.contains($0) }
  }

  /// The parts, and the background, whose colours differ.
  func recoloredParts(_ before: Reading, _ after: Reading) -> [String] {
    var names = union(before.weights.parts, after.weights.parts).filter { part in
      guard let color = before.color(of: part), let other = after.color(of: part) else { return false }
      return color.word != other.word
    }.map(\.rawValue)
    if before.background.word != after.background.word { names.append("background") }
    return names
  }

  func colorChange(of part: ShoePart, _ before: Reading, _ after: Reading) -> ColorChange? {
    guard let color = before.color(of: part), let other = after.color(of: part) else { return nil }
    return naming.change(from: color, to: other)
  }

  /// The rows of the parts; `coverage` is nil where it is not known what became of it.
  mutating func report(_ coverage: CoverageFinding?) {
    guard let (before, after) = readings else { return }
    findings.parts = rows(before: before, after: after, coverage)
  }

  func rows(before: Reading, after: Reading, _ coverage: CoverageFinding?) -> [PartReport] {
    let pictures = (sides.expected.picture.words, sides.actual.picture.words)
    let counts = PartCounts(before.weights, after.weights, pictures)
    let doubtful = coverage.map { before.weights.parts(in: $0.unexplained) } ?? []
    return counts.parts.indices.map { place in
      let part = counts.parts[place]
      var isReshaped: Bool?
      if let coverage {
        isReshaped = coverage.reshaped.contains(part) ? true : doubtful.contains(part) ? nil : false
      }
      return PartReport(
        part: part.rawValue, pixels: counts.pixels[place], changed: counts.changed[place],
        color: colorChange(of: part, before, after), isReshaped: isReshaped)
    }
  }
}
