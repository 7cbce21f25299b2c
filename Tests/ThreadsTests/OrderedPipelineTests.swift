import Testing
import Threads

@Suite struct OrderedPipelineTests {
  /// Some jobs take far longer than others, so that threads overtake each other.
  private static func square(_ number: Int) -> Int {
    var waste = number
    for _ in 0..<(number % 7 == 0 ? 20_000 : 10) { waste = (waste &* 31) ^ (waste >> 3) }
    return waste == .min ? 0 : number * number
  }

  @Test(arguments: [1, 2, 3, 8]) func productsComeInTheOrderOfTheirJobs(_ threads: Int) {
    let jobs = Monitor(0)
    let delivered = Monitor([Int]())
    OrderedPipeline(threads: threads).run(
      next: {
        jobs.change { next -> Int? in
          guard next < 2000 else { return nil }
          next += 1; return next - 1
        }
      },
      worker: { 0 },
      work: { (count: inout Int, job) in
        count += 1; return Self.square(job)
      },
      deliver: { product in
        delivered.change { $0.append(product) }; return true
      })
    #expect(delivered.change { $0 } == (0..<2000).map { $0 * $0 })
  }

  @Test(arguments: [1, 2, 8]) func stoppingTakesNoFurtherJobsButHandsOnThoseInWork(_ threads: Int) {
    let jobs = Monitor(0)
    let delivered = Monitor([Int]())
    let pipeline = OrderedPipeline(threads: threads)
    pipeline.run(
      next: {
        jobs.change {
          $0 += 1; return Optional($0 - 1)
        }
      }, worker: { 0 }, work: { Self.square($1) },
      deliver: { product in
        delivered.change {
          $0.append(product); return $0.count < 50
        }
      })
    let taken = jobs.change { $0 }
    #expect((50...50 + pipeline.window).contains(taken))
    #expect(delivered.change { $0 } == (0..<taken).map { $0 * $0 })
  }

  /// A product waits for those before it, but no more than the window's number of jobs are ever in work.
  @Test func threadsDoNotRunAhead() {
    let taken = Monitor(0)
    let delivered = Monitor(0)
    let farthest = Monitor(0)
    let pipeline = OrderedPipeline(threads: 4)
    pipeline.run(
      next: {
        let job = taken.change { next -> Int? in
          guard next < 500 else { return nil }
          next += 1; return next - 1
        }
        if let job { farthest.change { $0 = max($0, job + 1 - delivered.change { $0 }) } }
        return job
      }, worker: { 0 }, work: { $1 % 100 == 0 ? Self.square(7 * $1) : $1 },
      deliver: { _ in
        delivered.change { $0 += 1 }; return true
      })
    #expect(farthest.change { $0 } <= pipeline.window + 1)
  }
}
