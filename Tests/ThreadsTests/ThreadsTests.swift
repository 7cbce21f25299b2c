import Synchronization
import Testing
import Threads

@Suite struct ThreadsTests {
  @Test(arguments: [0, 1, 2, 7, 100]) func everyBodyRunsOnce(_ count: Int) {
    let runs = Monitor([Int](repeating: 0, count: count))
    Threads.run(count) { number in runs.change { $0[number] += 1 } }
    #expect(runs.change { $0 } == [Int](repeating: 1, count: count))
  }

  @Test func aMonitorLosesNoChange() {
    let sum = Monitor(0)
    Threads.run(4) { _ in for _ in 0..<10_000 { sum.change { $0 += 1 } } }
    #expect(sum.change { $0 } == 40_000)
  }

  @Test func waitingEndsWithTheChangeWaitedFor() {
    let turn = Monitor(0)
    let order = Monitor([Int]())
    Threads.run(2) { thread in
      for step in 0..<100 where step % 2 == thread {
        turn.wait { $0 == step ? () : nil }
        order.change { $0.append(step) }
        turn.change { $0 += 1 }
      }
    }
    #expect(order.change { $0 } == Array(0..<100))
  }
}
