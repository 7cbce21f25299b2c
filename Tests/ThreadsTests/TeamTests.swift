import Testing
import Threads

struct TeamTests {
  /// Each task of each step is done once, and no step begins before the one before is done.
  @Test(arguments: [1, 2, 3, 8]) func stepsComeOneAfterTheOther(_ threads: Int) {
    let done = Monitor([Int]())
    let mixed = Monitor(0)
    Team.run(threads: threads) { team in
      for step in 0..<200 {
        team.perform(step % 7) { task in
          done.change { $0.append(step * 100 + task) }
        }
        let count = done.change { $0.count { $0 / 100 == step } }
        if count != step % 7 { mixed.change { $0 += 1 } }
      }
    }
    let expected = (0..<200).flatMap { step in (0..<step % 7).map { step * 100 + $0 } }
    #expect(done.change { $0.sorted() } == expected)
    #expect(mixed.change { $0 } == 0)
    #expect(done.change { $0.map { $0 / 100 } } == expected.map { $0 / 100 })
  }

  /// Two threads work at once: each waits for the other's task to begin.
  @Test func tasksRunAtOnce() {
    let begun = Monitor(0)
    Team.run(threads: 2) { team in
      team.perform(2) { _ in
        begun.change { $0 += 1 }
        begun.wait { $0 == 2 ? () : nil }
      }
    }
    #expect(begun.change { $0 } == 2)
  }
}
