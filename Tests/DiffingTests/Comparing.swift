import Comparing
import Diffing
import FileSystem
import LayerSets
import PartChanges
import Reports
import TestSupport
import Testing

/// What the library says of pictures in memory and in files.
enum Compare {
  private static let analysis = try! PartAnalysis(catalog: .builtIn)

  static let metrics: [Metric] =
    [.standard, .exact] + PixelmatchGeneration.allCases.map { .pixelmatch(PixelmatchOptions($0)) }

  static func comparer(
    _ metric: Metric = .standard, _ limits: [Limit] = [], antialiasing: Antialiasing? = nil, style: PictureStyle? = nil,
    threads: Int = 1
  ) -> PairComparer {
    let pixels = PixelRule(metric: metric, antialiasing: antialiasing)
    var comparer = PairComparer(
      rule: DiffRule(pixels: pixels, limits: Limits(limits)), analysis: analysis, style: style)
    comparer.threads = threads
    return comparer
  }

  /// What comes of two files' bytes.
  static func outcome(_ expected: [UInt8], _ actual: [UInt8], _ comparer: PairComparer) -> PairOutcome {
    comparer.compare(
      FileContents(expected, path: "expected.png"), FileContents(actual, path: "actual.png"), name: "pair")
  }

  /// What is said of two files' bytes.
  static func pair(
    _ expected: [UInt8], _ actual: [UInt8], by comparer: PairComparer = comparer()
  ) -> PairReport { outcome(expected, actual, comparer).report }
}

extension PNGAssembler {
  /// The same picture in other bytes: straight RGBA of 8 or 16 bits.
  init(width: Int, height: Int, rgba samples: [UInt16], bitDepth: UInt8, isInterlaced: Bool = false) {
    self.init(
      width: width, height: height, bitDepth: bitDepth, colorType: 6, isInterlaced: isInterlaced, samples: samples)
  }
}
