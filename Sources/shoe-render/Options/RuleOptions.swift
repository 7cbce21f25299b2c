public import Arguments
public import Comparing
import Diffing
import FileSystem

extension Antialiasing: ArgumentValue {}

/// The metrics by their names on the command line.
enum MetricName: String, CaseIterable, ArgumentValue {
  case deltaE = "delta-e"
  case exact
  case pixelmatch6
  case pixelmatch7
  case pixelmatch8
}

/// How pictures are compared.
struct RuleOptions: Sendable {
  var metric: MetricName?
  var maxDeltaE: Double?
  var threshold: Double?
  var antialiasing: Antialiasing?
  var limits: [Limit] = []
  var regions: [PixelRegion] = []
  var ignoredMask: String?
  var ignoredParts: [String] = []
  var strictMetadata = false

  private static let pixels = "Pixel options"
  private static let limitGroup = "Limits"
  private static let place = "Where"

  static let arguments: [Argument<RuleOptions>] = [
    .option(
      "--metric", value: "name", help: "How pixels are told apart (default: delta-e).", group: pixels, \.metric),
    .option(
      "--max-delta-e", value: "number", help: "CIEDE2000 that passes (default: 1.0).", group: pixels, parse: deltaE,
      \.maxDeltaE),
    .option(
      "--threshold", value: "number", help: "pixelmatch's, 0 to 1 (default: 0.1).", group: pixels, parse: threshold,
      \.threshold),
    .option(
      "--antialiasing", value: "what", help: "Whether antialiased pixels count.", group: pixels, \.antialiasing),
    .flag("--strict-metadata", help: "Colour metadata that differs counts.", group: pixels, \.strictMetadata),
    .option(
      "--max-diff", value: "limit", help: "Different pixels: 50px or 0.5% (default: 0px).", group: limitGroup,
      parse: { (text) throws(ArgumentMessage) in try limit(text, Limit.init(parsingMaxDiff:)) }, \.limits),
    .option(
      "--max-density", value: "limit", help: "In the densest window: 40px/16x16.", group: limitGroup,
      parse: { (text) throws(ArgumentMessage) in try limit(text, Limit.init(parsingMaxDensity:)) }, \.limits),
    .option(
      "--tolerate", value: "limit", help: "levels=1,pixels=512; with --metric exact.", group: limitGroup,
      parse: { (text) throws(ArgumentMessage) in try limit(text, Limit.init(parsingTolerate:)) }, \.limits),
    .option(
      "--ignore", value: "X,Y,W,H", help: "A rectangle that is not judged; repeatable.", group: place, parse: region,
      \.regions),
    .option(
      "--ignore-mask", value: "png", help: "Painted where nothing is judged.", group: place,
      completion: .files(["png"]), \.ignoredMask),
    .option(
      "--ignore-part", value: "part", help: "A part that is not judged; repeatable.", group: place, \.ignoredParts),
  ]
}

extension RuleOptions {
  @Sendable private static func deltaE(_ text: String) throws(ArgumentMessage) -> Double {
    guard let value = Double(argument: text), value >= 0 else { throw "a number from 0 on is needed, such as 1.0" }
    return value
  }

  @Sendable private static func threshold(_ text: String) throws(ArgumentMessage) -> Double {
    guard let value = Double(argument: text), (0...1).contains(value) else {
      throw "a number from 0 to 1 is needed, such as 0.1"
    }
    return value
  }

  private static func limit(
    _ text: String, _ parse: (String) throws(LimitError) -> Limit
  ) throws(ArgumentMessage) -> Limit {
    do throws(LimitError) {
      return try parse(text)
    } catch {
      throw ArgumentMessage(withoutValue(text, error.message))
    }
  }

  @Sendable private static func region(_ text: String) throws(ArgumentMessage) -> PixelRegion {
    do throws(RegionError) {
      return try PixelRegion(parsing: text)
    } catch {
      throw ArgumentMessage(withoutValue(text, error.message))
    }
  }

  /// The message stands behind the value, which need not be said twice.
  private static func withoutValue(_ value: String, _ message: String) -> String {
    for beginning in ["'\(value)' ", "the region '\(value)' "] where message.hasPrefix(beginning) {
      return "it " + message.dropFirst(beginning.count)
    }
    return message
  }
}

extension RuleOptions {
  /// The files that are read.
  var inputs: [String] { ignoredMask.map { [$0] } ?? [] }

  /// The rule that the options make; `standard` is the metric without `--metric`. Tolerated levels are those of samples, so
  /// `--tolerate` alone holds samples to it: what CIEDE2000 lets through would not be counted.
  func rule(standard: MetricName = .deltaE) throws -> DiffRule {
    let isBySamples = maxDeltaE == nil && threshold == nil && Limits(limits).toleratedLevels != nil
    let name = metric ?? (isBySamples ? .exact : standard)
    try checkSettings(of: name)
    var rule = DiffRule(
      pixels: PixelRule(metric: metric(name), antialiasing: antialiasing, ignored: regions), limits: Limits(limits))
    rule.isMetadataStrict = strictMetadata
    rule.ignoredParts = ignoredParts
    rule.ignoredMask = try ignoredMask.map { try Self.mask(at: $0) }
    return rule
  }

  private static func mask(at path: String) throws -> IgnoredMask {
    guard FileSystem.kind(of: path) != .other || FileSystem.isDescriptor(path) else {
      throw CommandFailure(.badData, "--ignore-mask \(PathBytes.quoted(path)): it is no regular file")
    }
    return try IgnoredMask(FileContents(path))
  }

  private func metric(_ name: MetricName) -> Metric {
    switch name {
    case .deltaE: .deltaE(limit: maxDeltaE ?? 1)
    case .exact: .exact
    case .pixelmatch6: .pixelmatch(PixelmatchOptions(.six, threshold: threshold ?? 0.1))
    case .pixelmatch7: .pixelmatch(PixelmatchOptions(.seven, threshold: threshold ?? 0.1))
    case .pixelmatch8: .pixelmatch(PixelmatchOptions(.eight, threshold: threshold ?? 0.1))
    }
  }

  /// Refuses settings of another metric: they would do nothing.
  private func checkSettings(of name: MetricName) throws(CommandFailure) {
    if maxDeltaE != nil, name != .deltaE {
      throw CommandFailure(.usage, "--max-delta-e belongs to --metric delta-e; \(name.rawValue) does not look at it")
    }
    guard threshold == nil || name.rawValue.hasPrefix("pixelmatch") else {
      throw CommandFailure(
        .usage,
        "--threshold belongs to --metric pixelmatch6, 7 and 8; \(name == .exact ? "exact has none" : "for delta-e see --max-delta-e")"
      )
    }
  }
}
