/// The numbers of an array's tasks: from the first by steps to the last.
public struct TaskNumbers: Hashable, Sendable {
  let first: Int
  let step: Int
  let count: Int
  /// Whether only the count was written, so that the first number is what the scheduler usually begins with.
  let isCountAlone: Bool

  var last: Int { first + (count - 1) * step }

  init(first: Int, step: Int = 1, count: Int, isCountAlone: Bool = false) {
    self.first = first
    self.step = step
    self.count = count
    self.isCountAlone = isCountAlone
  }

  /// Reads a count such as `16`, or numbers such as `1-16` and `0-45:3`, as Slurm's --array takes them; nil for anything
  /// else.
  init?(_ text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, let step = parts.count == 2 ? Int(digits: parts[1]) : 1, step > 0 else { return nil }
    if ends.count == 2, let first = Int(digits: ends[0]), let last = Int(digits: ends[1]), first <= last {
      self.init(first: first, step: step, count: (last - first) / step + 1)
    } else if ends.count == 1, parts.count == 1, let count = Int(digits: ends[0]), count > 0 {
      self.init(first: 0, count: count, isCountAlone: true)
    } else {
      return nil
    }
  }

  /// The same count beginning with `usual`, unless the numbers were written.
  func beginning(with usual: Int) -> TaskNumbers { isCountAlone ? TaskNumbers(first: usual, count: count) : self }

  /// The shard of the task of this number; nil where the array has none.
  func shard(of task: Int) -> Shard? {
    guard task >= first, task <= last, (task - first) % step == 0 else { return nil }
    return Shard(number: (task - first) / step + 1, count: count)
  }
}

extension TaskNumbers: CustomStringConvertible {
  /// As Slurm's --array takes them: `0-15`, `0-45:3`.
  public var description: String { "\(first)-\(last)" + (step == 1 ? "" : ":\(step)") }
}
