import Batch
import Testing

/// Shards that follow from the variables of an array's tasks.
struct ShardAutomaticTests {
  private func shard(_ text: String, _ environment: [String: String]) throws -> String {
    try ShardOption(text).shard { environment[$0] }.description
  }

  private static func slurm(_ id: Int, _ count: Int, _ min: Int, _ max: Int, _ step: Int = 1) -> [String: String] {
    [
      "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_COUNT": "\(count)", "SLURM_ARRAY_TASK_MIN": "\(min)",
      "SLURM_ARRAY_TASK_MAX": "\(max)", "SLURM_ARRAY_TASK_STEP": "\(step)",
    ]
  }

  /// Each array as it is submitted with the variables that Slurm 22.05 then sets, and its tasks in order.
  static let arrays: [(array: String, tasks: [Int], least: Int, largest: Int, step: Int)] = [
    ("0-3", [0, 1, 2, 3], 0, 3, 1), ("0-9:3", [0, 3, 6, 9], 0, 9, 3), ("0-10:3", [0, 3, 6, 9], 0, 9, 3),
    ("1-16:5", [1, 6, 11, 16], 1, 16, 5), ("4-7", [4, 5, 6, 7], 4, 7, 1), ("0-9:3%2", [0, 3, 6, 9], 0, 9, 3),
  ]

  @Test(arguments: arrays)
  func slurmTasksAreCounted(array: String, tasks: [Int], least: Int, largest: Int, step: Int) throws {
    let shards = try tasks.map { try shard("auto", Self.slurm($0, tasks.count, least, largest, step)) }
    #expect(shards == (1...tasks.count).map { "\($0)/\(tasks.count)" })
  }

  @Test(arguments: [
    (["JOB_COMPLETION_INDEX": "0"], "auto:5", "1/5"), (["JOB_COMPLETION_INDEX": "4"], "auto:5", "5/5"),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], "auto", "1/10"),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "9", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], "auto", "10/10"),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "9", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], "auto:10", "10/10"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "auto", "1/4"),
    (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "auto", "4/4"),
    (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "auto:4", "4/4"), (["CI_NODE_INDEX": "4"], "auto:4", "4/4"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"], "auto", "1/1"),
    // A task submitted again alone or with others: numbers of the whole array decide.
    (slurm(7, 1, 7, 7), "auto:16", "8/16"), (slurm(7, 1, 7, 7), "auto:0-15", "8/16"),
    (slurm(7, 1, 7, 7), "auto:1-16", "7/16"),
    (slurm(6, 1, 6, 6), "auto:0-9:3", "3/4"), (slurm(3, 3, 1, 7), "auto:16", "4/16"),
    (slurm(15, 16, 0, 15), "auto:16", "16/16"),
    (["SLURM_ARRAY_TASK_ID": "7"], "auto:16", "8/16"),
    (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1"], "auto", "3/4"),
    // Two schedulers that say the same, and one that is not used.
    (slurm(2, 4, 0, 3).merging(["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"]) { old, _ in old }, "auto", "3/4"),
    (slurm(2, 4, 0, 3).merging(["CI_NODE_INDEX": "", "CI_NODE_TOTAL": "1"]) { old, _ in old }, "auto", "3/4"),
  ])
  func tasksAreFound(environment: [String: String], text: String, shard: String) throws {
    #expect(try self.shard(text, environment) == shard)
  }

  private static let whole =
    "write 'auto:N', N being the number of tasks of the whole array from 0, or the whole array's numbers as in 'auto:1-16'"

  @Test(arguments: [
    ([:], "auto", noTask), ([:], "auto:4", noTask), (["CI_NODE_TOTAL": "1"], "auto", noTask),
    (["SLURM_JOB_ID": "12"], "auto", noTask), (["SLURM_ARRAY_TASK_ID": ""], "auto", noTask),
    // Lists and parts: 1,3,7 and 0-3,8-11 and 0,3,6 as Slurm 22.05 tells them.
    (slurm(3, 3, 1, 7), "auto", "the array has 3 tasks, but 1-7 are 7: it is a part, or a list of numbers; " + whole),
    (
      slurm(8, 8, 0, 11), "auto", "the array has 8 tasks, but 0-11 are 12: it is a part, or a list of numbers; " + whole
    ),
    (slurm(0, 3, 0, 6), "auto", "the array has 3 tasks, but 0-6 are 7: it is a part, or a list of numbers; " + whole),
    (slurm(0, 4, 0, 9), "auto", "the array has 4 tasks, but 0-9 are 10: it is a part, or a list of numbers; " + whole),
    (
      slurm(7, 1, 7, 7), "auto",
      "the array is task 7 alone; if it is submitted again, \(whole); for a whole list leave out --shard"
    ),
    (
      slurm(16, 16, 1, 16), "auto:16",
      "the array has a task 16, beyond 0-15; for tasks numbered from 1 write 'auto:1-16'"
    ),
    (
      slurm(2, 16, 1, 16), "auto:16",
      "the array has a task 16, beyond 0-15; for tasks numbered from 1 write 'auto:1-16'"
    ),
    (
      slurm(2, 9, 0, 8), "auto:4",
      "the array has a task 8, beyond 0-3; write the whole array's numbers as in 'auto:1-16'"
    ),
    (slurm(2, 1, 2, 2), "auto:0-9:3", "SLURM_ARRAY_TASK_ID is 2, which is none of 0-9:3; " + whole),
    (slurm(0, 1, 0, 0), "auto:1-16", "SLURM_ARRAY_TASK_ID is 0, which is none of 1-16; " + whole),
    (slurm(9, 4, 0, 3), "auto", "SLURM_ARRAY_TASK_ID is 9, which is none of 0-3; " + whole),
    (
      ["SLURM_ARRAY_TASK_ID": "3"], "auto",
      "SLURM_ARRAY_TASK_ID is set and SLURM_ARRAY_TASK_COUNT is not; write 'auto:N', N being the number of tasks"
    ),
    (
      ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4"], "auto",
      "SLURM_ARRAY_TASK_ID is set and SLURM_ARRAY_TASK_MIN is not; write 'auto:N', N being the number of tasks"
    ),
    (
      ["JOB_COMPLETION_INDEX": "3"], "auto",
      "JOB_COMPLETION_INDEX is set, but a pod is not told how many there are; write 'auto:N', N being the Job's completions"
    ),
    (["JOB_COMPLETION_INDEX": "5"], "auto:5", "JOB_COMPLETION_INDEX is 5, which is none of 0-4; " + whole),
    (["JOB_COMPLETION_INDEX": "x1"], "auto:5", "JOB_COMPLETION_INDEX is 'x1', which is no number of an array of tasks"),
    (["JOB_COMPLETION_INDEX": "-1"], "auto:5", "JOB_COMPLETION_INDEX is '-1', which is no number of an array of tasks"),
    (
      ["AWS_BATCH_JOB_ARRAY_INDEX": "3"], "auto",
      "AWS_BATCH_JOB_ARRAY_INDEX is set and AWS_BATCH_JOB_ARRAY_SIZE is not; write 'auto:N', N being the number of tasks"
    ),
    (
      ["AWS_BATCH_JOB_ARRAY_INDEX": "3", "AWS_BATCH_JOB_ARRAY_SIZE": "4"], "auto:16",
      "AWS_BATCH_JOB_ARRAY_SIZE is 4, but --shard says 16"
    ),
    (
      ["AWS_BATCH_JOB_ARRAY_INDEX": "4", "AWS_BATCH_JOB_ARRAY_SIZE": "4"], "auto",
      "AWS_BATCH_JOB_ARRAY_INDEX is 4, which is none of 0-3; " + whole
    ),
    (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], "auto", "CI_NODE_INDEX is 0, which is none of 1-4; " + whole),
    (
      ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"], "auto",
      "CI_NODE_TOTAL is '0', which is no number of an array of tasks"
    ),
    (
      slurm(2, 4, 0, 3).merging(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"]) { old, _ in old }, "auto",
      "SLURM_ARRAY_TASK_ID makes this shard 3/4, and CI_NODE_INDEX makes it 1/4; write the one that is meant, or unset the other's variables"
    ),
  ])
  func nothingIsGuessed(environment: [String: String], text: String, message: String) {
    let error = #expect(throws: ShardError.self) { try shard(text, environment) }
    #expect(error?.description == message)
  }

  private static let noTask =
    "'auto' finds no array of tasks: none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, AWS_BATCH_JOB_ARRAY_INDEX, "
    + "CI_NODE_INDEX is set; write I/N such as '3/16'"
}
