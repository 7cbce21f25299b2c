import Batch
import Testing

/// Shards given by their numbers, and the parts of a list that they have.
struct ShardTests {
  private func shard(_ text: String, _ environment: [String: String] = [:]) throws -> Shard {
    try ShardOption(text).shard { environment[$0] }
  }

  @Test(arguments: [("1/1", 1, 1), ("3/16", 3, 16), ("16/16", 16, 16), ("007/010", 7, 10)])
  func numbersAreRead(text: String, number: Int, count: Int) throws {
    #expect(try shard(text) == Shard(number: number, count: count))
    // Variables of a scheduler do not count then.
    #expect(try shard(text, ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]) == Shard(number: number, count: count))
  }

  @Test(arguments: [
    ("", "'' is no shard; write I/N such as '3/16', or 'auto' in an array of tasks"),
    ("3", "'3' is no shard; write I/N such as '3/16', or 'auto' in an array of tasks"),
    ("3/", "'3/' is no shard; write I/N such as '3/16', or 'auto' in an array of tasks"),
    ("1/2/3", "'1/2/3' is no shard; write I/N such as '3/16', or 'auto' in an array of tasks"),
    ("-1/4", "'-1/4' is no shard; write I/N such as '3/16', or 'auto' in an array of tasks"),
    ("+1/4", "'+1/4' is no shard; write I/N such as '3/16', or 'auto' in an array of tasks"),
    (
      "1/99999999999999999999",
      "'1/99999999999999999999' is no shard; write I/N such as '3/16', or 'auto' in an array of tasks"
    ),
    ("Auto", "'Auto' is no shard; write I/N such as '3/16', or 'auto' in an array of tasks"),
    ("0/4", "there is no shard 0 of 4; they are 1/4 to 4/4"),
    ("5/4", "there is no shard 5 of 4; they are 1/4 to 4/4"),
    ("1/0", "there are no shards of 0"),
    (
      "auto:",
      "'auto:' does not say the array's tasks; write their count as in 'auto:16', or their numbers as in 'auto:1-16'"
    ),
    (
      "auto:0",
      "'auto:0' does not say the array's tasks; write their count as in 'auto:16', or their numbers as in 'auto:1-16'"
    ),
    (
      "auto:x",
      "'auto:x' does not say the array's tasks; write their count as in 'auto:16', or their numbers as in 'auto:1-16'"
    ),
    (
      "auto:4-1",
      "'auto:4-1' does not say the array's tasks; write their count as in 'auto:16', or their numbers as in 'auto:1-16'"
    ),
    (
      "auto:1-4:0",
      "'auto:1-4:0' does not say the array's tasks; write their count as in 'auto:16', or their numbers as in 'auto:1-16'"
    ),
    (
      "auto:16:2",
      "'auto:16:2' does not say the array's tasks; write their count as in 'auto:16', or their numbers as in 'auto:1-16'"
    ),
    (
      "auto:1-2-3",
      "'auto:1-2-3' does not say the array's tasks; write their count as in 'auto:16', or their numbers as in 'auto:1-16'"
    ),
  ])
  func errorsSayTheWayOut(text: String, message: String) {
    let error = #expect(throws: ShardError.self) { try ShardOption(text) }
    #expect(error?.description == message)
  }

  /// Every row is in one shard, and by the rule of the manifests: index mod N = I - 1.
  @Test(arguments: [1, 2, 3, 7, 16, 100])
  func shardsDivideTheList(count: Int) {
    let shards = (1...count).map { Shard(number: $0, count: count) }
    for index in 1...1000 {
      #expect(shards.filter { $0.contains(index) }.map(\.number) == [index % count + 1])
    }
    let sizes = shards.map { shard in (1...1000).count { shard.contains($0) } }
    #expect(sizes.max()! - sizes.min()! <= 1)
  }
}
