/// Which task of an array this process is, by the variables of one scheduler.
struct ArrayTask {
  /// The variable that numbers the task.
  let variable: String
  let number: Int
  /// The variable that tells how many tasks there are, where there is one, and its value.
  let countVariable: String?
  let count: Int?
  /// The numbers of all tasks, where the scheduler tells enough.
  let numbers: TaskNumbers?
  /// The number of the first task, unless it is said: 1 for GitLab, 0 for all others.
  let usualFirst: Int
  /// Whether a part of an array that is submitted again is told as an array of its own.
  let isSubmittedInParts: Bool

  /// The variables that number a task.
  static let variables = [
    "SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX", "AWS_BATCH_JOB_ARRAY_INDEX", "CI_NODE_INDEX",
  ]

  /// The task as each scheduler tells it whose variable is set.
  static func all(_ environment: Environment) throws(ShardError) -> [ArrayTask] {
    var tasks: [ArrayTask] = []
    if let task = try slurm(environment) { tasks.append(task) }
    // How many tasks there are is not told to a pod:
    // <https://kubernetes.io/docs/tasks/job/indexed-parallel-processing-static/>.
    if let task = try counted("JOB_COMPLETION_INDEX", of: nil, first: 0, environment) { tasks.append(task) }
    // <https://docs.aws.amazon.com/batch/latest/userguide/job_env_vars.html>.
    let aws = ("AWS_BATCH_JOB_ARRAY_INDEX", "AWS_BATCH_JOB_ARRAY_SIZE")
    if let task = try counted(aws.0, of: aws.1, first: 0, environment) { tasks.append(task) }
    // The first is not set in jobs that are not parallel, the second is 1 there:
    // <https://docs.gitlab.com/ci/variables/predefined_variables/>.
    if let task = try counted("CI_NODE_INDEX", of: "CI_NODE_TOTAL", first: 1, environment) { tasks.append(task) }
    return tasks
  }

  private static func counted(
    _ variable: String, of countVariable: String?, first: Int, _ environment: Environment
  ) throws(ShardError) -> ArrayTask? {
    guard let number = try environment.number(variable) else { return nil }
    var count: Int?
    if let countVariable { count = try environment.count(countVariable) }
    return ArrayTask(
      variable: variable, number: number, countVariable: countVariable, count: count,
      numbers: count.map { TaskNumbers(first: first, count: $0) }, usualFirst: first, isSubmittedInParts: false)
  }

  /// <https://slurm.schedmd.com/sbatch.html>: the variables describe the array as it was submitted. For the numbers 1,3,7
  /// the least is 1, the largest 7, the step 1 and the count 3.
  private static func slurm(_ environment: Environment) throws(ShardError) -> ArrayTask? {
    let prefix = "SLURM_ARRAY_TASK_"
    guard let number = try environment.number(prefix + "ID") else { return nil }
    let count = try environment.count(prefix + "COUNT")
    var numbers: TaskNumbers?
    if let least = try environment.number(prefix + "MIN"), let count {
      let step = try environment.count(prefix + "STEP") ?? 1
      let largest = try environment.number(prefix + "MAX") ?? least + (count - 1) * step
      numbers = TaskNumbers(first: least, step: step, count: max(0, largest - least) / step + 1)
    }
    return ArrayTask(
      variable: prefix + "ID", number: number, countVariable: count == nil ? prefix + "COUNT" : prefix + "MIN",
      count: count, numbers: numbers, usualFirst: 0, isSubmittedInParts: true)
  }
}

/// Numbers of the environment.
struct Environment {
  let value: (String) -> String?

  /// A variable's number; nil where it is not set, or set to nothing.
  func number(_ variable: String) throws(ShardError) -> Int? {
    guard let text = value(variable), !text.isEmpty else { return nil }
    guard let number = Int(digits: text) else { throw ShardError(.notNumber(variable, text)) }
    return number
  }

  /// A variable's number, at least 1.
  func count(_ variable: String) throws(ShardError) -> Int? {
    let count = try number(variable)
    if count == 0 { throw ShardError(.notNumber(variable, "0")) }
    return count
  }
}
