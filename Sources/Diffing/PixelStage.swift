import Comparing
import FileSystem
import PNGCodec
import PNGRows
import PartChanges
import Pixels
import Reports
import Threads

/// Decodes and compares the pixels of one pair.
struct PixelStage {
  private let comparer: PairComparer
  private let expected: FileContents
  private let actual: FileContents
  private var report: PairReport

  init(_ comparer: PairComparer, _ expected: FileContents, _ actual: FileContents, _ report: PairReport) {
    self.comparer = comparer
    self.expected = expected
    self.actual = actual
    self.report = report
  }

  private var rule: DiffRule { comparer.rule }

  /// What the pixels give, with the parts of the shoe and the difference picture where they are wanted.
  func outcome() throws(SideFault) -> PairOutcome {
    let readers = (try reader(of: expected, .expected), try reader(of: actual, .actual))
    let size = readers.0.header.size
    var outcome = PairOutcome(report)
    let parts = PartStage(comparer.analysis, expected, actual)
    let ignored = try ignoredPixels(size, parts, &outcome.report.notes)
    guard try !isAllIgnored(size, ignored) else {
      throw SideFault(.expected, expected.path, "every pixel of it is ignored, so that nothing would be compared")
    }
    let drawing = try drawing(size, parts)
    let comparison = BandComparison(
      expected: readers.0, actual: readers.1, rule: rule.pixels, ignored: ignored, drawing: drawing,
      pieces: comparer.threads)
    Team.run(threads: comparer.threads) { comparison.run(with: $0) }
    if let failure = comparison.failures.expected { throw SideFault(.expected, expected.path, failure.message) }
    if let failure = comparison.failures.actual { throw SideFault(.actual, actual.path, failure.message) }
    judge(comparison.statistics, size, &outcome.report)
    noteMetadata(readers, &outcome.report)
    if comparison.statistics.changed + comparison.statistics.ignored == 0 {
      outcome.report.change = .metadataOnly
    } else {
      parts.complete(&outcome)
    }
    if outcome.report.verdict == .different {
      outcome.picture = try SideFault.on(.actual, "the difference picture") { () throws(PNGError) in
        try drawing?.finish()
      }
    }
    return outcome
  }

  private func drawing(_ size: PixelSize, _ parts: PartStage) throws(SideFault) -> BandDrawing? {
    guard let style = comparer.style else { return nil }
    return try SideFault.on(.actual, "the difference picture") { () throws(PNGError) in
      try BandDrawing(style, size: size, planes: style == .parts ? parts.planes : nil)
    }
  }

  private func reader(of file: FileContents, _ side: Side) throws(SideFault) -> PictureReader {
    try SideFault.on(side, file.path) { () throws(PNGError) in
      try PictureReader(
        file.bytes, maximumPixels: comparer.maximumPixels, released: { file.release(first: $0) })
    }
  }

  /// A byte for each pixel, not 0 where a mask or a part of the shoe says that nothing is judged; nil where none does.
  private func ignoredPixels(
    _ size: PixelSize, _ parts: PartStage, _ notes: inout [String]
  ) throws(SideFault) -> [UInt8]? {
    var plane = try rule.ignoredMask.map { mask throws(SideFault) in
      guard mask.size == size else {
        throw SideFault(
          .expected, expected.path,
          "the picture is \(size), the mask of --ignore-mask \(mask.size); both must have one size")
      }
      return mask.plane
    }
    guard !rule.ignoredParts.isEmpty else { return plane }
    guard let planes = parts.planes else {
      notes.append("--ignore-part has no effect: no recipe tells the parts; give --model or --layers")
      return plane
    }
    for part in rule.ignoredParts {
      guard let coverage = planes.coverage(of: part) else {
        notes.append(
          "--ignore-part \(part) has no effect: the shoe has no such part (\(planes.parts.joined(separator: ", ")))")
        continue
      }
      plane = plane.map { zip($0, coverage).map { $0 | $1 } } ?? coverage
    }
    return plane
  }

  /// Whether regions, mask and parts together leave no pixel to be judged.
  private func isAllIgnored(_ size: PixelSize, _ ignored: [UInt8]?) throws(SideFault) -> Bool {
    guard ignored != nil || !rule.pixels.ignored.isEmpty else { return false }
    var plane = ignored ?? [UInt8](repeating: 0, count: size.area)
    for region in rule.pixels.ignored {
      let columns = region.columns.clamped(to: 0..<size.width)
      for y in region.rows.clamped(to: 0..<size.height) {
        for x in columns { plane[y * size.width + x] = 1 }
      }
    }
    return !plane.contains(0)
  }

  private func judge(_ statistics: PixelStatistics, _ size: PixelSize, _ report: inout PairReport) {
    let judgement = rule.limits.judge(statistics, size: size)
    report.verdict = judgement.isSame ? .same : .different
    report.exceeded = judgement.exceeded.map(\.description)
    report.pixels = PixelReport(statistics, judgement, window: rule.limits.window)
    if statistics.hidden > 0 {
      let pixels = statistics.hidden == 1 ? "1 pixel has" : "\(statistics.hidden) pixels have"
      report.notes.append("\(pixels) other colours under alpha 0, which nobody sees")
    }
  }

  /// Colour metadata does not reach pixels here; where it differs, another program may show them otherwise.
  private func noteMetadata(_ readers: (PictureReader, PictureReader), _ report: inout PairReport) {
    let differences = readers.0.colorMetadata().differences(from: readers.1.colorMetadata())
    guard !differences.isEmpty else { return }
    let changes = differences.map { "\($0.name) \($0.expected ?? "none") to \($0.actual ?? "none")" }
    let isOnly = report.pixels?.changed == 0
    report.notes.append(
      (isOnly ? "pixels same, " : "") + "colour metadata differs: " + changes.joined(separator: ", "))
    guard rule.isMetadataStrict else { return }
    report.verdict = .different
    report.exceeded.append("--strict-metadata")
  }
}

extension PixelReport {
  fileprivate init(_ statistics: PixelStatistics, _ judgement: Judgement, window: DensityWindow?) {
    self.init(total: statistics.total)
    different = judgement.different
    excused = statistics.excused
    changed = statistics.changed
    ignored = statistics.ignored
    maxDeltaE = statistics.maxDeltaE
    highDeltaE = statistics.highDeltaE
    maxLevels = (0..<4).map { Int(statistics.maxLevels[$0]) }
    if let columns = statistics.columns, let rows = statistics.rows {
      bounds = PixelRectangle(
        x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
    densest = window.flatMap { judgement.densities[$0] }
    worst = statistics.worst.map { ColorNaming.shared.change(from: $0.expected, to: $0.actual, deltaE: $0.deltaE) }
  }
}
