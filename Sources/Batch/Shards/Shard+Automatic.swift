extension Shard {
  /// The shard of the array task that this process is. `numbers` are those of the whole array's tasks; nil where the
  /// environment is to tell them. Never guesses: an environment that names no task, or from which two shards follow, is an
  /// error.
  static func automatic(
    _ numbers: TaskNumbers?, environment: (String) -> String?
  ) throws(ShardError) -> Shard {
    try withoutActuallyEscaping(environment) { (environment) throws(ShardError) in
      let tasks = try ArrayTask.all(Environment(value: environment))
      guard let first = tasks.first else { throw ShardError(.noTask) }
      let shard = try first.shard(of: numbers)
      for other in tasks.dropFirst() {
        let otherShard = try other.shard(of: numbers)
        guard otherShard == shard else {
          throw ShardError(.disagreement(first.variable, shard, other.variable, otherShard))
        }
      }
      return shard
    }
  }
}

extension ArrayTask {
  /// The task's shard, of the whole array's numbers where they are given.
  func shard(of given: TaskNumbers?) throws(ShardError) -> Shard {
    let all = if let given { try checked(given.beginning(with: usualFirst)) } else { try told() }
    guard let shard = all.shard(of: number) else { throw ShardError(.notOfArray(variable, number, all)) }
    return shard
  }

  /// The numbers as the scheduler tells them.
  private func told() throws(ShardError) -> TaskNumbers {
    guard let countVariable else { throw ShardError(.notCounted(variable)) }
    guard let numbers, let count else { throw ShardError(.missing(countVariable, beside: variable)) }
    guard count == numbers.count else { throw ShardError(.partOfArray(numbers, count: count)) }
    if isSubmittedInParts, count == 1 { throw ShardError(.oneTask(number)) }
    return numbers
  }

  /// The given numbers, if what the scheduler tells does not contradict them.
  private func checked(_ given: TaskNumbers) throws(ShardError) -> TaskNumbers {
    if isSubmittedInParts {
      if let last = numbers?.last, last > given.last { throw ShardError(.beyondArray(last, given)) }
    } else if let countVariable, let count, count != given.count {
      throw ShardError(.otherCount(countVariable, count, given.count))
    }
    return given
  }
}
