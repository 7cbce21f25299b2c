import Suggestions

/// Why `--shard` gives no shard (exit code 64).
public struct ShardError: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Neither `I/N` nor `auto`.
    case malformed(String)
    /// A shard that there is not.
    case outside(Int, Int)
    /// No numbers after `auto:`.
    case badNumbers(String)
    /// No scheduler's variable is set.
    case noTask
    /// A variable has another value than a number.
    case notNumber(String, String)
    /// A variable is not set though another of its scheduler is.
    case missing(String, beside: String)
    /// The scheduler does not tell how many tasks there are.
    case notCounted(String)
    /// The array's tasks are not all numbers from the first to the last.
    case partOfArray(TaskNumbers, count: Int)
    /// The array is one task alone.
    case oneTask(Int)
    /// The task's number is not one of the array's.
    case notOfArray(String, Int, TaskNumbers)
    /// The array goes beyond the numbers given.
    case beyondArray(Int, TaskNumbers)
    /// The scheduler tells another count than is given.
    case otherCount(String, Int, Int)
    /// Two schedulers tell two shards.
    case disagreement(String, Shard, String, Shard)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

extension ShardError: CustomStringConvertible {
  /// What is wrong, and the way out.
  public var description: String {
    switch kind {
    case .malformed(let text):
      "\(quotedExcerpt(text)) is no shard; write I/N such as '3/16', or 'auto' in an array of tasks"
    case .outside(let number, let count):
      count < 1
        ? "there are no shards of 0"
        : "there is no shard \(number) of \(count); they are 1/\(count) to \(count)/\(count)"
    case .badNumbers(let text):
      "\(quotedExcerpt(text)) does not say the array's tasks; write their count as in 'auto:16', or their numbers as in 'auto:1-16'"
    case .noTask:
      "'auto' finds no array of tasks: none of \(ArrayTask.variables.joined(separator: ", ")) is set; write I/N such as '3/16'"
    case .notNumber(let variable, let value):
      "\(variable) is \(quotedExcerpt(value)), which is no number of an array of tasks"
    case .missing(let variable, let other): "\(other) is set and \(variable) is not; \(Self.writeCount)"
    case .notCounted(let variable):
      "\(variable) is set, but a pod is not told how many there are; write 'auto:N', N being the Job's completions"
    case .partOfArray(let numbers, let count):
      "the array has \(Self.tasks(count)), but \(numbers) are \(numbers.count): it is a part, or a list of numbers; \(Self.writeWhole)"
    case .oneTask(let number):
      "the array is task \(number) alone; if it is submitted again, \(Self.writeWhole); for a whole list leave out --shard"
    case .notOfArray(let variable, let number, let numbers):
      "\(variable) is \(number), which is none of \(numbers); \(Self.writeWhole)"
    case .beyondArray(let last, let numbers):
      "the array has a task \(last), beyond \(numbers); \(Self.writeNumbers(numbers, last))"
    case .otherCount(let variable, let told, let given): "\(variable) is \(told), but --shard says \(given)"
    case .disagreement(let first, let shard, let second, let other):
      "\(first) makes this shard \(shard), and \(second) makes it \(other); write the one that is meant, or unset the other's variables"
    }
  }

  private static let writeCount = "write 'auto:N', N being the number of tasks"

  private static let writeWhole =
    "write 'auto:N', N being the number of tasks of the whole array from 0, or the whole array's numbers as in 'auto:1-16'"

  private static func tasks(_ count: Int) -> String { count == 1 ? "1 task" : "\(count) tasks" }

  /// For an array from 1 to the count, which is the common reason.
  private static func writeNumbers(_ numbers: TaskNumbers, _ last: Int) -> String {
    last == numbers.count && numbers.first == 0
      ? "for tasks numbered from 1 write 'auto:1-\(last)'" : "write the whole array's numbers as in 'auto:1-16'"
  }
}
