import Arguments
import Comparing
import Diffing
import FileSystem
import JSON
import PartChanges
import Pixels

/// What a rule lets through, in words and for machines.
struct Explanation {
  private let rule: DiffRule
  private let allowance: Allowance

  init(_ rule: DiffRule) {
    self.rule = rule
    allowance = Allowance(of: rule.pixels.metric)
  }

  /// For people.
  var text: String {
    var lines = ["\(metricWords). Of opaque pixels with 8 bits a sample it calls the same:"]
    lines.append("  greys that are up to \(Self.levels(allowance.greyLevels)) apart")
    for (channel, name) in ["red", "green", "blue"].enumerated() {
      lines.append("  colours whose \(name) alone differs by up to \(Self.levels(allowance.channelLevels[channel]))")
    }
    lines.append("  " + exampleWords)
    lines.append("Beyond that these limits let through:")
    lines += limitWords.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private var metricWords: String {
    switch rule.pixels.metric {
    case .deltaE(let limit): "delta-e: a pixel differs when its CIEDE2000 exceeds \(limit.argumentText)"
    case .exact: "exact: a pixel differs when any sample does"
    case .pixelmatch(let options):
      "pixelmatch\(options.generation.rawValue): a pixel differs beyond the threshold \(options.threshold.argumentText)"
    }
  }

  private var exampleWords: String {
    guard let example = allowance.example else { return "no two colours that are not equal" }
    let (before, after) = (ColorNaming.shared.name(of: example.expected), ColorNaming.shared.name(of: example.actual))
    return
      "for example \(example.expected) (\(before)) and \(example.actual) (\(after)), CIEDE2000 \(Self.rounded(example.deltaE))"
  }

  private var limitWords: [String] {
    var words = rule.limits.held.map { limit in
      switch limit {
      case .pixels(0): "--max-diff 0px: no pixel"
      case .pixels(let count): "--max-diff: \(count) \(count == 1 ? "pixel" : "pixels"), however much each differs"
      case .share(let share): "--max-diff: \(share) of all pixels, however much each differs"
      case .density(let count, let window): "--max-density: \(count) pixels in each window of \(window)"
      case .tolerance(let levels, let pixels):
        "--tolerate: up to \(pixels) pixels that differ by no more than \(Self.levels(levels)) in every channel"
      }
    }
    if rule.pixels.antialiasing == .excuse {
      words.append("--antialiasing excuse: any number of pixels that look antialiased in one of the pictures")
    }
    if !rule.pixels.ignored.isEmpty || rule.ignoredMask != nil || !rule.ignoredParts.isEmpty {
      words.append("--ignore, --ignore-mask, --ignore-part: whatever happens there")
    }
    if !rule.isMetadataStrict { words.append("colour metadata (gAMA, iCCP, sRGB, cICP): noted only") }
    return words
  }

  /// For machines.
  var json: JSONValue {
    let example: JSONValue =
      allowance.example.map { example in
        .object([
          "expected": .string(example.expected.description), "actual": .string(example.actual.description),
          "deltaE": .number(example.deltaE),
        ])
      } ?? .null
    return .object([
      "metric": .string(rule.pixels.metric.name),
      "threshold": rule.pixels.metric.threshold.map { .number($0) } ?? .null,
      "greyLevels": .integer(allowance.greyLevels), "redLevels": .integer(allowance.channelLevels[0]),
      "greenLevels": .integer(allowance.channelLevels[1]), "blueLevels": .integer(allowance.channelLevels[2]),
      "example": example, "limits": .array(limitWords.map { .string($0) }),
    ])
  }

  private static func levels(_ count: Int) -> String { count == 1 ? "1 level" : "\(count) levels" }

  private static func rounded(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
