/// Threads that do the tasks of one leader together, step after step.
///
/// The leader does tasks too, so that a team works with however few threads the system gives.
public final class Team: Sendable {
  private let state = Monitor(State())

  private struct State {
    var task: (@Sendable (Int) -> Void)?
    var count = 0
    var next = 0
    var running = 0
    var isOver = false

    /// The number of the next task, if there is one.
    mutating func take() -> Int? {
      guard next < count else { return nil }
      next += 1
      running += 1
      return next - 1
    }
  }

  private init() {}

  /// Runs `lead` with a team of `threads`, itself included; fewer than 1 is a programmer error and traps.
  public static func run(threads: Int, _ lead: @escaping @Sendable (Team) -> Void) {
    precondition(threads >= 1, "a team has a thread")
    let team = Team()
    // The leader comes first: no thread waits for one that may come after it.
    Threads.run(threads) { number in
      guard number == 0 else { return team.help() }
      lead(team)
      team.state.change { $0.isOver = true }
    }
  }

  /// Does the tasks 0 to `count` - 1, in any order and at once, and returns when all are done. For the leader alone.
  public func perform(_ count: Int, _ task: @escaping @Sendable (Int) -> Void) {
    state.change { ($0.task, $0.count, $0.next) = (task, count, 0) }
    while let number = state.change({ $0.take() }) {
      task(number)
      state.change { $0.running -= 1 }
    }
    state.wait { $0.running == 0 ? () : nil }
    state.change { ($0.task, $0.count) = (nil, 0) }
  }

  private func help() {
    while true {
      let work: (Int, @Sendable (Int) -> Void)? = state.wait { state in
        if state.isOver { return .some(nil) }
        guard let task = state.task, let number = state.take() else { return nil }
        return .some((number, task))
      }
      guard let (number, task) = work else { return }
      task(number)
      state.change { $0.running -= 1 }
    }
  }
}
