import Comparing
import JSON
import Pixels
import TestSupport
import Testing

/// The three generations against pixelmatch's own suite and against answers of the program itself.
@Suite(.enabled(if: SharedData.isPresent, "the suites in ../shared/data are absent"))
struct PixelmatchTests {
  @Test func publishedCasesHaveTheirCountsAndPictures() throws {
    let cases = try PixelmatchCase.published()
    let pictures = try pictures(of: cases)
    var drawn = 0
    for item in cases {
      let (expected, actual) = (pictures[item.expected]!, pictures[item.actual]!)
      let rule = try item.rule
      let whole = Outcome(expected, actual, rule)
      #expect(item.answer(whole.statistics, size: expected.size) == item.result, "\(item.testDescription)")
      for height in [1, 3, 17] {
        #expect(Outcome(expected, actual, rule, bands: height) == whole, "\(item.testDescription), bands of \(height)")
      }
      if let digest = item.digest {
        drawn += 1
        #expect(sha256(highlight(expected, whole.verdicts, try item.style)) == digest, "\(item.testDescription)")
      }
    }
    print("pixelmatch, published cases: \(cases.count), with pictures: \(drawn)")
    #expect(cases.count == 38 && drawn == 34)
  }

  @Test func derivedCasesHaveTheirCountsAndPictures() throws {
    let cases = try PixelmatchCase.derived()
    let pictures = try pictures(of: cases)
    for (index, item) in cases.enumerated() {
      let (expected, actual) = (pictures[item.expected]!, pictures[item.actual]!)
      let whole = Outcome(expected, actual, try item.rule)
      #expect(item.answer(whole.statistics, size: expected.size) == item.result, "\(item.testDescription)")
      let isMask = try item.style.isMask
      if let excused = item.excused { #expect(whole.statistics.excused == excused, "\(item.testDescription)") }
      #expect(isMask == (item.excused == nil))
      #expect(sha256(highlight(expected, whole.verdicts, try item.style)) == item.digest, "\(item.testDescription)")
      let banded = Outcome(expected, actual, try item.rule, bands: [1, 3, 17][index % 3], workers: 1 + index % 2)
      #expect(banded == whole, "\(item.testDescription)")
    }
    print("pixelmatch, derived cases: \(cases.count)")
    #expect(cases.count == 857)
  }

  @Test func inlineCasesHaveTheirCounts() throws {
    let cases = try PixelmatchCase.list("inline")
    for row in cases {
      let size = PixelSize(
        width: try #require(row["width"]?.number?.integer), height: try #require(row["height"]?.number?.integer))
      let picture = { (key: String) in
        let samples = try #require(row[key]?.array).map { UInt8(try #require($0.number?.integer)) }
        return Picture(size: size, bytes: samples)
      }
      let item = PixelmatchCase(
        generation: try PixelmatchCase.generation(try #require(row["pixelmatch"]?.string)), expected: "", actual: "",
        options: try #require(row["options"]), result: try #require(row["expectedResult"]?.number?.integer),
        excused: nil, digest: nil)
      let outcome = Outcome(try picture("rgba1"), try picture("rgba2"), try item.rule)
      #expect(item.answer(outcome.statistics, size: size) == item.result, "\(row["id"]?.string ?? "")")
    }
    print("pixelmatch, inline cases: \(cases.count)")
    #expect(cases.count == 15)
  }

  /// Complaint 11: the order of the two pictures does not change any count.
  @Test(arguments: PixelmatchGeneration.allCases) func countsDoNotDependOnTheOrder(_ generation: PixelmatchGeneration)
    throws
  {
    for pair in [("1a", "1b"), ("2a", "2b"), ("3a", "3b"), ("4a", "4b"), ("5a", "5b"), ("6a", "6b"), ("7a", "7b")] {
      let (one, other) = (try Picture.fixture("input/\(pair.0)"), try Picture.fixture("input/\(pair.1)"))
      for metric in [Metric.pixelmatch(PixelmatchOptions(generation)), .standard, .exact] {
        let rule = PixelRule(metric: metric, antialiasing: .excuse)
        let (forth, back) = (Outcome(one, other, rule).statistics, Outcome(other, one, rule).statistics)
        #expect(forth.different == back.different && forth.excused == back.excused, "\(pair) \(metric)")
        #expect(forth.maxDeltaE == back.maxDeltaE && forth.highDeltaE == back.highDeltaE, "\(pair) \(metric)")
      }
    }
  }

  private func pictures(of cases: [PixelmatchCase]) throws -> [String: Picture] {
    var pictures: [String: Picture] = [:]
    for name in Set(cases.flatMap { [$0.expected, $0.actual] }) { pictures[name] = try Picture.fixture(name) }
    return pictures
  }
}
